import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../platform/keyring/index.ts';
import type { BackupFolder } from './backup-folder.ts';
import { inParallel } from './in-parallel.ts';

const PLACE = 'blobs';
const AT_ONCE = 4;
/** As they stand in the store: two levels of folders, then the name. What is being written waits elsewhere. */
const LEVELS = [/^[0-9a-f]{2}$/, /^[0-9a-f]{2}$/, /^[0-9a-f]{64}$/];

/**
 * Copies the stored documents, encrypted as they are, that the backup does not have yet. It is called before the copy of
 * the database is begun and again when that is finished, and together the two hold every document that a row of the copy
 * needs (decision 0079): a row is committed after its bytes are stored, so the second call finds all that were stored
 * while the database was copied; and sweeps delete only bytes that are older than a day, which the first call has seen.
 */
export async function copyDocuments(store: string, backup: BackupFolder): Promise<void> {
  await inParallel(listDocuments(store), AT_ONCE, async (path) => {
    const known = backup.find(`${PLACE}/${path}`);
    const inode = await inodeOf(join(store, path));
    // What is deleted since it was copied stays in the backup: a row of the copy may be older than the deletion.
    if (inode === null) return;
    // A damaged document that was stored anew meanwhile stands under the same name in another file.
    if (known?.inode !== inode) await backup.copy(join(store, path), `${PLACE}/${path}`);
  });
}

async function* listDocuments(store: string, level = 0, folder = ''): AsyncGenerator<string, void, undefined> {
  for (const name of await namesIn(join(store, folder))) {
    if (!LEVELS[level]?.test(name)) continue;
    const path = folder === '' ? name : `${folder}/${name}`;
    if (level === LEVELS.length - 1) yield path;
    else yield* listDocuments(store, level + 1, path);
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  try {
    for await (const entry of await opendir(folder)) names.push(entry.name);
  } catch (error) {
    // A service that stored nothing yet.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return names.sort();
}

async function inodeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ ino }) => ino,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    },
  );
}
