import { describe, expect, it } from 'vitest';
import { applyFieldMap } from '../../src/field-maps/apply-field-map.ts';
import type { CoreShape } from '../../src/field-maps/core-field.ts';
import { checkFieldMap } from '../../src/field-maps/field-map.ts';
import { arrange } from '../../src/reconciliation/facts.ts';
import { unfoldPackage } from '../reconciliation/compact-package.ts';

const core: CoreShape = {
  providerId: 'simulator',
  open: false,
  tables: {},
  fields: [
    { name: 'amount', title: 'Amount', required: true },
    { name: 'name', title: 'Customer', required: true, maxLength: 20 },
    { name: 'currency', title: 'Currency', required: true, pattern: { source: '[A-Z]{3}', means: 'three letters' } },
    { name: 'officer', title: 'Officer', required: false },
  ],
};
const mapping = {
  provider: 'simulator',
  fields: [
    { canonical: 'principal_amount', core: 'amount', transform: 'money' },
    { canonical: 'borrower_name', core: 'name' },
    { canonical: 'product_code', core: 'currency', transform: 'constant:USD' },
    { canonical: 'loan_officer', core: 'officer' },
  ],
};

function checked(given: unknown) {
  const answer = checkFieldMap(given, core);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.effect;
}
const faultsOf = (given: unknown) => {
  const answer = checkFieldMap(given, core);
  return answer.ok ? [] : answer.refusal.map(({ field, code }) => `${field} ${code}`);
};

describe('a field map', () => {
  it('is taken with its transforms, none where it says nothing', () => {
    expect(checked(mapping).fields.map(({ transform }) => transform)).toEqual([
      'money',
      'none',
      'constant:USD',
      'none',
    ]);
  });

  it.each([
    ['no object', [], ['mapping wrong_type']],
    ['another provider', { ...mapping, provider: 'fineract' }, ['provider provider_mismatch']],
    ['no fields', { provider: 'simulator', fields: [] }, ['fields empty']],
    ['fields that are no list', { provider: 'simulator', fields: {} }, ['fields empty']],
    [
      'entries without canonical or core',
      { provider: 'simulator', fields: [{ core: 'amount' }, { canonical: 'apr' }, 3] },
      ['fields.0.canonical required', 'fields.1.core required', 'fields.2 wrong_type'],
    ],
    [
      'what nobody knows',
      { provider: 'simulator', fields: [{ canonical: 'pet', core: 'tail', transform: 'wag', more: 1 }], extra: 1 },
      [
        'extra unknown_property',
        'fields.0.more unknown_property',
        'fields.0.transform unknown_transform',
        'fields.0.canonical unknown_field',
        'fields.0.core unknown_core_field',
      ],
    ],
    [
      'a core field twice',
      { provider: 'simulator', fields: [mapping.fields[0], { canonical: 'apr', core: 'amount' }] },
      ['fields.1.core mapped_twice'],
    ],
  ])('is refused for %s, every fault with its place', (_, given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });
});

describe('a loan written for a core', () => {
  const note = { principal_amount: '$250,000.00', borrower_name: 'Blue Heron LLC' };
  const write = (documents: Parameters<typeof unfoldPackage>[0]['documents'], uncertain = '') =>
    applyFieldMap(checked(mapping), core, arrange(unfoldPackage({ documents })), ({ field }) => field === uncertain);

  it('takes each value from the paper that binds, with where it was read', () => {
    const { fields, errors } = write([
      { docType: 'deed_of_trust', fields: { principal_amount: '$500,000.00' } },
      { docType: 'promissory_note', fields: note },
    ]);
    expect(errors).toEqual([]);
    expect(fields.map(({ core: name, value }) => [name, value])).toEqual([
      ['amount', '250000.00'],
      ['name', 'Blue Heron LLC'],
      ['currency', 'USD'],
      ['officer', null],
    ]);
    expect(fields[0]?.reading).toMatchObject({ source: 'promissory_note', raw: '$250,000.00' });
  });

  it('says of every field of the core what keeps it from being written', () => {
    const long = { ...note, borrower_name: 'Blue Heron Property Holdings LLC' };
    const { errors } = write([{ docType: 'promissory_note', fields: { borrower_name: long.borrower_name } }]);
    expect(errors.map(({ coreField, code }) => [coreField, code])).toEqual([
      ['amount', 'missing'],
      ['name', 'too_long'],
    ]);
  });

  it('refuses a value that was read with low certainty until a person confirmed it', () => {
    const { errors, fields } = write([{ docType: 'promissory_note', fields: note }], 'principal_amount');
    expect(errors).toMatchObject([{ coreField: 'amount', code: 'uncertain' }]);
    expect(errors[0]?.message).toContain('"$250,000.00"');
    expect(fields[0]?.value).toBeNull();
  });

  it('does not choose between two values of one paper', () => {
    const two = { ...note, principal_amount: ['$250,000.00', '$260,000.00'] };
    expect(write([{ docType: 'promissory_note', fields: two }]).errors).toMatchObject([{ code: 'differing' }]);
  });

  it('names a required field of the core that the map leaves out', () => {
    const map = checked({ ...mapping, fields: mapping.fields.slice(0, 2) });
    const facts = arrange(unfoldPackage({ documents: [{ docType: 'promissory_note', fields: note }] }));
    const { errors } = applyFieldMap(map, core, facts, () => false);
    expect(errors).toMatchObject([{ coreField: 'currency', code: 'not_mapped' }]);
  });
});
