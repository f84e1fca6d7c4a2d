import { createHash, randomInt } from 'node:crypto';

/** How many a person gets at enrolment (they are shown once). */
const COUNT = 10;
/** Crockford's base 32: no I, L, O or U, so that a code copied from paper is read as it was written. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Twenty-four characters are 120 bits: too many to try whatever a try costs, so a plain hash at rest is enough. */
const LENGTH = 24;
/** Those that were handed out at first had 80 bits; they are taken until they are used. */
const FIRST_LENGTH = 16;

export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return characters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** What is stored of a code; null for text that cannot be one. Spaces, dashes, case and look-alikes do not matter. */
export function hashRecoveryCode(typed: string): Buffer | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (![LENGTH, FIRST_LENGTH].includes(code.length) || [...code].some((character) => !ALPHABET.includes(character)))
    return null;
  return createHash('sha256').update(code).digest();
}
