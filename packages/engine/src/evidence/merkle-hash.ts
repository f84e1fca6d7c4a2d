import { hexToBytes } from '@noble/hashes/utils.js';
import { portableSha256, type Sha256 } from './sha256.ts';

const NODE_PREFIX = 0x01;
const HASH_BYTES = 32;

/**
 * The leaf of an evidence entry (RFC 6962, section 2.1). Leaves and nodes are hashed under different first bytes, so no
 * node can pass for a leaf. U+0000 is the byte 0x00 in UTF-8, so the text goes to the hash without a copy.
 */
export function leafHashOfText(sealed: string, sha256: Sha256 = portableSha256): Uint8Array {
  return hexToBytes(sha256.textToHex(`\u0000${sealed}`));
}

export function nodeHash(left: Uint8Array, right: Uint8Array, sha256: Sha256 = portableSha256): Uint8Array {
  const joined = new Uint8Array(1 + 2 * HASH_BYTES);
  joined[0] = NODE_PREFIX;
  joined.set(left, 1);
  joined.set(right, 1 + HASH_BYTES);
  return sha256.bytes(joined);
}

/** The root of a tree without leaves is the hash of nothing. */
export function emptyRoot(sha256: Sha256 = portableSha256): Uint8Array {
  return sha256.bytes(new Uint8Array(0));
}

/** Joins neighbouring subtrees, the largest on the left, as the right edge of a tree is joined. */
export function joinSubtrees(hashes: readonly Uint8Array[], sha256: Sha256 = portableSha256): Uint8Array {
  const last = hashes.at(-1);
  if (last === undefined) return emptyRoot(sha256);
  return hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right, sha256), last);
}
