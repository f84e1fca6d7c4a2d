import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Keyring } from '../platform/keyring/index.ts';

/** The most that is unpacked: a page of a telephone book takes a hundredth of this. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What was read off somebody's document, compressed and sealed for its place. */
export function sealJson(keyring: Keyring, context: string, value: unknown): Buffer {
  return Buffer.from(keyring.seal(deflateRawSync(Buffer.from(JSON.stringify(value), 'utf8')), context));
}

export function openJson<T>(keyring: Keyring, context: string, sealed: Uint8Array): T {
  const packed = keyring.open(sealed, context);
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8')) as T;
}
