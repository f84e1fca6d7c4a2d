import { constants, existsSync } from 'node:fs';
import { type FileHandle, lstat, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/** Something below the watched folder leads somewhere else. Whoever put it there has to take it away. */
export class LinkInFolderError extends Error {
  override readonly name = 'LinkInFolderError';
}

const FOLDER = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/** A folder below the watched one that is held open: what was checked is what is used. */
export interface OpenFolder {
  /** A path to a name in this very folder, whatever happens to the names that led to it. */
  at(name: string): string;
  /** Right before something is changed by such a path: fails where the system cannot keep the promise above and the
   * names lead somewhere else by now. */
  requireSame(): Promise<void>;
}

/** The watched folder, held open. Every path is taken apart and walked from here, and no link is followed. */
export interface FolderHandle {
  /** As it was configured, for messages. */
  readonly root: string;
  /** Opens a folder by its path from the watched one on; null where there is none. */
  within<T>(path: string, work: (folder: OpenFolder) => Promise<T>): Promise<T | null>;
  /** The same, and makes what is missing. */
  making<T>(path: string, work: (folder: OpenFolder) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface HandleOptions {
  /**
   * Whether an open folder has a path of its own, by which it is reached like openat does: Linux. Elsewhere the names
   * are walked again and compared with the open folders right before every change.
   */
  readonly hasDescriptorPaths?: boolean;
  /** Runs between the opening of a folder and its use: for tests that swap it for a link there. */
  readonly afterOpening?: ((path: string) => Promise<void>) | undefined;
}

/** The folder itself may be reached by a link, since whoever runs the machine says where it is. */
export async function openFolder(
  root: string,
  { hasDescriptorPaths = existsSync('/proc/self/fd'), afterOpening }: HandleOptions = {},
): Promise<FolderHandle> {
  const top = await open(root, constants.O_RDONLY | constants.O_DIRECTORY);
  const pathOf = (handle: FileHandle, names: readonly string[]) =>
    hasDescriptorPaths ? `/proc/self/fd/${handle.fd}` : join(root, ...names);

  async function walk<T>(path: string, makes: boolean, work: (folder: OpenFolder) => Promise<T>): Promise<T | null> {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    const opened: FileHandle[] = [top];
    try {
      for (const [depth, name] of names.entries()) {
        if (name === '..') throw new LinkInFolderError('A path leads out of WATCH_DIR.');
        const step = join(pathOf(opened.at(-1) ?? top, names.slice(0, depth)), name);
        const handle = await openStep(step, makes);
        if (handle === null) return null;
        opened.push(handle);
      }
      await afterOpening?.(path);
      const base = pathOf(opened.at(-1) ?? top, names);
      const requireSame = async () => {
        if (!hasDescriptorPaths) await requireSameNames(root, names, opened);
      };
      await requireSame();
      return await work({ at: (name) => join(base, name), requireSame });
    } finally {
      for (const handle of opened.slice(1)) await handle.close();
    }
  }

  return {
    root,
    within: (path, work) => walk(path, false, work),
    making: async (path, work) => {
      const done = await walk(path, true, async (folder) => ({ result: await work(folder) }));
      // A folder that was made and is gone at once was taken away by somebody else.
      if (done === null) throw new LinkInFolderError('A folder below WATCH_DIR was taken away while it was used.');
      return done.result;
    },
    close: () => top.close(),
  };
}

async function openStep(step: string, makes: boolean): Promise<FileHandle | null> {
  const found = await openPlain(step);
  if (found !== null || !makes) return found;
  await mkdir(step).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return openPlain(step, makes);
}

/** Null where there is no such folder; what stands in the way of one that has to be there is an error. */
async function openPlain(step: string, makes = false): Promise<FileHandle | null> {
  return open(step, FOLDER).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    // Of a link systems say that it is one of too many, or that it is no folder.
    if (error.code !== 'ELOOP' && error.code !== 'ENOTDIR' && error.code !== 'EMLINK') throw error;
    const stats = await lstat(step).catch(() => null);
    if (!makes && stats?.isSymbolicLink() !== true) return null;
    throw new LinkInFolderError(
      'There is a link or a file below WATCH_DIR where a folder should be, maybe in done or quarantine. Remove it.',
    );
  });
}

/** Walks the names anew: each must still be the folder that is open. */
async function requireSameNames(root: string, names: readonly string[], opened: readonly FileHandle[]): Promise<void> {
  for (const [index, handle] of opened.entries()) {
    if (index === 0) continue;
    const [held, named] = await Promise.all([
      handle.stat({ bigint: true }),
      lstat(join(root, ...names.slice(0, index)), { bigint: true }).catch(() => null),
    ]);
    if (named?.isDirectory() !== true || named.ino !== held.ino || named.dev !== held.dev) {
      throw new LinkInFolderError('A folder below WATCH_DIR was swapped for something else while it was used.');
    }
  }
}

/** The folder part and the name of a path. */
export function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: slash < 0 ? '' : path.slice(0, slash), name: path.slice(slash + 1) };
}
