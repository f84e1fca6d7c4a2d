import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from '../platform/keyring/index.ts';
import { type CopiedFile, copyFile, writeFlushed } from './copy-file.ts';
import type { FileEntry } from './manifest.ts';

/** A backup that is being written: what it holds so far, by paths relative to it, with slashes. */
export interface BackupFolder {
  readonly path: string;
  /** Copies a file into the backup, instead of an earlier copy of the same name. Null when it was gone. */
  copy(from: string, to: string): Promise<CopiedFile | null>;
  write(to: string, text: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** How the file was copied, if it was. */
  find(path: string): CopiedFile | undefined;
  /** In the order of their names. */
  files(): readonly FileEntry[];
  folders(): readonly string[];
}

export async function openBackupFolder(path: string, signal: AbortSignal): Promise<BackupFolder> {
  await mkdir(path, { mode: 0o700 });
  const copied = new Map<string, CopiedFile>();
  const folders = new Set<string>();
  const made = new Set<string>();

  async function placeFor(to: string): Promise<string> {
    signal.throwIfAborted();
    const place = join(path, to);
    const folder = dirname(place);
    if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    made.add(folder);
    return place;
  }

  return {
    path,
    async copy(from, to) {
      const place = await placeFor(to);
      if (copied.delete(to)) await rm(place);
      const file = await copyFile(from, place);
      if (file !== null) copied.set(to, file);
      return file;
    },
    async write(to, text) {
      const file = await writeFlushed(await placeFor(to), Buffer.from(text));
      copied.set(to, { ...file, inode: 0 });
    },
    async makeFolder(folder) {
      await mkdir(await placeFor(folder), { recursive: true, mode: 0o700 });
      folders.add(folder);
    },
    find: (to) => copied.get(to),
    files: () =>
      [...copied]
        .map(([name, { size, sha256 }]) => ({ path: name, size, sha256 }))
        .sort((left, right) => (left.path < right.path ? -1 : 1)),
    folders: () => [...folders].sort(),
  };
}

/** Flushes every folder within and gives the whole its name. The files are flushed already. */
export async function nameFolder(part: string, name: string): Promise<void> {
  await syncTree(part);
  await rename(part, name);
  await syncDirectory(dirname(name));
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncTree(join(folder, entry.name));
  }
  await syncDirectory(folder);
}
