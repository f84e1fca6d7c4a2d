import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('come in tens, all different, in groups that people can copy', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('are known again however they are typed', () => {
    const hash = hashRecoveryCode('01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ');
    for (const typed of [
      '01abcdefghjkmnpqrstvwxyz',
      ' o1AB CDEF  GHJK MNPQ RSTV WXYZ ',
      'Oiab-cdef-ghjk-mnpq-rstv-wxyz',
    ]) {
      expect(hashRecoveryCode(typed)).toEqual(hash);
    }
    expect(hashRecoveryCode('01AB-CDEF-GHJK-MNPQ-RSTV-WXY0')).not.toEqual(hash);
  });

  it('hold 112 bits or more each, for which a plain hash is enough', () => {
    const [code = ''] = newRecoveryCodes();
    expect(code.replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(112);
  });

  it('of the first length are still known', () => {
    expect(hashRecoveryCode('0lab cdef ghjk mnpq')).toEqual(hashRecoveryCode('01AB-CDEF-GHJK-MNPQ'));
  });

  it.each(['', '123456', '01AB-CDEF-GHJK-MNP', '01AB-CDEF-GHJK-MNPQ-0', '01AB-CDEF-GHJK-MNPU', 'ÄÖ'])(
    'are not "%s"',
    (typed) => {
      expect(hashRecoveryCode(typed)).toBeNull();
    },
  );
});
