import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64ToBytes, bytesToBase64, equalBytes } from './bytes.ts';
import { EvidenceFormatError } from './format-error.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/** A public key that signs notes (C2SP signed-note, Ed25519). */
export interface NoteKey {
  readonly name: string;
  /** The first four bytes of a hash over name, algorithm and key: a label for finding the key, no proof of it. */
  readonly keyId: Uint8Array;
  readonly publicKey: Uint8Array;
}

export const KEY_ID_BYTES = 4;
const PUBLIC_KEY_BYTES = 32;
/** The signature type of plain Ed25519. It stands before the key wherever one is hashed or written. */
const ALGORITHM = Uint8Array.of(0x01);
/** \s lacks U+0085, which Unicode counts as white space too. */
const SPACE_OR_PLUS = /[\s\u0085+]/u;

export function noteKey(name: string, publicKey: Uint8Array, sha256: Sha256 = portableSha256): NoteKey {
  refuseBadName(name);
  if (publicKey.length !== PUBLIC_KEY_BYTES) throw new EvidenceFormatError('An Ed25519 public key has 32 bytes.');
  const hash = sha256.bytes(concatBytes(utf8ToBytes(`${name}\n`), ALGORITHM, publicKey));
  return { name, keyId: Uint8Array.from(hash.slice(0, KEY_ID_BYTES)), publicKey };
}

/** The verifier key in one line: name+key id in hex+base64 of algorithm and key. */
export function formatVerifierKey({ name, keyId, publicKey }: NoteKey): string {
  return `${name}+${bytesToHex(keyId)}+${bytesToBase64(concatBytes(ALGORITHM, publicKey))}`;
}

export function parseVerifierKey(text: string, sha256: Sha256 = portableSha256): NoteKey {
  // Base64 may hold a plus itself, so only the first two separate.
  const [, name = '', keyId = '', encoded = ''] = /^([^+]*)\+([^+]*)\+(.*)$/su.exec(text) ?? [];
  const bytes = base64ToBytes(encoded);
  if (!equalBytes(bytes.slice(0, 1), ALGORITHM))
    throw new EvidenceFormatError('The key is not an Ed25519 verifier key.');
  const key = noteKey(name, bytes.slice(1), sha256);
  if (bytesToHex(key.keyId) !== keyId) throw new EvidenceFormatError('The key id is not that of the name and the key.');
  return key;
}

export function refuseBadName(name: string): void {
  if (name === '' || SPACE_OR_PLUS.test(name)) {
    throw new EvidenceFormatError('A key name is empty, or holds a space or a plus.');
  }
}
