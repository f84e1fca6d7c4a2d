import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskNumber } from '../../src/masking/mask-number.ts';
import { maskText } from '../../src/masking/mask-text.ts';
import { maskValue } from '../../src/masking/mask-value.ts';

describe('a number that is masked', () => {
  it.each([
    ['123-45-6789', '***-**-6789'],
    ['000123456789', '********6789'],
    ['1234', '****'],
    ['12345', '***45'],
    ['AB12CD34EF', '******34EF'],
    ['**** 6789', '**** 6789'],
    ['none', 'none'],
  ])('%s is shown as %s', (number, shown) => {
    expect(maskNumber(number)).toBe(shown);
    expect(maskNumber(shown)).not.toMatch(/\d{5}/);
  });
});

describe('the value of a field', () => {
  it.each([
    ['borrower_tin', '123456789', '*****6789'],
    ['wire_beneficiary_account', '44-0011-2233', '**-****-2233'],
    ['beneficiary_account', '4400112233', '******2233'],
    ['AccountNumber', '4400112233', '******2233'],
    ['taxId', '12-3456789', '**-***6789'],
    ['principal_amount', '25000000', '25000000'],
    ['maturity_date', '2031-01-01', '2031-01-01'],
    ['loan_number', '4711081512', '4711081512'],
    ['borrower_name', 'Ada, SSN 123-45-6789', 'Ada, SSN ***-**-6789'],
    ['accounting_basis', 'accrual 2026', 'accrual 2026'],
  ])('%s %s is shown as %s', (name, value, shown) => {
    expect(maskValue(value, name)).toBe(shown);
  });

  it('that is not there stays so', () => {
    expect(maskValue(null, 'borrower_tin')).toBeNull();
  });
});

describe('running text', () => {
  it.each([
    ['SSN: 123-45-6789.', 'SSN: ***-**-6789.'],
    ['EIN 12-3456789', 'EIN **-***6789'],
    ['Account No. 0044 0011 2233', 'Account No. **** **** 2233'],
    ['credit to acct #44-001122', 'credit to acct #**-**1122'],
    ['code 123456789 ends', 'code *****6789 ends'],
    ['borrows $1,250,000.00 until 2031-01-01', 'borrows $1,250,000.00 until 2031-01-01'],
    ['principal 1250000.00', 'principal 1250000.00'],
    ['Denver, CO 80202-1234, (303) 555-0100', 'Denver, CO 80202-1234, (303) 555-0100'],
  ])('%s becomes %s', (text, shown) => {
    expect(maskText(text)).toBe(shown);
  });
});

describe('a masked account', () => {
  it('shows at most four characters, and never more than half', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 34 }), (account) => {
        const masked = maskNumber(account);
        const shown = masked.replaceAll('*', '');
        expect(masked.length).toBe(account.length);
        expect(account.endsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, account.length / 2));
      }),
    );
  });
});
