import { ed25519 } from '@noble/curves/ed25519.js';

export type Ed25519Verify = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => boolean;

const SIGNATURE_BYTES = 64;

/**
 * Strict RFC 8032: the library's default (ZIP 215) also takes odd encodings of points, which other verifiers
 * refuse, and a bank and its examiner must come to the same answer.
 */
export const verifyEd25519: Ed25519Verify = (signature, message, publicKey) =>
  signature.length === SIGNATURE_BYTES && ed25519.verify(signature, message, publicKey, { zip215: false });
