import { link, mkdir, opendir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, makeDirectory, syncDirectory } from '../keyring/durable-files.ts';
import { BlobStoreError } from './errors.ts';
import { findFile } from './find-file.ts';
import type { SpooledBlob } from './spool-blob.ts';
import { type BlobStore, blobPath, isBlobName } from './store.ts';
import { sweepTempFiles, tempFilePath } from './temp-files.ts';

/**
 * Documents as files `ab/cd/<sha256>`. A name appears by link(2), after the content was flushed: it is never seen by
 * half, and link fails when the name is taken, so of several writers exactly one creates.
 */
export async function openFileStore(root: string): Promise<BlobStore> {
  // Within the root: a link cannot cross file systems.
  const spoolFolder = join(root, 'tmp');
  await makeDirectory(spoolFolder);
  await sweepTempFiles(spoolFolder);

  const pathOf = (sha256: string) => join(root, blobPath(sha256));
  const flushedFolders = new Set<string>();

  /** Flushes the new name and, the first time that this process meets the folder, the names of the folder itself. */
  async function syncName(sha256: string): Promise<void> {
    const folder = dirname(pathOf(sha256));
    const parents = flushedFolders.has(folder) ? [] : [dirname(folder), root];
    // Together: one journal commit of the file system then serves all of them.
    await Promise.all([folder, ...parents].map(syncDirectory));
    flushedFolders.add(folder);
  }

  async function put(blob: SpooledBlob, move: (from: string, to: string) => Promise<void>): Promise<void> {
    const path = pathOf(blob.sha256);
    await blob.sync();
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await move(blob.path, path);
    await syncName(blob.sha256);
  }

  return {
    spoolFolder,
    async place(blob) {
      // Only to spare the flush of a copy that is not needed; link decides.
      if (await exists(pathOf(blob.sha256))) return false;
      try {
        await put(blob, link);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    },
    replace: (blob) => put(blob, rename),
    async refresh(sha256) {
      const now = new Date();
      const isThere = await unlessMissing(utimes(pathOf(sha256), now, now).then(() => true));
      // Whoever created it may not have flushed the name yet, and the caller is about to rely on it.
      if (isThere === true) await syncName(sha256);
      return isThere === true;
    },
    find: (sha256, firstBytes) => findFile(sha256, pathOf(sha256), firstBytes),
    async remove(sha256, storedBefore) {
      const path = pathOf(sha256);
      if (storedBefore !== null) {
        const stats = await unlessMissing(stat(path));
        if (stats === null || stats.mtime >= storedBefore) return false;
      }
      const isRemoved = await unlessMissing(unlink(path).then(() => true));
      if (isRemoved === true) await syncDirectory(dirname(path));
      return isRemoved === true;
    },
    list: () => listFiles(root),
    check: () => checkFolder(root, spoolFolder),
  };
}

async function* listFiles(root: string): AsyncGenerator<{ sha256: string; storedAt: Date }, void, undefined> {
  for (const first of await sortedNames(root)) {
    if (!/^[0-9a-f]{2}$/.test(first)) continue;
    for (const second of await sortedNames(join(root, first))) {
      if (!/^[0-9a-f]{2}$/.test(second)) continue;
      for (const name of await sortedNames(join(root, first, second))) {
        if (!isBlobName(name) || !name.startsWith(first + second)) continue;
        const stats = await unlessMissing(stat(join(root, first, second, name)));
        if (stats?.isFile()) yield { sha256: name, storedAt: stats.mtime };
      }
    }
  }
}

async function sortedNames(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const entry of await opendir(folder)) names.push(entry.name);
  return names.sort();
}

/** Goes through everything that storing needs, except flushing: readiness is asked for every few seconds. */
async function checkFolder(root: string, spoolFolder: string): Promise<void> {
  const written = await tempFilePath(spoolFolder);
  const linked = await tempFilePath(spoolFolder);
  const text = 'Countersign checks that it can write and read here.\n';
  try {
    await writeFile(written, text, { flag: 'wx', mode: 0o600 });
    await link(written, linked);
    if ((await readFile(linked, 'utf8')) !== text) throw new Error('what was read is not what was written');
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new BlobStoreError(`Documents cannot be stored under ${root}: ${problem}.`, { cause: error });
  } finally {
    await Promise.all([written, linked].map((path) => unlessMissing(unlink(path))));
  }
}

async function exists(path: string): Promise<boolean> {
  return (await unlessMissing(stat(path))) !== null;
}

async function unlessMissing<T>(outcome: Promise<T>): Promise<T | null> {
  try {
    return await outcome;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
