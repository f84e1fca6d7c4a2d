import { describe, expect, it } from 'vitest';
import { applyFieldMap } from '../../src/field-maps/apply-field-map.ts';
import type { CoreShape } from '../../src/field-maps/core-field.ts';
import { checkFieldMap } from '../../src/field-maps/field-map.ts';
import { arrange } from '../../src/reconciliation/facts.ts';
import { type CompactDocument, type CompactPackage, unfoldPackage } from '../reconciliation/compact-package.ts';
import { LARGE_LOAN } from './large-loan.ts';

const core: CoreShape = {
  providerId: 'simulator',
  open: false,
  tables: { kinds: { fixed: 'F' } },
  fields: [
    { name: 'borrower', title: 'Borrower', required: true },
    { name: 'guarantors', title: 'Guarantors', required: false, maxLength: 60 },
    { name: 'second', title: 'Second guarantor', required: false },
    { name: 'collateral', title: 'Collateral', required: false },
    { name: 'amount', title: 'Amount', required: false },
    { name: 'kind', title: 'Kind', required: false },
  ],
  groups: [
    {
      name: 'party',
      title: 'Parties',
      fields: [
        { name: 'name', title: 'Name', required: true },
        { name: 'role', title: 'Role', required: true, pattern: { source: '[BG]', means: 'B or G' } },
        { name: 'limit', title: 'Limit', required: false },
        { name: 'address', title: 'Address', required: false },
      ],
    },
    { name: 'note', title: 'Notes', fields: [{ name: 'amount', title: 'Amount', required: true }] },
    { name: 'item', title: 'Collateral', fields: [{ name: 'what', title: 'What it is', required: false }] },
    {
      name: 'payment',
      title: 'Payments',
      fields: [
        { name: 'note', title: 'Note', required: true },
        { name: 'date', title: 'Date', required: true },
        { name: 'amount', title: 'Amount', required: false },
      ],
    },
  ],
};

const ALL = [
  { canonical: 'borrower_name', core: 'borrower' },
  { canonical: 'borrower_name[*]', core: 'party[*].name' },
  { canonical: 'borrower_name[*]', core: 'party[*].role', transform: 'constant:B' },
  { canonical: 'borrower_address[*]', core: 'party[*].address' },
  { canonical: 'guarantor_name[*]', core: 'party[*].name' },
  { canonical: 'guarantor_name[*]', core: 'party[*].role', transform: 'constant:G' },
  { canonical: 'guaranty_limit[*]', core: 'party[*].limit', transform: 'money' },
  { canonical: 'principal_amount[*]', core: 'note[*].amount', transform: 'money' },
  { canonical: 'collateral_description[*]', core: 'item[*].what' },
];

function write(fields: readonly object[], given: CompactPackage, more: object = {}) {
  const checked = checkFieldMap({ provider: 'simulator', fields, ...more }, core);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
  return applyFieldMap(checked.effect, core, arrange(unfoldPackage(given)), () => false);
}
const valuesOf = ({ fields }: ReturnType<typeof write>) =>
  Object.fromEntries(fields.flatMap(({ core: name, value }) => (value === null ? [] : [[name, value]])));
const faultsOf = (mapping: object) => {
  const checked = checkFieldMap({ provider: 'simulator', ...mapping }, core);
  return checked.ok ? [] : checked.refusal.map(({ field, code }) => `${field} ${code}`);
};

