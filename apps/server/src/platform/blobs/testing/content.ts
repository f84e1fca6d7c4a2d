import { createCipheriv, createHash } from 'node:crypto';

/** Bytes without a pattern, the same for the same seed. */
export function contentOf(seed: string, length: number): Buffer {
  const key = createHash('sha256').update(seed).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function* inPieces(bytes: Uint8Array, pieceLength: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

export async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** What a reader got before the error, and the error; fails when there was none. */
export async function readUntilError(
  open: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<{ readonly got: Buffer; readonly error: unknown }> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of await open()) parts.push(part);
  } catch (error) {
    return { got: Buffer.concat(parts), error };
  }
  throw new Error(`Reading went well (${Buffer.concat(parts).length} bytes) where it had to fail.`);
}
