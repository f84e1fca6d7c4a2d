import { describe, expect, it } from 'vitest';
import { errorOf, requestOf } from './wire-draft.ts';

describe('a wire that is typed', () => {
  it('asks for nothing where nothing was typed', () => expect(requestOf(' ', { reference: ' ' })).toEqual({}));

  it('takes an amount as people write it', () => {
    expect(requestOf('$248,731.15', {})).toEqual({ amount: '248731.15' });
  });

  it('finds the error of a field by its name and by its place', () => {
    const request = requestOf('', { beneficiary_name: 'Ridge', beneficiary_bank_aba: '021000020' });
    const errors = [
      {
        field: 'fields.1.value',
        pointer: '/fields/1/value',
        code: 'invalid',
        message: '(beneficiary_bank_aba) does not check',
      },
      { field: 'beneficiary_account', pointer: '/fields', code: 'required', message: 'is stated in no document' },
      { field: 'amount', pointer: '/amount', code: 'required', message: 'is stated in no document: enter it' },
    ];
    expect(errorOf(errors, request, 'beneficiary_bank_aba')).toBe('This does not check.');
    expect(errorOf(errors, request, 'beneficiary_account')).toBe('This is stated in no document.');
    expect(errorOf(errors, request, 'amount')).toBe('This is stated in no document: enter it.');
    expect(errorOf(errors, request, 'beneficiary_name')).toBeUndefined();
  });
});
