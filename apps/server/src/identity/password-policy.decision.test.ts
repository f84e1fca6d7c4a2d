import { describe, expect, it } from 'vitest';
import { decidePassword } from './password-policy.decision.ts';

const facts = { minLength: 12, email: 'ada@bank.example', displayName: 'Ada King Lovelace', field: 'password' };

describe('decidePassword', () => {
  it.each([
    ['twelve characters', 'twelve chars'],
    ['twelve characters outside the basic plane', '🔑🐎🔋📎🔑🐎🔋📎🔑🐎🔋📎'],
    ['a sentence with spaces', 'four words are enough'],
    ['only digits', '314159265358'],
    ['a password that contains the name', 'Ada King Lovelace 1815'],
  ])('takes %s', (_name, password) => {
    expect(decidePassword(facts, password)).toEqual({ ok: true, effect: password });
  });

  it.each([
    ['eleven characters', 'eleven char', 'too_short'],
    ['eleven characters whose accents are typed apart', 'élèvéñ çhâr'.normalize('NFD'), 'too_short'],
    ['nothing', '', 'too_short'],
    ['the email address in another case', 'ADA@bank.example', 'too_simple'],
    ['the name', 'ada king lovelace', 'too_simple'],
  ])('refuses %s', (_name, password, code) => {
    expect(decidePassword(facts, password)).toMatchObject({
      ok: false,
      refusal: { code: 'password_invalid', errors: [{ field: 'password', code }] },
    });
  });
});
