import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('come in tens, all different, in groups that people can copy', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are known again however they are typed', () => {
    const hash = hashRecoveryCode('01AB-CDEF-GHJK-MNPQ');
    for (const typed of ['01abcdefghjkmnpq', ' o1AB CDEF  GHJK MNPQ ', 'Oiab-cdef-ghjk-mnpq', '0LAB-CDEF-GHJK-MNPQ']) {
      expect(hashRecoveryCode(typed)).toEqual(hash);
    }
    expect(hashRecoveryCode('01AB-CDEF-GHJK-MNPR')).not.toEqual(hash);
  });

  it.each(['', '123456', '01AB-CDEF-GHJK-MNP', '01AB-CDEF-GHJK-MNPQ-0', '01AB-CDEF-GHJK-MNPU', 'ÄÖ'])(
    'are not "%s"',
    (typed) => {
      expect(hashRecoveryCode(typed)).toBeNull();
    },
  );
});
