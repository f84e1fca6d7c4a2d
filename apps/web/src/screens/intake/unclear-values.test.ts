import type { RecordField, RecordPreview } from '@countersign/contract/intake';
import { describe, expect, it } from 'vitest';
import { unclearValues } from './unclear-values.ts';

const field = (fieldName: string, rawText: string, normalizedValue: string | null): RecordField => ({
  fieldName,
  rawText,
  normalizedValue,
  valueKind: 'text',
  pageNo: null,
  bbox: null,
  confidence: 1,
  method: 'record',
  place: { kind: 'default' },
});

const clear: RecordPreview = {
  externalRef: 'L-1',
  borrowerName: 'Ann Lee',
  expectedPrincipal: '1500.00',
  profileName: 'export',
  profileVersion: 1,
  fields: [field('loan_number', 'L-1', 'L-1')],
  missing: [],
  notUnderstood: [],
  notes: [],
};

describe('values of a record that stay empty', () => {
  it('are none where all is clear', () => {
    expect(unclearValues(clear)).toEqual({ inForm: {}, elsewhere: [] });
  });

  it('are told by their field with what the record says, without its name in the text', () => {
    const message = 'interest_rate: "0.06875" at row 2, column "Rate" can mean 6.875% (a fraction) or 0.06875%.';
    const { elsewhere, inForm } = unclearValues({ ...clear, notUnderstood: [{ field: 'interest_rate', message }] });
    expect(inForm).toEqual({});
    expect(elsewhere).toEqual([
      {
        field: 'interest_rate',
        reason: '"0.06875" at row 2, column "Rate" can mean 6.875% (a fraction) or 0.06875%.',
      },
    ]);
  });

  it('stand beside the field of the form that they would have filled', () => {
    const message = 'principal_amount: "about a million" at /amount is not understood as an amount.';
    const preview = { ...clear, expectedPrincipal: null, notUnderstood: [{ field: 'principal_amount', message }] };
    expect(unclearValues(preview)).toEqual({
      inForm: { expectedPrincipal: '"about a million" at /amount is not understood as an amount.' },
      elsewhere: [],
    });
  });

  it('include a loan number that is no reference', () => {
    const preview = { ...clear, externalRef: null, fields: [field('loan_number', 'L 1/2', 'L 1/2')] };
    expect(unclearValues(preview).inForm).toEqual({ externalRef: '"L 1/2" is not a valid reference.' });
  });
});
