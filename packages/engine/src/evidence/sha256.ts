import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 as the evidence code uses it. Everything takes an implementation as its last argument, so that
 * the server can pass in the native one; the default runs anywhere, the browser included.
 */
export interface Sha256 {
  readonly bytes: (data: Uint8Array) => Uint8Array;
  /** Lower-case hex of the hash of the text in UTF-8. Text comes in whole, since native code encodes it faster than we do. */
  readonly textToHex: (text: string) => string;
}

export const portableSha256: Sha256 = {
  bytes: (data) => sha256(data),
  textToHex: (text) => bytesToHex(sha256(utf8ToBytes(text))),
};
