import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMapping, type MappingField } from '../../src/lar/mapping.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordFormat, RecordSource } from '../../src/lar/record-source.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import { escapeXml, wordSource } from './word-file.ts';
import { workbookSource } from './workbook-file.ts';

/** A record in no format yet: texts by field, and guarantors with limits that some lack. */
interface Written {
  readonly single: Readonly<Record<string, string>>;
  readonly guarantors: readonly { readonly name: string; readonly limit: string | null }[];
}

const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
const name = fc.tuple(word, word).map((words) => words.join(' '));
const money = fc
  .tuple(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
/** Text that is hard on every format: quotation marks, delimiters, markup, brackets, odd spaces, no line ends. */
const text = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom('"', ',', ';', '|', '&', '<b>', "'", '[*]', '$.x', 'é', '\u00a0', '\\', '😀', '=1+1'),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => `A ${parts.join(' ')} z`);

const record: fc.Arbitrary<Written> = fc.record({
  single: fc.record({
    loan_number: fc.stringMatching(/^0\d{3,9}[A-Z]?$/),
    principal_amount: money,
    interest_rate: fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 999 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`),
    note_date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    loan_purpose: text,
    prepayment_penalty: fc.constantFrom('Yes', 'No', 'true', 'false'),
  }),
  guarantors: fc.array(fc.record({ name, limit: fc.option(money) }), { minLength: 1, maxLength: 4 }),
});

const SINGLE = ['loan_number', 'principal_amount', 'interest_rate', 'note_date', 'loan_purpose', 'prepayment_penalty'];

function mapping(format: RecordFormat, path: (field: string) => string, guarantor: string, limit: string) {
  const fields: readonly MappingField[] = [
    ...SINGLE.map((canonical) => ({ canonical, path: path(canonical), required: true })),
    { canonical: 'guarantor_name', path: guarantor },
    { canonical: 'guaranty_limit', path: limit },
  ];
  const checked = checkMapping({ format, fields }, format);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
  return checked.effect;
}

/** What the values mean, in the order of the mapping. Limits are none at all where every guarantor lacks one. */
function expected({ single, guarantors }: Written): readonly (readonly [string, string | null])[] {
  const meaning = (field: string, written: string | null) =>
    [field, written === null ? null : (normalizeField(field, written)?.value ?? null)] as const;
  const hasLimits = guarantors.some(({ limit }) => limit !== null);
  return [
    ...SINGLE.map((field) => meaning(field, single[field] ?? '')),
    ...guarantors.map((guarantor) => meaning('guarantor_name', guarantor.name)),
    ...(hasLimits ? guarantors.map((guarantor) => meaning('guaranty_limit', guarantor.limit)) : []),
  ];
}

/** The writers are of the simplest kind and share nothing with the readers. */
const formats: readonly {
  readonly format: RecordFormat;
  readonly mapping: ReturnType<typeof mapping>;
  write(written: Written): RecordSource;
}[] = [
  {
    format: 'json',
    mapping: mapping('json', (field) => `$.loan.${field}`, '$.guarantors[*].name', '$.guarantors[*].limit'),
    write: ({ single, guarantors }) => {
      // Amounts as bare numbers, which only a reader that keeps the source text gets right.
      const loan = Object.entries(single).map(
        ([key, value]) => `"${key}": ${key === 'principal_amount' ? value : JSON.stringify(value)}`,
      );
      const people = guarantors.map(
        ({ name: who, limit }) => `{"name": ${JSON.stringify(who)}${limit === null ? '' : `, "limit": ${limit}`}}`,
      );
      return { format: 'json', text: `{"loan": {${loan.join(', ')}}, "guarantors": [${people.join(',')}]}` };
    },
  },
  ...[',', ';', '\t', '|'].map((delimiter) => ({
    format: 'csv' as const,
    mapping: mapping('csv', (field) => `$.${field}`, '$.Guarantor[*]', '$.Limit[*]'),
    write: ({ single, guarantors }: Written): RecordSource => {
      const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
      const rows = guarantors.map((guarantor) => [
        ...SINGLE.map((field) => single[field] ?? ''),
        guarantor.name,
        guarantor.limit ?? '',
      ]);
      const lines = [[...SINGLE, 'Guarantor', 'Limit'], ...rows].map((cells) => cells.map(quote).join(delimiter));
      return { format: 'csv', text: `\ufeff${lines.join('\r\n')}\r\n` };
    },
  })),
  {
    format: 'xml',
    mapping: mapping(
      'xml',
      (field) => `$.record.loan.${field}`,
      '$.record.guarantor[*].name',
      '$.record.guarantor[*]@limit',
    ),
    write: ({ single, guarantors }) => {
      const loan = Object.entries(single).map(([key, value]) => `<x:${key}>${escapeXml(value)}</x:${key}>`);
      const people = guarantors.map(
        ({ name: who, limit }) =>
          `<guarantor${limit === null ? '' : ` limit="${limit}"`}><name>${who}</name></guarantor>`,
      );
      return {
        format: 'xml',
        text: `<record xmlns:x="urn:x"><loan>${loan.join('\n')}</loan>${people.join('\n')}</record>`,
      };
    },
  },
  {
    format: 'docx',
    mapping: mapping('docx', (field) => `$.${field}`, '$.Guarantor[*]', '$.Limit[*]'),
    write: ({ single, guarantors }) => {
      const row = (...cells: readonly string[]) =>
        `<tr>${cells.map((cell) => `<tc>${escapeXml(cell)}</tc>`).join('')}</tr>`;
      const [first = '', second = '', ...others] = SINGLE;
      const left = others.map((field) => row(field, single[field] ?? ''));
      const people = guarantors.map(({ name: who, limit }) => row(who, limit ?? ''));
      const paragraphs = `<p>${first}:⇥${single[first]}</p><p>${second}:</p><p>${single[second]}</p>`;
      return wordSource(
        `${paragraphs}<tbl>${left.join('')}</tbl><tbl>${row('Guarantor', 'Limit')}${people.join('')}</tbl>`,
      );
    },
  },
  {
    format: 'xlsx',
    mapping: mapping('xlsx', (field) => `$.${field}`, "$.'Guarantors'!Guarantor[*]", "$.'Guarantors'!Limit[*]"),
    write: ({ single, guarantors }) => {
      const loan = Object.entries(single).map(([key, value]) => [key, value] as const);
      const people = guarantors.map(({ name: who, limit }) => [who, limit] as const);
      return workbookSource([
        { name: 'Loan', rows: loan },
        { name: 'Guarantors', rows: [['Guarantor', 'Limit'], ...people] },
      ]);
    },
  },
  {
    format: 'xlsx',
    mapping: mapping('xlsx', (field) => `$.${field}`, '$.Guarantor[*]', '$.Limit[*]'),
    write: ({ single, guarantors }) => {
      const rows = guarantors.map(({ name: who, limit }) => [
        ...SINGLE.map((field) => single[field] ?? ''),
        who,
        limit,
      ]);
      return workbookSource([
        { name: 'Report', rows: [['All loans of June'], [], [...SINGLE, 'Guarantor', 'Limit'], ...rows] },
      ]);
    },
  },
];

describe('a record reads back to the values that were written', { timeout: 60_000 }, () => {
  for (const [index, { format, mapping: checked, write }] of formats.entries()) {
    it(`in ${format}, way ${index + 1}`, () => {
      fc.assert(
        fc.property(record, (written) => {
          const read = readRecord(checked, write(written));
          expect(read.faults).toEqual([]);
          expect(read.values.map(({ field, value }) => [field, value])).toEqual(expected(written));
        }),
        { numRuns: 100 },
      );
    });
  }
});