describe('a loan of several notes, parties and pieces of collateral', () => {
  it('reaches the core whole, a row for each, and every value says where it was read', () => {
    const loan = write(ALL, { documents: LARGE_LOAN });
    expect(loan.errors).toEqual([]);
    expect(valuesOf(loan)).toEqual({
      borrower: 'Blue Heron LLC',
      'party[1].name': 'Blue Heron LLC',
      'party[1].role': 'B',
      'party[1].address': '12 Main Street, Austin, TX 78701',
      'party[2].name': 'Mary Okafor',
      'party[2].role': 'B',
      'party[2].address': '12 Main Street, Austin, TX 78701',
      'party[3].name': 'Red Kite Inc',
      'party[3].role': 'B',
      'party[4].name': 'Ann Lee',
      'party[4].role': 'G',
      'party[4].limit': '10000.00',
      'party[5].name': 'Bob Ray',
      'party[5].role': 'G',
      'party[5].limit': '20000.00',
      'party[6].name': 'Cora Diaz',
      'party[6].role': 'G',
      'party[6].limit': '30000.00',
      'party[7].name': 'Dan Fox',
      'party[7].role': 'G',
      'party[7].limit': '40000.00',
      'note[1].amount': '100000.00',
      'note[2].amount': '50000.00',
      'item[1].what': 'All inventory',
      'item[2].what': 'One 2019 Deere tractor',
      'item[3].what': 'All accounts',
    });
    // The two homes have no description of their own, and nobody makes one up.
    expect(loan.fields.filter(({ core: name, value }) => name.startsWith('item[') && value === null)).toHaveLength(2);
    const unplaced = loan.fields.filter(
      ({ value, reading, transform }) =>
        value !== null && !transform.startsWith('constant') && (reading === null || reading.pageNo === null),
    );
    expect(unplaced).toEqual([]);
    expect(loan.fields.find(({ core: name }) => name === 'party[7].limit')?.reading).toMatchObject({
      documentId: 'guaranty-4',
    });
    expect(loan.fields.find(({ core: name }) => name === 'party[7].name')?.canonical).toBe('guarantor_name[4]');
  });

  it.each([
    ['guarantor_name[*]', 'The guarantor "Ann Lee"', 4],
    ['borrower_name[*]', 'The borrower "Mary Okafor"', 2],
    ['principal_amount[*]', 'The note "N-1"', 2],
  ])('is not written by a map that drops %s, and the message names what is dropped', (canonical, named, count) => {
    const fields = ALL.filter((entry) => entry.canonical !== canonical && !entry.core.startsWith('note['));
    const more = canonical.startsWith('principal')
      ? []
      : [{ canonical: 'principal_amount[*]', core: 'note[*].amount' }];
    const { errors } = write([...fields, ...more], { documents: LARGE_LOAN });
    const dropped = errors.filter(({ code }) => code === 'item_not_mapped');
    expect(dropped).toHaveLength(count);
    expect(dropped[0]?.message).toContain(named);
  });

  it('names only the party that a numbered map has no line for', () => {
    const numbered = [1, 2, 3].map((n) => ({
      canonical: `guarantor_name[${n}]`,
      core: ['second', 'guarantors', 'kind'][n - 1] ?? '',
    }));
    const fields = [...ALL.filter(({ canonical }) => !canonical.startsWith('guarant')), ...numbered];
    const { errors } = write(fields, { documents: LARGE_LOAN });
    expect(errors).toMatchObject([{ code: 'item_not_mapped', canonical: 'guarantor_name[4]' }]);
    expect(errors[0]?.message).toContain('"Dan Fox"');
    expect(write(fields, { documents: LARGE_LOAN }, { ignore: ['guarantor_name[4]'] }).errors).toEqual([]);
    expect(write(fields, { documents: LARGE_LOAN }, { ignore: ['guarantor_name[*]'] }).errors).toEqual([]);
  });

  it('puts all of a list into one field with what the map says between them', () => {
    const joined = { canonical: 'guarantor_name[*]', core: 'guarantors', transform: 'upper', join: '; ' };
    const fields = [...ALL.filter(({ canonical }) => !canonical.startsWith('guarant')), joined];
    const loan = write(fields, { documents: LARGE_LOAN });
    expect(valuesOf(loan).guarantors).toBe('ANN LEE; BOB RAY; CORA DIAZ; DAN FOX');
    expect(loan.fields.find(({ core: name }) => name === 'guarantors')?.others).toHaveLength(3);
  });

  it('gives no party what may belong to another', () => {
    const two = { borrower_name: ['Ann Lee', 'Bob Ray'], borrower_tin: '123-45-6789', principal_amount: '$1.00' };
    const map = [
      { canonical: 'borrower_name', core: 'borrower' },
      { canonical: 'borrower_name[*]', core: 'party[*].name' },
      { canonical: 'borrower_name[*]', core: 'party[*].role', transform: 'constant:B' },
      { canonical: 'borrower_tin[*]', core: 'party[*].limit' },
      { canonical: 'principal_amount', core: 'amount' },
    ];
    expect(valuesOf(write(map, { documents: [{ docType: 'promissory_note', fields: two }] }))['party[1].limit']).toBe(
      undefined,
    );
    const record = {
      borrower_name: ['Ann Lee', 'Bob Ray'],
      borrower_tin: ['123-45-6789', '987-65-4321'],
      principal_amount: '$1.00',
    };
    const listed = valuesOf(write(map, { documents: [], record }));
    expect([listed['party[1].limit'], listed['party[2].limit']]).toEqual(['123-45-6789', '987-65-4321']);
  });

  it('takes one party once, however two papers spell it, and asks for a name that was read with doubt', () => {
    const documents: readonly CompactDocument[] = [
      { docType: 'promissory_note', fields: { borrower_name: 'Blue Heron LLC', principal_amount: '$1.00' } },
      { docType: 'change_in_terms', fields: { borrower_name: 'BLUE HERON, L.L.C.' } },
    ];
    const map = ALL.filter(({ canonical }) => canonical.startsWith('borrower') || canonical.startsWith('principal'));
    expect(Object.keys(valuesOf(write(map, { documents }))).filter((name) => name.endsWith('.name'))).toHaveLength(1);
    const doubtful: readonly CompactDocument[] = [
      ...documents,
      { docType: 'promissory_note', fields: { borrower_name: { raw: 'Mary Okafor', confidence: 0.3 } } },
    ];
    const { errors } = write(map, { documents: doubtful });
    expect(errors).toMatchObject([{ coreField: 'party[2].name', code: 'uncertain' }]);
  });
});

