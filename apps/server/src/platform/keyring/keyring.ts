import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { KeyringError } from './keyring-error.ts';
import { type MasterKey, subkey } from './master-key.ts';
import { openWith, sealWith } from './seal.ts';

export interface Keyring {
  /** The context names the place that the value belongs to, such as `setting mail.smtp_url`; opening needs the same. */
  seal(plaintext: Uint8Array, context: string): Uint8Array;
  /** Throws KeyringError when the key is unknown, the envelope was changed, or the context is another. */
  open(envelope: Uint8Array, context: string): Uint8Array;
  /** The same for text; the envelope is base64url. */
  sealText(plaintext: string, context: string): string;
  openText(envelope: string, context: string): string;
  /** A 32-byte key for one purpose, such as an HMAC. The same for as long as the oldest line of the key file stays. */
  derive(label: string): Uint8Array;
  /** A code for a text that only holders of the key file can make. It names the key that made it, so that keys can change. */
  mac(text: string, context: string): string;
  /** Whether a key of this ring made the code for this text in this context. */
  isMac(code: string, text: string, context: string): boolean;
  /** Whether the ring still has the key that a code names, true or not. */
  knowsKeyOf(code: string): boolean;
  /** The id of the key that seals now. Changes when a key is added. */
  readonly fingerprint: string;
  /** The id of the oldest key. Never changes for an install: another one means another install's key file. */
  readonly rootFingerprint: string;
  /** Whether every entry of the install was authenticated when it was written, from the first on. */
  readonly authenticatesAll: boolean;
}

/** Keys newest first. The first seals; all open; the last is the root of derived keys, so adding a key changes none. */
export function createKeyring(keys: readonly MasterKey[]): Keyring {
  const newest = keys.at(0);
  const oldest = keys.at(-1);
  if (newest === undefined || oldest === undefined) throw new KeyringError('key_file', 'There is no key to work with.');

  const seal: Keyring['seal'] = (plaintext, context) => sealWith(newest, plaintext, named(context));
  const open: Keyring['open'] = (envelope, context) => openWith(keys, envelope, named(context));
  return {
    seal,
    open,
    sealText: (plaintext, context) => Buffer.from(seal(Buffer.from(plaintext, 'utf8'), context)).toString('base64url'),
    openText: (envelope, context) => Buffer.from(open(fromBase64Url(envelope), context)).toString('utf8'),
    derive: (label) => subkey(oldest.secret, 'derive', named(label)),
    mac: (text, context) => macWith(newest, text, named(context)),
    isMac: (code, text, context) => {
      const key = keys.find(({ id }) => code.startsWith(`${id}:`));
      return key !== undefined && equalTexts(code, macWith(key, text, named(context)));
    },
    knowsKeyOf: (code) => keys.some(({ id }) => code.startsWith(`${id}:`)),
    fingerprint: newest.id,
    rootFingerprint: oldest.id,
    authenticatesAll: oldest.authenticates,
  };
}

/** Checking a bank's evidence takes millions of codes under two or three contexts; deriving a key costs more than a code. */
const macKeys = new WeakMap<MasterKey, Map<string, KeyObject>>();

function macWith(key: MasterKey, text: string, context: string): string {
  const keys = macKeys.get(key) ?? new Map<string, KeyObject>();
  macKeys.set(key, keys);
  const own = keys.get(context) ?? createSecretKey(subkey(key.secret, 'mac', context));
  keys.set(context, own);
  return `${key.id}:${createHmac('sha256', own).update(text, 'utf8').digest('hex')}`;
}

function equalTexts(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An empty context or label is always a forgotten argument, and would let values of different places be swapped. */
function named(name: string): string {
  if (name === '') throw new TypeError('A context or label must not be empty.');
  return name;
}

/** Node skips characters that are not base64; a changed envelope must not open as if nothing had happened. */
function fromBase64Url(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') === text) return bytes;
  throw new KeyringError('not_opened', 'The sealed value is not base64url text.');
}
