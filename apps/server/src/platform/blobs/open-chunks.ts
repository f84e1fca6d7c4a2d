import { HEADER_BYTES, type OpenedHeader, SEALED_CHUNK_BYTES, storedLength } from './blob-format.ts';
import { chunkOpener } from './chunk-cipher.ts';
import { BlobCorruptError } from './errors.ts';

/**
 * Turns the bytes after the header, in pieces of any size, into plaintext. A chunk is handed on only after its tag was
 * checked. The pieces may be parts of one buffer that is filled again: what must wait for the next is copied.
 */
export async function* openChunks(
  sha256: string,
  header: Omit<OpenedHeader, 'keyId'>,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const openChunk = chunkOpener(header);
  const waiting = Buffer.alloc(SEALED_CHUNK_BYTES);
  let waitingBytes = 0;
  let bytesLeft = storedLength(header.size) - HEADER_BYTES;

  for await (const piece of body) {
    if (piece.length > bytesLeft - waitingBytes) throw new BlobCorruptError(sha256, 'it goes on after its end');
    let at = 0;
    while (at < piece.length) {
      const wanted = Math.min(SEALED_CHUNK_BYTES, bytesLeft) - waitingBytes;
      const part = piece.subarray(at, at + wanted);
      at += part.length;
      if (part.length < wanted) {
        waiting.set(part, waitingBytes);
        waitingBytes += part.length;
        continue;
      }
      const sealed = waitingBytes === 0 ? part : joined(waiting, waitingBytes, part);
      waitingBytes = 0;
      bytesLeft -= sealed.length;
      const plaintext = openChunk(sealed, bytesLeft === 0);
      if (plaintext === null) throw new BlobCorruptError(sha256, 'its content was changed');
      if (plaintext.length > 0) yield plaintext;
    }
  }
  if (bytesLeft > 0) throw new BlobCorruptError(sha256, 'its end is missing');
}

function joined(waiting: Buffer, waitingBytes: number, part: Uint8Array): Uint8Array {
  waiting.set(part, waitingBytes);
  return waiting.subarray(0, waitingBytes + part.length);
}
