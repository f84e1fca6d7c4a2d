import { type FieldEntry, fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { checkMapping, type MappingField } from '@countersign/engine/lar/mapping';
import type { RecordFormat } from '@countersign/engine/lar/record-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excelFile, sheetXml, zipped } from '../../test/excel-file.ts';
import { readRecordFile } from './read-record-file.ts';

/** A loan with every field of the catalog that a record can say once, and parties, before it is written anywhere. */
interface Loan {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly parties: readonly { readonly role: 'Borrower' | 'Guarantor'; readonly name: string; readonly tin: string }[];
}

/** What a fact is, which each format writes in its own way. */
type Fact =
  | { readonly is: 'money'; readonly cents: number }
  | { readonly is: 'rate'; readonly thousandths: number }
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'date'; readonly date: string }
  | { readonly is: 'words'; readonly words: string };

const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
const PLACES = ['12 Mill Road, Denver, CO 80202', '400 N Main St, Ames, IA 50010', '7 Quay Ct, Boston, MA 02110'];
/** Fields whose words are not free. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  rate_type: ['fixed', 'variable'],
  day_count: ['30/360', 'actual/360', 'actual/365'],
  payment_frequency: ['monthly', 'quarterly'],
  guaranty_type: ['unlimited', 'limited'],
  occupancy: ['Primary Residence', 'Second Home'],
  loan_class: ['commercial', 'consumer'],
  prepayment_penalty: ['Yes', 'No'],
};

const single = fieldCatalogue.filter(({ name, kind, repeated, shape, vocabulary }) => {
  const isFree = kind === 'money' || kind === 'rate' || kind === 'date' || kind === 'name' || kind === 'address';
  return !repeated && shape === undefined && (name in WORDS || (isFree && vocabulary === undefined) || isCount(name));
});

function isCount(name: string): boolean {
  return ['term_months', 'amortization_months', 'number_of_payments', 'grace_days', 'lien_position'].includes(name);
}

function factOf({ name, kind }: FieldEntry): fc.Arbitrary<Fact> {
  const words = WORDS[name];
  if (words !== undefined) return fc.constantFrom(...words).map((one) => ({ is: 'words', words: one }));
  if (kind === 'money') return fc.integer({ min: 100, max: 99_999_999_999 }).map((cents) => ({ is: 'money', cents }));
  if (kind === 'rate') {
    // Above the two percent below which a bare loan-to-value is asked about, and any bare rate below a half.
    return fc.integer({ min: 2_001, max: 24_999 }).map((thousandths) => ({ is: 'rate', thousandths }));
  }
  if (kind === 'date') {
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2059-12-31'), noInvalidDate: true })
      .map((date) => ({ is: 'date', date: date.toISOString().slice(0, 10) }));
  }
  if (name === 'lien_position') return fc.integer({ min: 1, max: 4 }).map((count) => ({ is: 'count', count }));
  if (kind === 'integer') return fc.integer({ min: 51, max: 480 }).map((count) => ({ is: 'count', count }));
  if (kind === 'address') return fc.constantFrom(...PLACES).map((words) => ({ is: 'words', words }));
  return fc.tuple(word, word).map((words) => ({ is: 'words', words: words.join(' ') }));
}

const loan: fc.Arbitrary<Loan> = fc.record({
  facts: fc
    .tuple(...single.map(factOf))
    .map((facts) => new Map(single.map(({ name }, at) => [name, facts[at] as Fact]))),
  parties: fc.array(
    fc.record({
      role: fc.constantFrom('Borrower' as const, 'Guarantor' as const),
      name: fc.tuple(word, word).map((words) => words.join(' ')),
      tin: fc.integer({ min: 10_0000000, max: 99_9999999 }).map(String),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const decimals = (number: number, places: number) => {
  const digits = String(number).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?=\.))/g, ',');

/** As a program writes it. */
function plain(fact: Fact): string {
  if (fact.is === 'money') return decimals(fact.cents, 2);
  if (fact.is === 'rate') return decimals(fact.thousandths, 3);
  return fact.is === 'count' ? String(fact.count) : fact.is === 'date' ? fact.date : fact.words;
}

/** As a person writes it. */
function spoken(fact: Fact): string {
  if (fact.is === 'money') return `$${grouped(decimals(fact.cents, 2))}`;
  if (fact.is === 'rate') return `${decimals(fact.thousandths, 3)}%`;
  if (fact.is !== 'date') return plain(fact);
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(fact.date).toLocaleDateString('en-US', options);
}

