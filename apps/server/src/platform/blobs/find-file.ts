import { type FileHandle, open } from 'node:fs/promises';
import { hasCode } from '../keyring/durable-files.ts';
import { SEALED_CHUNK_BYTES } from './blob-format.ts';
import { BlobMissingError, BlobStoreError } from './errors.ts';
import type { StoredBlob } from './store.ts';

/** A few chunks a read: the thread pool is asked seldom and memory stays small. */
const READ_BYTES = 4 * SEALED_CHUNK_BYTES;

export async function findFile(sha256: string, path: string, firstBytes: number): Promise<StoredBlob | null> {
  const handle = await openUnlessMissing(path);
  if (handle === null) return null;
  try {
    const { size: length, ino } = await handle.stat();
    const first = Buffer.alloc(Math.min(firstBytes, length));
    const bytesRead = await fill(handle, first, 0);
    return {
      length,
      first: first.subarray(0, bytesRead),
      rest: () => readRest(sha256, path, { position: bytesRead, ino }),
    };
  } finally {
    await handle.close();
  }
}

async function* readRest(
  sha256: string,
  path: string,
  from: { readonly position: number; readonly ino: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  const handle = await openUnlessMissing(path);
  if (handle === null) throw new BlobMissingError(sha256);
  try {
    // A replaced file has another data key: without this it would look damaged, which it is not.
    if ((await handle.stat()).ino !== from.ino) {
      throw new BlobStoreError(`The stored document ${sha256} was replaced while it was being read. Read it again.`);
    }
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    for (let position = from.position; ; ) {
      const bytesRead = await fill(handle, buffer, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** A read may give less than asked for; only zero means the end. */
async function fill(handle: FileHandle, buffer: Buffer, position: number): Promise<number> {
  let done = 0;
  while (done < buffer.length) {
    const { bytesRead } = await handle.read(buffer, done, buffer.length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return done;
}

async function openUnlessMissing(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}
