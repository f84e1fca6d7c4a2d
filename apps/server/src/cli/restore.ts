import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Backup,
  checkFiles,
  KEY_PLACE,
  nameFolder,
  openBackup,
  unpackBackup,
  writeFlushed,
} from '../backup/index.ts';
import { readConfig } from '../platform/config.ts';
import { hasCode, type Keyring, openKeyring } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';
import { judgeRestored } from './judge-restored.ts';

const HELP = `Usage: countersign restore BACKUP --data-dir DIR [--key-file FILE]

Puts a backup into a new data folder, lets the database recover there, and checks everything with fsck.
  --data-dir DIR   a folder that is not there yet, or is empty; set DATA_DIR to it when you start the service
  --key-file FILE  the key file that belongs to the data, where it is not in the backup; it is copied to DIR/keys
`;

interface Arguments {
  readonly backup: string;
  readonly dataDir: string;
  readonly keyFile: string | undefined;
}

/** `countersign restore`. Exit codes: 0 restored without a fault, 1 not restored or with faults, 2 usage. */
export async function run(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    process.stderr.write(HELP);
    return 2;
  }
  if (readConfig(process.env).databaseUrl !== null) {
    process.stderr.write('restore is for the embedded database: start it without DATABASE_URL.\n');
    return 2;
  }
  const dataDir = resolve(asked.dataDir);
  await refuseUsed(dataDir);
  const backup = await openBackup(resolve(asked.backup));
  const keyFile = asked.keyFile ?? (backup.manifest.key === 'included' ? join(backup.folder, KEY_PLACE) : null);
  if (keyFile === null) {
    process.stderr.write('The key file is not in this backup: name the one that belongs to it by --key-file.\n');
    return 2;
  }
  if (backup.manifest.documents === 'elsewhere' && !readConfig(process.env).blobUrl.startsWith('s3:')) {
    process.stderr.write('The documents of this backup stand in a bucket: set BLOB_URL and its credentials to it.\n');
    return 2;
  }
  backup.checkSeal(await openGivenKey(keyFile));
  await checkFiles(backup);
  process.stdout.write(`Every file of the backup of ${backup.manifest.createdAt} is as it was made.\n`);
  return restoreInto(dataDir, backup, await readFile(keyFile));
}

/** Everything happens under another name, which a service is never pointed at; what was not finished is removed. */
async function restoreInto(dataDir: string, backup: Backup, key: Uint8Array): Promise<number> {
  const part = join(dirname(dataDir), `${basename(dataDir)}.restoring-${randomBytes(4).toString('hex')}`);
  await mkdir(part, { mode: 0o700 });
  try {
    await unpackBackup(backup, part);
    if (backup.manifest.key === 'apart') {
      await mkdir(join(part, dirname(KEY_PLACE)), { mode: 0o700 });
      await writeFlushed(join(part, KEY_PLACE), key);
    }
    const code = await judgeRestored(part, backup.manifest.documents === 'included');
    // An empty folder that was there goes; one that is a mount of its own cannot, and is told.
    await rmdir(dataDir).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
    await nameFolder(part, dataDir);
    process.stdout.write(
      code === 0
        ? `${dataDir} is restored. Start the service with DATA_DIR=${dataDir}.\n`
        : `${dataDir} is restored WITH THE FAULTS ABOVE: they were in the service when the backup was taken.\n`,
    );
    return code;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw explain(error, dataDir);
  }
}

async function openGivenKey(keyFile: string): Promise<Keyring> {
  return openKeyring({ keyFile, mayCreate: false });
}

async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) return ['file'];
    throw error;
  });
  if (names.length > 0)
    throw new StartError(`${dataDir} is not empty. A restore overwrites nothing: name another folder.`);
  const parent = await stat(dirname(dataDir)).catch(() => null);
  if (parent?.isDirectory() !== true) throw new StartError(`${dirname(dataDir)} is not a folder. Make it first.`);
}

function explain(error: unknown, dataDir: string): unknown {
  if (hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')) {
    return new StartError(`There is no room left for ${dataDir}. What was restored was removed.`, { cause: error });
  }
  if (hasCode(error, 'EBUSY')) {
    return new StartError(
      `${dataDir} is a mount point, which a restore cannot take the place of. Name a folder in it.`,
    );
  }
  return error;
}

function readArguments(args: readonly string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'data-dir': { type: 'string' }, 'key-file': { type: 'string' } },
    });
    const [backup, ...more] = positionals;
    const dataDir = values['data-dir'];
    if (backup === undefined || more.length > 0 || dataDir === undefined || dataDir === '') return null;
    return { backup, dataDir, keyFile: values['key-file'] };
  } catch {
    return null;
  }
}
