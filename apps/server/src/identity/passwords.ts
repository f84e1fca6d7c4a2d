import { hash, verify } from '@node-rs/argon2';
import { withHashSlot } from './hash-slots.ts';

/** Argon2id, the library's default algorithm, at the cost that OWASP names for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of no password: its digest is random. An account that does not exist, or has no password, is checked
 * against it, so that the answer takes as long as for one that does.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$rrRD5ZF6Id8xO97EaEG5oA$PWnQtWPlto773CvRh1Ed6l0+JI5XEzL+GRvKYB4bkLA';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same whether there is a hash to compare with or not. */
  match(password: string, stored: string | null): Promise<boolean>;
}

const passwords: Passwords = {
  hash: (password) => hash(normalised(password), COST),
  match: async (password, stored) => {
    const matches = await verify(stored ?? NOBODYS_HASH, normalised(password));
    return stored !== null && matches;
  },
};

/** Hashes and compares under one slot. Never called inside a transaction; a transaction inside it is fine. */
export function withPasswords<T>(work: (passwords: Passwords) => Promise<T>): Promise<T> {
  return withHashSlot(() => work(passwords));
}

export function hashPassword(password: string): Promise<string> {
  return withPasswords(({ hash: hashOne }) => hashOne(password));
}

/** The same password typed on another system may arrive as other code points: é as one, or as e and an accent. */
function normalised(password: string): string {
  return password.normalize('NFC');
}
