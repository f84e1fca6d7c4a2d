import { createHash } from 'node:crypto';
import { type Keyring, KeyringError } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';

export const MANIFEST_FILE = 'manifest.json';
/** The digest of the manifest, sealed with the master key: whoever lacks the key can neither forge nor change a backup. */
export const SEAL_FILE = 'manifest.seal';
export const LIST_FILE = 'files.jsonl';
export const KEY_PLACE = 'keys/master.key';
const FORMAT = 'countersign-backup/1';
const CONTEXT = 'backup manifest';

export interface FileEntry {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof FORMAT;
  /** Of Countersign. */
  readonly version: string;
  readonly createdAt: string;
  readonly platform: string;
  readonly postgres: {
    readonly firstSegment: string;
    readonly lastSegment: string;
    readonly startPosition: string;
    readonly stopPosition: string;
  };
  /** `elsewhere`: they stand in a bucket, which is backed up by its own means. */
  readonly documents: 'included' | 'elsewhere';
  readonly key: 'included' | 'apart';
  /** Folders that are there even where they hold no file. */
  readonly folders: readonly string[];
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256: string };
}

export function writeList(files: readonly FileEntry[]): string {
  return files.map((file) => `${JSON.stringify(file)}\n`).join('');
}

export function writeManifest(about: Omit<Manifest, 'format' | 'files'>, files: readonly FileEntry[]): string {
  const list = {
    count: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    sha256: sha256(writeList(files)),
  };
  return `${JSON.stringify({ format: FORMAT, ...about, files: list }, null, 2)}\n`;
}

export function sealManifest(keyring: Keyring, manifest: string): string {
  return `${keyring.sealText(sha256(manifest), CONTEXT)}\n`;
}

/** A wrong key, one that lacks the newest line, and a manifest that was changed are told apart. */
export function checkSeal(keyring: Keyring, manifest: string, seal: string): void {
  let digest: string;
  try {
    digest = keyring.openText(seal.trim(), CONTEXT);
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    if (error.reason === 'unknown_key') {
      throw new StartError('The key file is not the one that this backup was made with, or an older state of it.');
    }
    throw new StartError(`${SEAL_FILE} of the backup was changed or is damaged. Take another backup.`);
  }
  if (digest !== sha256(manifest))
    throw new StartError(`${MANIFEST_FILE} of the backup was changed since it was made.`);
}

export function parseManifest(text: string): Manifest {
  const found = parseJson(text) as Partial<Manifest> | null;
  if (found?.format !== FORMAT) {
    throw new StartError(
      `The folder holds no backup that this version knows: ${MANIFEST_FILE} does not say "${FORMAT}".`,
    );
  }
  const { folders, files } = found;
  if (!Array.isArray(folders) || files === undefined) throw damaged('It lacks the list of its folders.');
  for (const folder of folders) checkPath(folder);
  return found as Manifest;
}

/** The files that the list names, each within the backup and named once. */
export function parseList(text: string, manifest: Manifest): readonly FileEntry[] {
  if (sha256(text) !== manifest.files.sha256) throw damaged(`${LIST_FILE} is not the one that it was made with.`);
  const files = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseJson(line) as FileEntry);
  const paths = new Set<string>();
  for (const file of files) {
    checkPath(file?.path);
    if (paths.has(file.path)) throw damaged(`${LIST_FILE} names "${file.path}" twice.`);
    paths.add(file.path);
  }
  if (files.length !== manifest.files.count) throw damaged(`${LIST_FILE} is not complete.`);
  return files;
}

const tops: readonly string[] = ['postgres', 'blobs', 'mail', 'simulator', 'keys'];

/** Nothing outside of the folder is ever read or written, whoever wrote the list. */
function checkPath(path: unknown): void {
  const parts = typeof path === 'string' ? path.split('/') : [];
  const isPlain = parts.every((part) => /^[A-Za-z0-9_.+-]+$/.test(part) && part !== '.' && part !== '..');
  if (parts.length > 0 && isPlain && tops.includes(parts[0] ?? '')) return;
  throw damaged(`It names "${String(path).slice(0, 200)}", which is no place within a backup.`);
}

function damaged(problem: string): StartError {
  return new StartError(`The backup is damaged or was changed. ${problem}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