describe('the payment schedule of a loan', () => {
  const map = [
    ...ALL,
    { canonical: 'schedule_note[*]', core: 'payment[*].note' },
    { canonical: 'schedule_date[*]', core: 'payment[*].date', transform: 'date_iso' },
    { canonical: 'schedule_amount[*]', core: 'payment[*].amount', transform: 'money' },
  ];

  it('has a line for each payment of each note, with the page that says so', () => {
    const loan = write(map, { documents: LARGE_LOAN });
    const values = valuesOf(loan);
    const lines = Array.from({ length: 24 }, (_, index) =>
      ['note', 'date', 'amount'].map((field) => values[`payment[${index + 1}].${field}`]),
    );
    expect([lines[0], lines[11], lines[12]]).toEqual([
      ['1', '2026-04-01', '8606.64'],
      ['1', '2027-03-01', '8606.69'],
      ['2', '2026-04-01', '4303.32'],
    ]);
    expect(values['payment[25].date']).toBeUndefined();
    expect(loan.fields.find(({ core: name }) => name === 'payment[13].amount')?.reading).toMatchObject({
      documentId: 'promissory_note-2',
      field: 'payment_amount',
    });
  });

  it('leaves the last amount open where the note does not say how days are counted', () => {
    const documents = LARGE_LOAN.map(({ fields = {}, ...document }) => {
      const { day_count: _, ...others } = fields;
      return { ...document, fields: others };
    });
    const values = valuesOf(write(map, { documents }));
    expect([values['payment[11].amount'], values['payment[12].amount']]).toEqual(['8606.64', undefined]);
  });
});

