import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Keyring } from './keyring.ts';

/** The most that is unpacked: an approval record near its caps takes a fraction of it, a page a thousandth. */
const MAX_BYTES = 256 * 1024 * 1024;

/** What was read off somebody's papers, as it stands in the database: compressed, then sealed for its place. */
export function sealJson(keyring: Keyring, context: string, value: unknown): Buffer {
  return Buffer.from(keyring.seal(deflateRawSync(Buffer.from(JSON.stringify(value), 'utf8')), context));
}

export function openJson<T>(keyring: Keyring, context: string, sealed: Uint8Array): T {
  const packed = keyring.open(sealed, context);
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8')) as T;
}
