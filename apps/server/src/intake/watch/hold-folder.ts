import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/db.ts';
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

/** Makes the two folders for what is through, and answers the id by which all nodes know this folder. */
export async function prepareFolder(root: string): Promise<string> {
  const stats = await unlessGone(lstat(root));
  if (stats === null) throw new FolderUnusableError(`WATCH_DIR ${root} does not exist. Make it, or mount it.`);
  for (const name of [DONE, QUARANTINE]) {
    await mkdir(join(root, name), { recursive: true }).catch(() => {});
    const made = await unlessGone(lstat(join(root, name)));
    // A link here would carry files out of the folder.
    if (made?.isDirectory() !== true) {
      throw new FolderUnusableError(`${name} in WATCH_DIR must be a folder of its own, not a link or a file.`);
    }
  }
  return readId(root);
}

async function readId(root: string): Promise<string> {
  const path = join(root, ID_FILE);
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
  const id = (await readFile(path, 'utf8')).trim();
  if (UUID.test(id)) return id;
  throw new FolderUnusableError(
    `${ID_FILE} in WATCH_DIR holds no id. Another node may be writing it; if this stays so, remove the file.`,
  );
}

/** A folder that this node may take files from, until the lease ends. */
export interface HeldFolder {
  readonly root: string;
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

export async function letGo(app: App, { id, holder }: HeldFolder): Promise<void> {
  await app.db.run(releaseFolder, [id, holder]);
}