describe('the source of a value', () => {
  it('is the parsed record before a memo that was read beside it', () => {
    const map = [
      { canonical: 'collateral_description', core: 'collateral' },
      { canonical: 'borrower_name', core: 'borrower' },
    ];
    const given: CompactPackage = {
      documents: [
        { docType: 'credit_approval', fields: { collateral_description: 'All inventory, chattel paper' } },
        { docType: 'promissory_note', fields: { borrower_name: 'Ann Lee' } },
      ],
      record: { collateral_description: 'Real estate at 9 Oak Avenue' },
    };
    expect(valuesOf(write(map, given)).collateral).toBe('Real estate at 9 Oak Avenue');
  });

  it('boards each thing of a lettered list on one paper, and leaves letters alone that do not follow each other', () => {
    const map = [
      { canonical: 'borrower_name', core: 'borrower' },
      { canonical: 'borrower_name[*]', core: 'party[*].name' },
      { canonical: 'borrower_name[*]', core: 'party[*].role', transform: 'constant:B' },
      { canonical: 'principal_amount[*]', core: 'note[*].amount', transform: 'money' },
      { canonical: 'collateral_description[*]', core: 'item[*].what' },
    ];
    const pledged = (what: string): CompactPackage => ({
      documents: [
        { docType: 'promissory_note', fields: { borrower_name: 'Harbor Mill LLC', principal_amount: '250000.00' } },
        { docType: 'security_agreement', fields: { collateral_description: what } },
      ],
    });
    const items = (what: string) =>
      Object.entries(valuesOf(write(map, pledged(what)))).flatMap(([core, value]) =>
        core.startsWith('item[') ? [value] : [],
      );
    expect(items('(a) All inventory; (b) One 2024 press, serial no. 40-1187; and (c) All accounts')).toEqual([
      'All inventory',
      'One 2024 press, serial no. 40-1187',
      'All accounts',
    ]);
    expect(items('A. All inventory. B. All accounts.')).toEqual(['All inventory', 'All accounts']);
    const odd = 'a. All inventory; c. All accounts';
    expect(items(odd)).toEqual([odd]);
  });
});

describe('what a map says of lists and tables', () => {
  it('is held to sense, each fault with its place', () => {
    const fields = [
      { canonical: 'loan_officer[2]', core: 'amount' },
      { canonical: 'guarantor_name[*]', core: 'guarantors' },
      { canonical: 'guarantor_name', core: 'party[*].name' },
      { canonical: 'guarantor_name[2]', core: 'second', join: ', ' },
      { canonical: 'borrower_name[*]', core: 'party[*].shoe' },
      { canonical: 'borrower_name[2]', core: 'party[2].name' },
      { canonical: 'schedule_date', core: 'kind' },
      { canonical: 'rate_type', core: 'borrower', transform: 'lookup:mine' },
    ];
    expect(faultsOf({ fields, ignore: ['guarantor_name', 'loan_officer[*]'] })).toEqual([
      'ignore.0 unknown_field',
      'ignore.1 unknown_field',
      'fields.0.canonical not_a_list',
      'fields.1.join required',
      'fields.2.canonical not_all_items',
      'fields.3.join no_join',
      'fields.4.core unknown_core_field',
      'fields.5.core wrong_form',
      'fields.6.canonical not_a_list',
      'fields.7.transform unknown_transform',
    ]);
  });

  it('looks values up in tables of the map before those of the provider', () => {
    const fields = [
      { canonical: 'borrower_name', core: 'borrower' },
      { canonical: 'rate_type', core: 'kind', transform: 'lookup:kinds' },
    ];
    const documents = [{ docType: 'promissory_note', fields: { borrower_name: 'Ann Lee', rate_type: 'fixed' } }];
    expect(valuesOf(write(fields, { documents })).kind).toBe('F');
    expect(valuesOf(write(fields, { documents }, { tables: { kinds: { Fixed: '01' } } })).kind).toBe('01');
    expect(
      faultsOf({ fields, tables: { 'a b': { x: '1' }, none: {}, twice: { Fixed: '1', fixed: '2' }, odd: { x: 1 } } }),
    ).toEqual([
      'tables.a b wrong_form',
      'tables.none empty',
      'tables.twice.fixed mapped_twice',
      'tables.odd.x wrong_type',
    ]);
  });
});
