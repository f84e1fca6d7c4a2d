import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type FolderHandle, splitPath } from './folder-handle.ts';
import { markOf, type SeenFile } from './list-folder.ts';

/** It is not what was seen any more: somebody writes to it. It is looked at again later. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

export interface OpenFile {
  readonly handle: FileHandle;
  /** All bytes, from the start. */
  content(): AsyncIterable<Uint8Array>;
  /** After reading and before filing: throws unless what was read is what was seen. */
  requireUnchanged(): Promise<void>;
}

const PIECE_BYTES = 256 * 1024;

// A pipe that took the file's place must not keep us waiting for its other end.
const PLAIN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens the very file that was seen: not a link that took its place, and nothing that a changed folder leads to. */
export async function withFile<T>(
  files: FolderHandle,
  seen: SeenFile,
  work: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const { folder, name } = splitPath(seen.path);
  const handle = await files.within(folder, ({ at }) =>
    open(at(name), PLAIN).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ELOOP' || error.code === 'ENOENT') return null;
      throw error;
    }),
  );
  if (handle === null) throw new FileChangedError(`${seen.path} went away.`);
  try {
    const requireUnchanged = async () => {
      const now = await handle.stat({ bigint: true });
      if (!now.isFile() || now.nlink > 1n || markOf(now) !== seen.mark) {
        throw new FileChangedError(`${seen.path} changed while it was read.`);
      }
    };
    await requireUnchanged();
    return await work({ handle, content: () => pieces(handle), requireUnchanged });
  } finally {
    await handle.close();
  }
}

async function* pieces(handle: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  for (let position = 0; ; ) {
    // A buffer of its own for each piece: whoever takes it may keep it.
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

export async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
