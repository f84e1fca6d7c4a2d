import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import { maskAnswer } from '../../src/masking/mask-answer.ts';
import { sensitiveKindOf } from '../../src/masking/sensitive-fields.ts';

const id = '00000000-1111-4222-8333-444444444444';

describe('an answer for a program', () => {
  it.each([
    ['an extracted field', { fieldName: 'borrower_tin', rawText: 'SSN 123-45-6789', normalizedValue: '123456789' }],
    ['a wire field', { name: 'beneficiary_account', value: '000123456789', source: 'entered' }],
    ['a preview', { coreField: 'CIFNo', canonical: 'borrower_tin', value: '123456789' }],
    ['a field of a core', { coreField: 'AccountNumber', canonical: 'wire_reference', value: '000123456789' }],
    ['a finding source', { documentId: id, source: 'lar', field: 'borrower_tin', value: '123-45-6789' }],
    ['what a rule observed', { observed: [{ raw: '12-3456789', normalized: '123456789', field: 'borrower_tin' }] }],
    ['the inputs of a calculation', { inputs: { wire_beneficiary_account: '000123456789' } }],
    ['a field that a bank named itself', { field: 'guarantor_ssn', value: '123456789' }],
    ['a message', { message: 'The note says 123-45-6789 and the deed 123 45 6789.' }],
    ['the answer of a core', { rawResponse: '{"taxId":"123456789","acct":"000123456789"}' }],
    ['a name', { borrowerName: 'Ada Lovelace, SSN 123-45-6789' }],
    ['the name of a file', { name: 'W-9 12-3456789.pdf' }],
    ['a free text field', { fieldName: 'collateral_description', rawText: 'Deposit account no. 0001-2345-6789' }],
  ])('shows the last four of %s', (_what, answer) => {
    const { answer: masked, hidden } = maskAnswer(answer);
    expect(JSON.stringify(masked)).toMatch(/\*.*6789/);
    expect(JSON.stringify(masked).replaceAll(/[-\s]/g, '')).not.toMatch(/23456789/);
    expect(hidden).not.toEqual([]);
  });

  it('hides a number everywhere when one field says what it is', () => {
    const finding = {
      message: 'The account is 77812 on the instructions and 77813 on the letter.',
      sources: [
        { field: 'wire_beneficiary_account', value: '77812' },
        { field: 'wire_beneficiary_account', value: '77813' },
        { field: 'wire_reference', value: 'for 77-812' },
      ],
      title: 'Account 77812',
    };
    expect(JSON.stringify(maskAnswer(finding).answer)).not.toMatch(/77-?81/);
  });

  it.each([
    ['ids, times and hashes', { id, loanId: id, at: '2026-11-16T12:00:00.000Z', sha256: '1'.repeat(64) }],
    ['references', { externalRef: '123-45-6789', loanRef: '1234567890', nextCursor: '123456789012' }],
    ['loan and parcel numbers', { fieldName: 'parcel_number', rawText: '12-3456789', normalizedValue: '12-3456789' }],
    ['routing numbers', { name: 'beneficiary_bank_aba', value: '021000021' }],
    ['amounts', { message: 'Principal is $1,250,000.00 on the note and 1250000.00 on the deed.' }],
    ['days', { message: 'The account was opened 2024-01-01; listing 2024-01-02.' }],
    ['a loan number that a field explains', { field: 'loan_number', value: '4711081512', message: 'Is 4711081512.' }],
    ['numbered companies', { borrowerName: '1234567 Holdings LLC' }],
    ['other kinds of values', { a: null, b: true, c: 12345678, d: [1, 2], when: new Date(0) }],
    ['what is masked on the page', { fieldName: 'loan_number', rawText: 'XXXX6789' }],
  ])('leaves %s alone', (_what, answer) => {
    expect(maskAnswer(answer)).toEqual({ answer, hidden: [] });
  });

  it('does not call a number that the page masks a view of it', () => {
    expect(maskAnswer({ fieldName: 'borrower_tin', rawText: 'XXX-XX-6789' }).hidden).toEqual([]);
  });

  it('never shows more than four digits of any number in a sensitive field, and changes nothing the second time', () => {
    const number = fc.stringMatching(/^\d{5,20}$/);
    const field = fc.constantFrom('borrower_tin', 'wire_beneficiary_account', 'originator_account');
    fc.assert(
      fc.property(field, number, (fieldName, rawText) => {
        const { answer, hidden } = maskAnswer({ fieldName, rawText, other: `see ${rawText}` });
        expect(JSON.stringify(answer)).not.toMatch(/\d{5}/);
        expect(hidden).toContain(fieldName);
        expect(maskAnswer(answer)).toEqual({ answer, hidden: [] });
      }),
    );
  });
});

describe('the catalogue', () => {
  it('marks every field whose name or shape says that it is a tax or account number', () => {
    const missed = fieldCatalogue.filter(
      ({ name, shape, sensitive }) => sensitive === undefined && (shape === 'tax_id' || sensitiveKindOf(name) !== null),
    );
    expect(missed).toEqual([]);
  });
});
