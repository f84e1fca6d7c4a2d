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
  /** The id of the key that seals now. Changes when a key is added. */
  readonly fingerprint: string;
  /** The id of the oldest key. Never changes for an install: another one means another install's key file. */
  readonly rootFingerprint: string;
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
    fingerprint: newest.id,
    rootFingerprint: oldest.id,
  };
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
