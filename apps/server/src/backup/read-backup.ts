import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, type Keyring } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';
import { hashFile } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';
import {
  checkSeal,
  type FileEntry,
  LIST_FILE,
  MANIFEST_FILE,
  type Manifest,
  parseList,
  parseManifest,
  SEAL_FILE,
} from './manifest.ts';

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly FileEntry[];
  /** Throws unless the key is the backup's and the manifest is as it was made. */
  checkSeal(keyring: Keyring): void;
}

const AT_ONCE = 4;

/** Reads what a backup says of itself; nothing of its content is read yet. */
export async function openBackup(folder: string): Promise<Backup> {
  const text = await readText(folder, MANIFEST_FILE);
  const manifest = parseManifest(text);
  const seal = await readText(folder, SEAL_FILE);
  const files = parseList(await readText(folder, LIST_FILE), manifest);
  return { folder, manifest, files, checkSeal: (keyring) => checkSeal(keyring, text, seal) };
}

/** Holds every file against its hash, and says in one sentence what is wrong with the first ones that differ. */
export async function checkFiles(backup: Backup): Promise<void> {
  const faults: string[] = [];
  const realFolders = new Set<string>();
  await inParallel(backup.files, AT_ONCE, async (file) => {
    const path = join(backup.folder, file.path);
    await refuseLinks(backup.folder, dirname(file.path), realFolders);
    const info = await lstat(path).catch(() => null);
    if (info === null) faults.push(`${file.path} is missing`);
    // A link would let the check read one file and the restore another.
    else if (!info.isFile()) faults.push(`${file.path} is not a file`);
    else if (info.size !== file.size) faults.push(`${file.path} has ${info.size} bytes instead of ${file.size}`);
    else if ((await hashFile(path)).sha256 !== file.sha256) faults.push(`${file.path} was changed`);
  });
  if (faults.length === 0) return;
  const shown = faults.sort().slice(0, 5).join('; ');
  const more = faults.length > 5 ? `; and ${faults.length - 5} more` : '';
  throw new StartError(`The backup is not whole: ${shown}${more}. Nothing was restored. Take another backup.`);
}

async function refuseLinks(root: string, folder: string, known: Set<string>): Promise<void> {
  if (folder === '.' || known.has(folder)) return;
  await refuseLinks(root, dirname(folder), known);
  const info = await lstat(join(root, folder)).catch(() => null);
  if (info?.isSymbolicLink())
    throw new StartError(`The backup is not whole: ${folder} is a link. Nothing was restored.`);
  known.add(folder);
}

async function readText(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) {
      throw new StartError(`${folder} is no whole backup: it holds no ${name}.`);
    }
    throw error;
  });
}
