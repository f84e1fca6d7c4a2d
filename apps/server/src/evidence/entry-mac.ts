import type { Keyring } from '../platform/keyring/index.ts';

const CONTEXT = 'evidence entry';

/** The code that tells an entry of ours from one that was written around the program: the database never holds the key. */
export function macOfEntry(keyring: Keyring, sealed: string): string {
  return keyring.mac(sealed, CONTEXT);
}

export function isMacOfEntry(keyring: Keyring, sealed: string, mac: string): boolean {
  return keyring.isMac(mac, sealed, CONTEXT);
}
