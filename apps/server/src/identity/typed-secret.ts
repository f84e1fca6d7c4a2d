import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * A secret that says what it is: a fixed prefix, 32 bytes in base 62, and a checksum over both. The prefix lets
 * scanners find leaked ones; the checksum tells a mistyped or cut secret from an unknown one without asking the
 * database. It is no protection: whoever wants to can compute it.
 */
export const secretPrefixes = { apiKey: 'csk_', refreshToken: 'csr_' } as const;
export type SecretKind = keyof typeof secretPrefixes;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const SECRET_BYTES = 32;
/** 62^43 is the first power of 62 above 2^256. */
const BODY_LENGTH = 43;
/** 62^6 is the first power of 62 above 2^32. */
const CHECKSUM_LENGTH = 6;

export function writeSecret(kind: SecretKind, bytes: Uint8Array): string {
  if (bytes.length !== SECRET_BYTES) throw new TypeError(`A secret has ${SECRET_BYTES} bytes.`);
  const body = secretPrefixes[kind] + base62(BigInt(`0x${Buffer.from(bytes).toString('hex')}`), BODY_LENGTH);
  return body + checksum(body);
}

/** Whether the text looks like such a secret: prefix, length and alphabet. Anybody can make one up. */
export function looksLikeSecret(kind: SecretKind, text: string): boolean {
  const prefix = secretPrefixes[kind];
  const isWhole = text.length === prefix.length + BODY_LENGTH + CHECKSUM_LENGTH && text.startsWith(prefix);
  return isWhole && /^[0-9A-Za-z]+$/.test(text.slice(prefix.length));
}

/** Whether its checksum fits as well. Says nothing about whether it opens anything. */
export function isWellFormedSecret(kind: SecretKind, text: string): boolean {
  if (!looksLikeSecret(kind, text)) return false;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return body + checksum(body) === text;
}

/** What is stored. One round of SHA-256 is enough: 256 random bits cannot be guessed, whatever a guess costs. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest();
}

/** Cuts our own secrets out of a text that repeats what a client sent: a key in a path, or as the name of a field. */
export function hideSecrets(text: string): string {
  return text.replace(/(cs[kr]_)[0-9A-Za-z]{20,}/g, '$1…');
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  while (text.length < length) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
