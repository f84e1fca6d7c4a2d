import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

export const KEY_BYTES = 32;
/** Four bytes tell the handful of keys of one install apart; reading the file refuses two lines with one id. */
export const KEY_ID_BYTES = 4;

/** One line of the key file. The secret is a KeyObject so that printing or logging it shows nothing. */
export interface MasterKey {
  readonly id: string;
  readonly secret: KeyObject;
  /** Made by a release that authenticates every entry it writes; with such a key as the oldest, none was written before. */
  readonly authenticates: boolean;
}

/**
 * The id is computed from the key, not chosen: a mistyped or damaged line is then noticed when the file is read, and
 * not years later when something does not open. HKDF is one-way, so the id says nothing about the key.
 */
export function masterKey(bytes: Uint8Array): MasterKey {
  const secret = createSecretKey(bytes);
  return { id: subkey(secret, 'id', AUTHENTICATING, KEY_ID_BYTES).toString('hex'), secret, authenticates: true };
}

/** A key from before entries were authenticated: its id is computed in another way, so that the line itself tells. */
export function olderMasterKey(bytes: Uint8Array): MasterKey {
  const secret = createSecretKey(bytes);
  return { id: subkey(secret, 'id', '', KEY_ID_BYTES).toString('hex'), secret, authenticates: false };
}

/** Whoever can write to the database, and nothing else, cannot make an install look older than its key. */
const AUTHENTICATING = 'authenticates entries';

/**
 * The master key itself never encrypts or signs: each use gets a key of its own, so that no key serves two purposes.
 * The purpose ends with a zero byte, which no purpose contains, so no two (purpose, detail) pairs give the same key.
 * No salt: the master key is already uniformly random.
 */
export function subkey(
  secret: KeyObject,
  purpose: 'id' | 'seal' | 'derive' | 'mac',
  detail: string,
  bytes = KEY_BYTES,
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `countersign keyring v1 ${purpose}\0${detail}`, bytes));
}
