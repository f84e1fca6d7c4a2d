import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { hasCode } from '../platform/keyring/index.ts';

export interface CopiedFile {
  readonly size: number;
  readonly sha256: string;
  /** Tells whether another file stands under the name since. */
  readonly inode: number;
}

/** A few reads in flight keep a disk busy; memory stays at some megabytes. */
const PIECE_BYTES = 1024 * 1024;

/** Copies a file, flushed, for our user only. Null when it was gone. */
export async function copyFile(from: string, to: string): Promise<CopiedFile | null> {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (source === null) return null;
  try {
    const { ino: inode } = await source.stat();
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const piece of pieces(source)) {
        hash.update(piece);
        await writeAll(target, piece);
        size += piece.length;
      }
      await target.sync();
      return { size, sha256: hash.digest('hex'), inode };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Writes a text as a file of its own, flushed. */
export async function writeFlushed(path: string, bytes: Uint8Array): Promise<Omit<CopiedFile, 'inode'>> {
  const target = await open(path, 'wx', 0o600);
  try {
    await writeAll(target, bytes);
    await target.sync();
  } finally {
    await target.close();
  }
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function hashFile(path: string): Promise<{ readonly size: number; readonly sha256: string }> {
  const source = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of pieces(source)) {
      hash.update(piece);
      size += piece.length;
    }
    return { size, sha256: hash.digest('hex') };
  } finally {
    await source.close();
  }
}

async function* pieces(source: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  const buffer = Buffer.allocUnsafe(PIECE_BYTES);
  for (let position = 0; ; ) {
    const { bytesRead } = await source.read(buffer, 0, PIECE_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** A write may take less than it was given, for instance when the disk is nearly full. */
async function writeAll(target: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await target.write(bytes, done, bytes.length - done);
    done += bytesWritten;
  }
}
