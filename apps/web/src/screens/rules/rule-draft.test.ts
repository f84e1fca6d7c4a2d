import { describe, expect, it } from 'vitest';
import { emptyRule, toDraft, toSpec } from './rule-draft.ts';

const written = { ...emptyRule, title: 'At most a million', field: 'principal_amount', comparison: 'at_most' };

describe('a rule while it is written', () => {
  it('holds its field to values of the bank, one a line', () => {
    const { against } = toSpec({ ...written, comparison: 'one_of', values: ' fixed \n\nvariable\n' });
    expect(against).toEqual({
      source: 'constant',
      values: ['fixed', 'variable'],
      field: null,
      docType: null,
      days: null,
    });
  });

  it('holds its field to another one, within so many days', () => {
    const draft = {
      ...written,
      comparison: 'within_days',
      source: 'field',
      otherField: 'note_date',
      values: 'x',
      days: '5',
    };
    expect(toSpec(draft).against).toEqual({ source: 'field', values: [], field: 'note_date', docType: null, days: 5 });
  });

  it('sends nothing of it where the field is held to itself', () => {
    expect(toSpec({ ...written, comparison: 'present', values: '1' })).not.toHaveProperty('against');
  });

  it('is what was saved, again', () => {
    const spec = {
      ...toSpec({ ...written, id: 'CUSTOM-A', values: '$1,000,000.00' }),
      id: 'CUSTOM-A',
      kind: null,
      docType: null,
    };
    expect(toSpec(toDraft(spec as never))).toEqual(spec);
  });
});
