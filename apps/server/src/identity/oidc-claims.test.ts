import { describe, expect, it } from 'vitest';
import { verifiedEmail } from './oidc-claims.ts';

describe('the address in the claims', () => {
  it('counts when the provider verified it', () => {
    expect(verifiedEmail({ email: 'Anna@bank.example', email_verified: true })).toBe('Anna@bank.example');
  });

  it.each([
    ['nobody says that it was verified', { email: 'anna@bank.example' }],
    ['it was not verified', { email: 'anna@bank.example', email_verified: false }],
    ['the word is a text', { email: 'anna@bank.example', email_verified: 'true' }],
    ['there is none', { email_verified: true }],
    ['it is not a text', { email: ['anna@bank.example'], email_verified: true }],
    ['folding its case would make another address of it', { email: 'an\u212Aa@bank.example', email_verified: true }],
    ['it holds a space', { email: 'anna@bank.example ', email_verified: true }],
    ['it is longer than any address', { email: `${'a'.repeat(250)}@b.example`, email_verified: true }],
  ])('does not count when %s', (_name, claims) => {
    expect(verifiedEmail(claims)).toBeNull();
  });
});
