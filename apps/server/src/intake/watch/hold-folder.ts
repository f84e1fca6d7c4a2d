import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/db.ts';
import { type FolderHandle, type HandleOptions, LinkInFolderError, openFolder } from './folder-handle.ts';
import { DONE, QUARANTINE, unlessGone } from './list-folder.ts';
import { holdFolder, proveHolding, releaseFolder } from './watch.queries.ts';

/** Another node took the folder over. Nothing was filed; it is that node's turn. */
export class FolderLostError extends Error {
  override readonly name = 'FolderLostError';
}

/** The folder cannot be worked in, in words for whoever set it up. */
class FolderUnusableError extends Error {
  override readonly name = 'FolderUnusableError';
}

const ID_FILE = '.countersign';
const UUID = /^[0-9a-f-]{36}$/;

/** Opens the folder, or says why it cannot be worked in. */
export async function openWatched(root: string, options: HandleOptions): Promise<FolderHandle> {
  const opened = await unlessGone(openFolder(root, options));
  if (opened === null) throw new FolderUnusableError(`WATCH_DIR ${root} does not exist. Make it, or mount it.`);
  return opened;
}

/** Makes the two folders for what is through, and answers the id by which all nodes know this folder. */
export async function prepareFolder(files: FolderHandle): Promise<string> {
  for (const name of [DONE, QUARANTINE]) {
    await files
      .making(name, async () => {})
      .catch((error: unknown) => {
        // A link here would carry files out of the folder.
        if (!(error instanceof LinkInFolderError)) throw error;
        throw new FolderUnusableError(`${name} in WATCH_DIR must be a folder of its own, not a link or a file.`);
      });
  }
  return files.making('', ({ at }) => readId(at(ID_FILE)));
}

async function readId(path: string): Promise<string> {
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (file !== null) {
    try {
      await file.writeFile(`${randomUUID()}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }
  const id = (await readPlain(path)).trim();
  if (UUID.test(id)) return id;
  throw new FolderUnusableError(
    `${ID_FILE} in WATCH_DIR holds no id. Another node may be writing it; if this stays so, remove the file.`,
  );
}

/** The text of a file that is not a link; empty where it is one. */
async function readPlain(path: string): Promise<string> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP' || error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A folder that this node may take files from, until the lease ends. */
export interface HeldFolder {
  readonly files: FolderHandle;
  readonly id: string;
  readonly holder: string;
}

/** Whether the folder is ours for the next seconds. */
export async function hold(app: App, { id, holder }: HeldFolder, seconds: number): Promise<boolean> {
  return (await app.db.maybe(holdFolder, [id, holder, seconds])) !== undefined;
}

/** In the transaction that files something: fails unless the folder is still ours, and keeps it ours until the commit. */
export async function requireHolding(tx: Tx, { id, holder }: HeldFolder): Promise<void> {
  if ((await tx.maybe(proveHolding, [id, holder])) === undefined) {
    throw new FolderLostError('Another node has taken over the watched folder.');
  }
}

export async function letGo(app: App, { id, holder }: Pick<HeldFolder, 'id' | 'holder'>): Promise<void> {
  await app.db.run(releaseFolder, [id, holder]);
}
