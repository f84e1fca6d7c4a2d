import { describe, expect, it } from 'vitest';
import { checkMapping } from './mapping.ts';
import { starterProfile } from './starter-profile.ts';

const amount = { canonical: 'principal_amount', path: '$.amount' };

/** Faults as `pointer: message`, or none. */
function faults(mapping: unknown, sourceFormat: unknown = 'json'): readonly string[] {
  const checked = checkMapping(mapping, sourceFormat);
  return checked.ok ? [] : checked.refusal.map(({ pointer, message }) => `${pointer}: ${message}`);
}

describe('a mapping', () => {
  it('is taken with its paths read', () => {
    const checked = checkMapping({ format: 'json', fields: [{ ...amount, required: true }] }, 'json');
    expect(checked).toEqual({
      ok: true,
      effect: {
        format: 'json',
        fields: [
          {
            ...amount,
            required: true,
            locator: { steps: [{ kind: 'name', name: 'amount' }], attribute: null },
            rules: {},
            join: null,
            default: null,
          },
        ],
      },
    });
  });

  it('of the starter profile is a good one', () => {
    expect(faults(starterProfile.mapping, starterProfile.sourceFormat)).toEqual([]);
  });

  it.each([[null], [[]], ['text'], [7], [undefined]])('that is %j and no object is refused', (mapping) => {
    expect(faults(mapping)).toEqual(['/mapping: must be an object with format and fields']);
  });

  it('has the format of the source', () => {
    expect(faults({ format: 'csv', fields: [amount] }, 'json')).toEqual([
      '/mapping/format: must equal sourceFormat, "json", and is "csv"',
    ]);
    expect(faults({ fields: [amount] }, 'json')).toEqual([
      '/mapping/format: must equal sourceFormat, "json", and is not given',
    ]);
  });

  it('of an unknown format is refused at the format alone', () => {
    expect(faults({ format: 'xls', fields: [amount] }, 'xls')).toEqual([
      '/sourceFormat: must be one of json, csv, xml, docx, xlsx',
    ]);
  });

  it('for PDF is refused with the way that PDF records go', () => {
    const [only, ...others] = faults({ format: 'pdf', fields: [amount] }, 'pdf');
    expect(only).toContain('/sourceFormat: pdf takes no profile');
    expect(only).toContain('credit_approval document of the package');
    expect(others).toEqual([]);
  });

  it.each([
    [undefined, 'must be a list'],
    [{}, 'must be a list'],
    [[], 'is empty'],
    [Array.from({ length: 501 }, () => amount), 'more than 500'],
  ])('with fields %j is refused', (fields, words) => {
    const [only, ...others] = faults({ format: 'json', fields });
    expect(only).toContain('/mapping/fields: ');
    expect(only).toContain(words);
    expect(others).toEqual([]);
  });

  it('tells every fault, each with its place', () => {
    const fields = [
      { canonical: 'princpal_amount', path: '$.amount' },
      { canonical: 'loan_number', path: 'number' },
      { canonical: 'note_date', path: '$.date', required: 'yes', unit: 'day' },
      { canonical: '', path: '' },
      'loan_number',
      { path: 5 },
      { canonical: 'interest_rate', path: `$.${'x'.repeat(600)}` },
    ];
    expect(faults({ format: 'json', fields, 'a/b': 1 })).toEqual([
      '/mapping/a~1b: is not known here; there are format, fields',
      '/mapping/fields/0/canonical: "princpal_amount" is not a canonical field; GET /v1/fields lists them',
      '/mapping/fields/1/path: "number" must start with $, as in $.loan_number',
      '/mapping/fields/2/required: must be true or false',
      '/mapping/fields/2/unit: does not fit note_date, which has no unit',
      '/mapping/fields/3/canonical: must name a canonical field',
      '/mapping/fields/3/path: must be a path, as in $.loan_number',
      '/mapping/fields/4: must be an object with canonical and path',
      '/mapping/fields/5/canonical: must name a canonical field',
      '/mapping/fields/5/path: must be a path, as in $.loan_number',
      '/mapping/fields/6/path: has more than 500 characters',
    ]);
  });

  it('maps a field of one value once', () => {
    expect(faults({ format: 'json', fields: [amount, { ...amount, path: '$.other' }] })).toEqual([
      '/mapping/fields/1/canonical: "principal_amount" is mapped already, by entry 0',
    ]);
  });

  it('maps a field of several values to several places, never twice to one', () => {
    const borrower = { canonical: 'borrower_name', path: '$.borrower' };
    expect(faults({ format: 'json', fields: [borrower, { ...borrower, path: '$.coBorrower' }] })).toEqual([]);
    expect(faults({ format: 'json', fields: [borrower, amount, borrower] })).toEqual([
      '/mapping/fields/2/canonical: "borrower_name" is mapped to this path already, by entry 0',
    ]);
  });
});
