import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMapping, type MappingField } from '../../src/lar/mapping.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordFormat, RecordSource } from '../../src/lar/record-source.ts';
import { escapeXml, wordSource } from './word-file.ts';
import { type CellOf, serialOf, workbookSource } from './workbook-file.ts';

/** Parties with roles and numbers in units, as origination systems export them. */
interface Written {
  readonly parties: readonly {
    readonly role: 'Borrower' | 'Guarantor' | 'Attorney';
    readonly first: string;
    readonly last: string;
    readonly limit: number | null;
  }[];
  /** Thousandths of a percent. */
  readonly rate: number;
  readonly rateUnit: 'percent' | 'fraction' | 'bps';
  readonly months: number;
  readonly termUnit: 'months' | 'years' | 'days';
  readonly cents: number;
  readonly moneyUnit: 'dollars' | 'cents' | 'thousands';
  readonly lien: 'FirstLien' | 'SecondLien';
  readonly maturity: string;
}

const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
const written: fc.Arbitrary<Written> = fc.record({
  parties: fc
    .array(
      fc.record({
        role: fc.constantFrom('Borrower' as const, 'Guarantor' as const, 'Attorney' as const),
        first: word,
        last: word,
        limit: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .filter((parties) => parties.some(({ role }) => role === 'Borrower')),
  rate: fc.integer({ min: 1, max: 24_999 }),
  rateUnit: fc.constantFrom('percent' as const, 'fraction' as const, 'bps' as const),
  months: fc.integer({ min: 1, max: 40 }).map((years) => years * 12),
  termUnit: fc.constantFrom('months' as const, 'years' as const, 'days' as const),
  cents: fc.integer({ min: 100, max: 9_999_999_999 }),
  moneyUnit: fc.constantFrom('dollars' as const, 'cents' as const, 'thousands' as const),
  lien: fc.constantFrom('FirstLien' as const, 'SecondLien' as const),
  maturity: fc
    .date({ min: new Date('1950-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});

/** A whole number with its point moved, without floating numbers. */
function scaled(number: number, places: number): string {
  const digits = String(number).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? whole : `${whole}.${digits.slice(digits.length - places)}`;
}

function texts({ rate, rateUnit, months, termUnit, cents, moneyUnit, lien, maturity }: Written) {
  return {
    Rate: scaled(rate, rateUnit === 'percent' ? 3 : rateUnit === 'fraction' ? 5 : 1),
    Term: String(termUnit === 'months' ? months : termUnit === 'years' ? months / 12 : (months / 12) * 365),
    Amount: scaled(cents, moneyUnit === 'cents' ? 0 : moneyUnit === 'dollars' ? 2 : 5),
    Lien: lien,
    Maturity: maturity,
  };
}

const NAMES = ['Rate', 'Term', 'Amount', 'Lien', 'Maturity'] as const;

interface Paths {
  readonly single: (name: string) => string;
  readonly party: (role: string, name: string) => string;
}

function fieldsOf({ rateUnit, termUnit, moneyUnit }: Written, { single, party }: Paths): readonly MappingField[] {
  const map = { FirstLien: '1', SecondLien: '2' };
  return [
    { canonical: 'interest_rate', path: single('Rate'), unit: rateUnit, required: true },
    { canonical: 'term_months', path: single('Term'), unit: termUnit },
    { canonical: 'principal_amount', path: single('Amount'), unit: moneyUnit },
    { canonical: 'lien_position', path: single('Lien'), map },
    { canonical: 'maturity_date', path: single('Maturity') },
    { canonical: 'payment_frequency', path: single('Nothing'), default: 'monthly' },
    ...['borrower', 'guarantor'].map((kind) => {
      const role = kind === 'borrower' ? 'Borrower' : 'guarantor';
      const join = { paths: [party(role, 'Last')], separator: ' ' };
      return { canonical: `${kind}_name`, path: party(role, 'First'), join };
    }),
    { canonical: 'guaranty_limit', path: party('Guarantor', 'Limit') },
  ];
}

function expected(one: Written): readonly (readonly [string, string | null])[] {
  const { parties, rate, months, cents, lien, maturity } = one;
  const named = (kind: string) => parties.filter(({ role }) => role === kind);
  const limits = named('Guarantor').map(({ limit }) => limit);
  const trimmed = scaled(rate, 3).replace(/\.?0+$/, '');
  return [
    ['interest_rate', trimmed],
    ['term_months', String(months)],
    ['principal_amount', scaled(cents, 2)],
    ['lien_position', lien === 'FirstLien' ? '1' : '2'],
    ['maturity_date', maturity],
    ['payment_frequency', 'monthly'],
    ...named('Borrower').map(({ first, last }) => ['borrower_name', `${first} ${last}`] as const),
    ...named('Guarantor').map(({ first, last }) => ['guarantor_name', `${first} ${last}`] as const),
    ...(limits.every((limit) => limit === null)
      ? []
      : limits.map((limit) => ['guaranty_limit', limit === null ? null : `${limit}.00`] as const)),
  ];
}

const columns: Paths = {
  single: (name) => `$.${name}`,
  party: (role, name) => `$.${name}[Role='${role}'][*]`,
};

const formats: readonly (Paths & { readonly format: RecordFormat; write(one: Written): RecordSource })[] = [
  {
    format: 'json',
    single: (name) => `$.loan.${name}`,
    party: (role, name) => `$.parties[?role='${role}'].${name}[*]`,
    write: (one) => {
      const loan = Object.entries(texts(one)).map(([name, text]) =>
        /^[\d.]+$/.test(text) ? `"${name}": ${text}` : `"${name}": "${text}"`,
      );
      const parties = one.parties.map(({ role, first, last, limit }) =>
        JSON.stringify({ role, First: first, Last: last, ...(limit === null ? {} : { Limit: limit }) }),
      );
      return { format: 'json', text: `{"loan": {${loan.join(',')}}, "parties": [${parties.join(',')}]}` };
    },
  },
  {
    ...columns,
    format: 'csv',
    write: (one) => {
      const loan = texts(one);
      const rows = one.parties.map(({ role, first, last, limit }) =>
        [...NAMES.map((name) => loan[name]), role.toUpperCase(), first, last, limit ?? ''].join(','),
      );
      return { format: 'csv', text: [[...NAMES, 'Role', 'First', 'Last', 'Limit'].join(','), ...rows].join('\r\n') };
    },
  },
  {
    format: 'xml',
    single: (name) => `$.deal.loan[@LoanRoleType='SubjectLoan'].${name}`,
    party: (role, name) => `$.deal.party[roles.role='${role}'].${name}[*]`,
    write: (one) => {
      const loan = Object.entries(texts(one)).map(([name, text]) => `<m:${name}>${text}</m:${name}>`);
      const parties = one.parties.map(
        ({ role, first, last, limit }) =>
          `<m:party><m:First>${first}</m:First><m:Last>${last}</m:Last>` +
          `${limit === null ? '' : `<m:Limit>${limit}</m:Limit>`}<m:roles><m:role>${role}</m:role></m:roles></m:party>`,
      );
      const related = '<m:loan LoanRoleType="RelatedLoan"><m:Rate>99</m:Rate></m:loan>';
      return {
        format: 'xml',
        text: `<m:deal xmlns:m="urn:m">${related}<m:loan LoanRoleType="SubjectLoan">${loan.join('')}</m:loan>${parties.join('')}</m:deal>`,
      };
    },
  },
  {
    ...columns,
    format: 'docx',
    write: (one) => {
      const row = (...cells: readonly string[]) =>
        `<tr>${cells.map((cell) => `<tc>${escapeXml(cell)}</tc>`).join('')}</tr>`;
      const loan = Object.entries(texts(one)).map(([name, text]) => row(name, text));
      const parties = one.parties.map(({ role, first, last, limit }) => row(role, first, last, String(limit ?? '')));
      return wordSource(
        `<tbl>${loan.join('')}</tbl><p>Parties</p><tbl>${row('Role', 'First', 'Last', 'Limit')}${parties.join('')}</tbl>`,
      );
    },
  },
  {
    ...columns,
    format: 'xlsx',
    write: (one) => {
      const loan = texts(one);
      const number = (text: string, format: string): CellOf => ({ number: text, format });
      const cells: readonly CellOf[] = [
        // Shown with fewer digits than it has.
        number(loan.Rate, '0.0'),
        number(loan.Term, 'General'),
        number(loan.Amount, '#,##0'),
        loan.Lien,
        { number: String(serialOf(one.maturity)), format: 'mmm d, yyyy' },
      ];
      const rows = one.parties.map(({ role, first, last, limit }) => [...cells, role, first, last, limit]);
      return workbookSource([{ name: 'Report', rows: [[...NAMES, 'Role', 'First', 'Last', 'Limit'], ...rows] }]);
    },
  },
];

describe('parties by role and numbers in units read back to what was written', { timeout: 120_000 }, () => {
  for (const { format, write, ...paths } of formats) {
    it(`in ${format}`, () => {
      fc.assert(
        fc.property(written, (one) => {
          const checked = checkMapping({ format, fields: fieldsOf(one, paths) }, format);
          if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
          const read = readRecord(checked.effect, write(one));
          expect(read.faults).toEqual([]);
          expect(read.values.map(({ field, value }) => [field, value])).toEqual(expected(one));
        }),
        { numRuns: 100 },
      );
    });
  }
});
