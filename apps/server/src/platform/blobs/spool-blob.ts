import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { hasCode } from '../keyring/durable-files.ts';
import type { Keyring } from '../keyring/index.ts';
import {
  CHUNK_BYTES,
  DATA_KEY_BYTES,
  HEADER_BYTES,
  NONCE_PREFIX_BYTES,
  SEALED_CHUNK_BYTES,
  storedLength,
  writeHeader,
} from './blob-format.ts';
import { chunkSealer } from './chunk-cipher.ts';
import { BlobTooLargeError } from './errors.ts';
import { tempFilePath } from './temp-files.ts';

export type BlobContent = AsyncIterable<Uint8Array> | Uint8Array;

/** A document that is encrypted and whole in a temporary file, and waits to be put under its name. */
export interface SpooledBlob {
  readonly sha256: string;
  /** Of the document itself. */
  readonly size: number;
  /** Of the encrypted file. */
  readonly storedLength: number;
  readonly header: Buffer;
  readonly path: string;
  /** Flushes through the handle that wrote: a write that failed in the background is reported to nobody else. */
  sync(): Promise<void>;
  /** Of the encrypted bytes; reads them all. */
  storedSha256(): Promise<string>;
  /** Reads the encrypted bytes from the start, as often as needed. */
  read(): AsyncGenerator<Uint8Array, void, undefined>;
  remove(): Promise<void>;
}

/** Four chunks between two waits: about two milliseconds of hashing and encrypting, then others have their turn. */
const CHUNKS_PER_WRITE = 4;
const READ_BYTES = 256 * 1024;

export async function spoolBlob(
  content: BlobContent,
  options: { readonly folder: string; readonly keyring: Keyring; readonly maxBytes: number },
): Promise<SpooledBlob> {
  const path = await tempFilePath(options.folder);
  const handle = await open(path, 'wx+', 0o600);
  try {
    return await encryptInto(handle, path, content, options);
  } catch (error) {
    await discard(handle, path);
    throw error;
  }
}

async function encryptInto(
  handle: FileHandle,
  path: string,
  content: BlobContent,
  options: { readonly keyring: Keyring; readonly maxBytes: number },
): Promise<SpooledBlob> {
  const secrets = { key: randomBytes(DATA_KEY_BYTES), noncePrefix: randomBytes(NONCE_PREFIX_BYTES) };
  const sealChunk = chunkSealer(secrets);
  const hash = createHash('sha256');
  const batch = Buffer.alloc(CHUNKS_PER_WRITE * SEALED_CHUNK_BYTES);
  let batchBytes = 0;
  let position = HEADER_BYTES;
  let size = 0;

  async function addChunk(chunk: Uint8Array, isLast: boolean): Promise<void> {
    hash.update(chunk);
    batchBytes += sealChunk(chunk, isLast, batch.subarray(batchBytes));
    if (!isLast && batchBytes < batch.length) return;
    await writeAll(handle, batch.subarray(0, batchBytes), position);
    position += batchBytes;
    batchBytes = 0;
  }

  const chunk = Buffer.alloc(CHUNK_BYTES);
  let chunkBytes = 0;
  for await (const piece of piecesOf(content)) {
    size += piece.length;
    if (size > options.maxBytes) throw new BlobTooLargeError(options.maxBytes);
    for (let at = 0; at < piece.length; ) {
      // A full chunk waits until more comes: only then is it certain that it is not the last one.
      if (chunkBytes === CHUNK_BYTES) {
        await addChunk(chunk, false);
        chunkBytes = 0;
      }
      const part = piece.subarray(at, at + CHUNK_BYTES - chunkBytes);
      chunk.set(part, chunkBytes);
      chunkBytes += part.length;
      at += part.length;
    }
  }
  await addChunk(chunk.subarray(0, chunkBytes), true);

  const sha256 = hash.digest('hex');
  const header = writeHeader(options.keyring, secrets, sha256, size);
  await writeAll(handle, header, 0);
  return {
    sha256,
    size,
    storedLength: storedLength(size),
    header,
    path,
    sync: () => handle.sync(),
    storedSha256: () => hashAll(handle),
    read: () => readAll(handle),
    remove: () => discard(handle, path),
  };
}

async function* piecesOf(content: BlobContent): AsyncGenerator<Uint8Array, void, undefined> {
  if (content instanceof Uint8Array) {
    yield content;
    return;
  }
  for await (const piece of content) {
    // A stream with an encoding set yields text, whose bytes are not the document's.
    if (!(piece instanceof Uint8Array)) throw new TypeError('A document is stored from bytes, not from text.');
    yield piece;
  }
}

/** A write may take less than it was given, for instance when the disk is nearly full. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

async function hashAll(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  for (let position = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, position);
    if (bytesRead === 0) return hash.digest('hex');
    position += bytesRead;
    hash.update(buffer.subarray(0, bytesRead));
  }
}

async function* readAll(handle: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  for (let position = 0; ; ) {
    // A new buffer each time: the receiver of an upload may still be sending the one before.
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function discard(handle: FileHandle, path: string): Promise<void> {
  await handle.close();
  await unlink(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
}
