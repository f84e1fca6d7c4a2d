import { randomBytes } from 'node:crypto';

/**
 * A token for one use: a link in a mail, the state of a federated sign-in. 256 random bits, in letters that need no
 * escaping in an address; the database keeps its SHA-256 (`hashSecret`) and nothing else.
 */
export function newOneTimeToken(): string {
  return randomBytes(32).toString('base64url');
}
