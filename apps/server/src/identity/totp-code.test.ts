import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpUri } from './totp-code.ts';

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890, SHA-1; of its eight digits the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const published = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the authenticator app', () => {
  it.each(published)('of RFC 6238 at %i seconds is %s', (seconds, code) => {
    expect(findTotpStep(SECRET, code, at(seconds), null)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    ['one step early', -30, true],
    ['one step late', 30, true],
    ['two steps early', -60, false],
    ['two steps late', 60, false],
  ])('%s: taken or not', (_name, seconds, taken) => {
    const step = findTotpStep(SECRET, '005924', at(1234567890 + seconds), null);
    expect(step).toBe(taken ? 41152263 : null);
  });

  it('is spent once its step or a later one was accepted', () => {
    expect(findTotpStep(SECRET, '005924', at(1234567890), 41152262)).toBe(41152263);
    expect(findTotpStep(SECRET, '005924', at(1234567890), 41152263)).toBeNull();
    expect(findTotpStep(SECRET, '005924', at(1234567890), 41152264)).toBeNull();
  });

  it.each(['', '5924', '0059240', '00592a', '００５９２４', '-05924', ' 05924'])('is not "%s"', (code) => {
    expect(findTotpStep(SECRET, code, at(1234567890), null)).toBeNull();
  });
});

describe('a new secret', () => {
  it('has 160 bits, and no two are the same', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('stands in the address for the camera with its issuer and the escaped account', () => {
    const uri = new URL(totpUri(SECRET, 'anna+test@bank.example'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(SECRET);
    expect(uri.searchParams.get('issuer')).toBe('Countersign');
    expect(decodeURIComponent(uri.pathname)).toContain('anna+test@bank.example');
  });
});
