export { nameFolder } from './backup-folder.ts';
export { writeFlushed } from './copy-file.ts';
export { dropUnneeded } from './drop-unneeded.ts';
export { KEY_PLACE } from './manifest.ts';
export { type Backup, checkFiles, openBackup } from './read-backup.ts';
export { takeBackup } from './take-backup.ts';
export { unpackBackup } from './unpack-backup.ts';
