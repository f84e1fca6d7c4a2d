import { createCipheriv, createDecipheriv } from 'node:crypto';
import { type ChunkSecrets, chunkAdditionalData, NONCE_PREFIX_BYTES, TAG_BYTES } from './blob-format.ts';

/*
 * The STREAM construction: nonce = prefix, position, last-chunk flag. The position makes reordered or repeated chunks
 * fail, the flag makes a blob fail that was cut between two chunks or continued after its end, and the key, which no
 * other blob has, makes chunks of another blob fail. Under one key no nonce is used twice, as positions only go up.
 */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const POSITION_AT = NONCE_PREFIX_BYTES;
const LAST_FLAG_AT = NONCE_BYTES - 1;

/** Writes ciphertext and tag into `target` and returns how many bytes that were. */
export type SealChunk = (plaintext: Uint8Array, isLast: boolean, target: Buffer) => number;

/** Returns the plaintext of the next chunk, or null when it is not what was sealed there. */
export type OpenChunk = (sealed: Uint8Array, isLast: boolean) => Buffer | null;

export function chunkSealer(secrets: ChunkSecrets): SealChunk {
  const additionalData = chunkAdditionalData(secrets.noncePrefix);
  const nonces = nonceSequence(secrets.noncePrefix);
  return (plaintext, isLast, target) => {
    const cipher = createCipheriv(CIPHER, secrets.key, nonces(isLast), { authTagLength: TAG_BYTES });
    cipher.setAAD(additionalData);
    target.set(cipher.update(plaintext), 0);
    cipher.final();
    target.set(cipher.getAuthTag(), plaintext.length);
    return plaintext.length + TAG_BYTES;
  };
}

export function chunkOpener(secrets: ChunkSecrets): OpenChunk {
  const additionalData = chunkAdditionalData(secrets.noncePrefix);
  const nonces = nonceSequence(secrets.noncePrefix);
  return (sealed, isLast) => {
    if (sealed.length < TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, secrets.key, nonces(isLast), { authTagLength: TAG_BYTES });
    decipher.setAAD(additionalData);
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    const plaintext = decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES));
    try {
      decipher.final();
    } catch {
      return null;
    }
    return plaintext;
  };
}

function nonceSequence(prefix: Uint8Array): (isLast: boolean) => Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.set(prefix);
  let position = 0;
  return (isLast) => {
    // Throws above 2^32 - 1 rather than starting again: 256 TiB, far beyond any document.
    nonce.writeUInt32BE(position, POSITION_AT);
    nonce[LAST_FLAG_AT] = isLast ? 1 : 0;
    position += 1;
    return nonce;
  };
}