const american = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function csv({ facts, parties }: Loan): Buffer {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const values = [...facts.values()].map((fact) => (fact.is === 'date' ? american(fact.date) : spoken(fact)));
  const rows = parties.map(({ role, name, tin }) => [...values, role, name, tin]);
  const lines = [[...facts.keys(), 'Role', 'Name', 'TIN'], ...rows].map((cells) => cells.map(quoted).join(','));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

function xlsx({ facts, parties }: Loan): Promise<Buffer> {
  const text = (written: string) => `<c t="inlineStr"><is><t>${escaped(written)}</t></is></c>`;
  const cell = (fact: Fact) => {
    if (fact.is === 'words') return text(fact.words);
    if (fact.is === 'date') return `<c s="2"><v>${Date.parse(fact.date) / 86_400_000 + 25_569}</v></c>`;
    // Excel keeps a percentage as its hundredth.
    if (fact.is === 'rate') return `<c s="3"><v>${decimals(fact.thousandths, 5)}</v></c>`;
    return `<c s="${fact.is === 'money' ? 1 : 0}"><v>${plain(fact)}</v></c>`;
  };
  const values = [...facts.values()].map(cell).join('');
  const rows = parties.map(({ role, name, tin }) => `<row>${values}${text(role)}${text(name)}${text(tin)}</row>`);
  const head = [...facts.keys(), 'Role', 'Name', 'TIN'].map(text).join('');
  return excelFile({
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${head}</row>${rows.join('')}`),
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="7"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
  });
}

function docx({ facts, parties }: Loan): Promise<Buffer> {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p></w:tc>`;
  const row = (...cells: readonly string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const loanRows = [...facts].map(([name, fact]) => row(name, spoken(fact)));
  const partyRows = parties.map(({ role, name, tin }) => row(role, name, tin));
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const tables = `<w:tbl>${loanRows.join('')}</w:tbl><w:p/><w:tbl>${row('Role', 'Name', 'TIN')}${partyRows.join('')}</w:tbl>`;
  return zipped([['word/document.xml', `<w:document xmlns:w="${space}"><w:body>${tables}</w:body></w:document>`]]);
}

interface Way {
  readonly format: RecordFormat;
  readonly single: (name: string) => string;
  readonly party: (role: string, name: string) => string;
  readonly write: (written: Loan) => Buffer | Promise<Buffer>;
}

const column = {
  single: (name: string) => `$.${name}`,
  party: (role: string, name: string) => `$.${name}[Role='${role}'][*]`,
};

const ways: readonly Way[] = [
  {
    format: 'json',
    single: (name) => `$.loan.${name}`,
    party: (role, name) => `$.parties[?Role='${role}'].${name}[*]`,
    write: ({ facts, parties }) => {
      const bare = ({ is }: Fact) => is === 'money' || is === 'rate' || is === 'count';
      const values = [...facts].map(
        ([name, fact]) => `"${name}": ${bare(fact) ? plain(fact) : JSON.stringify(plain(fact))}`,
      );
      const people = parties.map(({ role, name, tin }) => JSON.stringify({ Role: role, Name: name, TIN: tin }));
      return Buffer.from(`{"loan": {${values.join(',')}}, "parties": [${people.join(',')}]}`);
    },
  },
  { format: 'csv', ...column, write: csv },
  {
    format: 'xml',
    single: (name) => `$.deal.loan.${name}`,
    party: (role, name) => `$.deal.party[Role='${role}'].${name}[*]`,
    write: ({ facts, parties }) => {
      const values = [...facts].map(([name, fact]) => `<${name}>${escaped(plain(fact))}</${name}>`);
      const people = parties.map(
        ({ role, name, tin }) => `<party><Role>${role}</Role><Name>${escaped(name)}</Name><TIN>${tin}</TIN></party>`,
      );
      const text = `<?xml version="1.0"?><deal><loan>${values.join('')}</loan>${people.join('')}</deal>`;
      return Buffer.from(`\ufeff${text}`, 'utf16le');
    },
  },
  { format: 'docx', ...column, write: docx },
  { format: 'xlsx', ...column, write: xlsx },
];

/** Facts by field, through the way that bytes take at intake. */
async function readBack({ format, single: path, party, write }: Way, written: Loan) {
  const fields: readonly MappingField[] = [
    ...single.map(({ name }) => ({ canonical: name, path: path(name) })),
    { canonical: 'borrower_name', path: party('Borrower', 'Name') },
    { canonical: 'borrower_tin', path: party('Borrower', 'TIN') },
    { canonical: 'guarantor_name', path: party('Guarantor', 'Name') },
  ];
  const mapping = checkMapping({ format, fields }, format);
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  const { values, faults } = await readRecordFile(mapping.effect, await write(written));
  return {
    facts: values.map(({ field, value }) => `${field} = ${value}`),
    faults: faults.map(({ message }) => message),
  };
}

describe('one loan written as JSON, CSV, XML, Word and Excel', { timeout: 120_000 }, () => {
  it('takes in most of the catalog', () => expect(single.length).toBeGreaterThan(60));

  it('gives the same facts, each as its program or its people write it', async () => {
    await fc.assert(
      fc.asyncProperty(loan, async (written) => {
        const [first, ...others] = await Promise.all(ways.map((way) => readBack(way, written)));
        const borrowers = written.parties.filter(({ role }) => role === 'Borrower');
        expect(first?.faults).toEqual([]);
        expect(first?.facts).toHaveLength(single.length + written.parties.length + borrowers.length);
        expect(first?.facts.join()).not.toContain('= null');
        expect(first?.facts).toEqual(expect.arrayContaining(borrowers.map(({ name }) => `borrower_name = ${name}`)));
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });
});
