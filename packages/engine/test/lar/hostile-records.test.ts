import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import { readCanonicalRecord } from '../../src/lar/canonical-record.ts';
import { checkMapping } from '../../src/lar/mapping.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordFormat, RecordSource } from '../../src/lar/record-source.ts';
import { run, wordPart, wordSource } from './word-file.ts';

const PATHS: Readonly<Record<RecordFormat, string>> = {
  json: '$.a[*].b',
  csv: '$.a[*]',
  xml: '$.a.b[*].c',
  docx: '$.a[*]',
  xlsx: '$.a[*]',
};

/** The message of the only fault. */
function refusal(source: RecordSource): string {
  const fields = [{ canonical: 'loan_number', path: PATHS[source.format] }];
  const mapping = checkMapping({ format: source.format, fields }, source.format);
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  const { values, faults } = readRecord(mapping.effect, source);
  expect(values).toEqual([]);
  expect(faults).toHaveLength(1);
  return faults[0]?.message ?? '';
}

const MILLION = 1_000_000;

function withAttributes(elements: number, each: number): string {
  const attributes = Array.from({ length: each }, (_, index) => `a${index}=""`).join(' ');
  return `<a>${`<b ${attributes}/>`.repeat(elements)}</a>`;
}

/** Seconds of work at most; what hangs would take hours, and a busy machine must not look like it. */
const PATIENCE = { timeout: 120_000 };

describe('records made to hurt are refused with a reason', PATIENCE, () => {
  it.each<readonly [string, RecordSource, string]>([
    ['JSON nested a million deep', { format: 'json', text: '['.repeat(MILLION) }, 'nests deeper'],
    ['objects nested a million deep', { format: 'json', text: '{"a":'.repeat(MILLION) }, 'nests deeper'],
    ['JSON of a million values', { format: 'json', text: `[${'0,'.repeat(MILLION)}0]` }, 'values'],
    ['JSON of nine million characters', { format: 'json', text: `"${'a'.repeat(9 * MILLION)}"` }, 'characters'],
    ['a text of JSON that does not end', { format: 'json', text: `{"a": "${'\\\\'.repeat(MILLION)}` }, 'not JSON'],
    ['CSV of a million cells', { format: 'csv', text: `a${','.repeat(MILLION)}\n1` }, 'cells'],
    ['CSV of a million rows', { format: 'csv', text: 'a\n'.repeat(MILLION) }, 'cells'],
    [
      'CSV with a quotation mark open over megabytes',
      { format: 'csv', text: `a,b\n"${'x\r\r'.repeat(100_000)}` },
      'not closed',
    ],
    ['XML nested a hundred thousand deep', { format: 'xml', text: '<a>'.repeat(100_000) }, 'nests deeper'],
    ['XML of a quarter million elements', { format: 'xml', text: `<a>${'<b/>'.repeat(250_000)}</a>` }, 'elements'],
    ['XML with 600,000 attributes', { format: 'xml', text: withAttributes(1, 600_000) }, 'more than 1000 attributes'],
    ['XML with as many on many elements', { format: 'xml', text: withAttributes(600, 1_000) }, '400000 attributes'],
    [
      'XML with a document type that does not end',
      { format: 'xml', text: `<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(100_000)}` },
      'not well-formed',
    ],
    [
      'a Word file without a main document',
      { format: 'docx', parts: [wordPart('header1', '<p>a: b</p>')] },
      'no main document',
    ],
    [
      'a Word file with a document type',
      { format: 'docx', parts: [{ name: 'document', text: '<!DOCTYPE a><a/>' }] },
      'DOCTYPE',
    ],
    ['a Word file with tables nested without end', wordSource('<w:tbl><w:tr><w:tc>'.repeat(1_000)), 'nests deeper'],
  ])('%s', (_, source, words) => {
    expect(refusal(source)).toContain(words);
  });

  it('reads what is large and allowed', () => {
    const rows = Array.from({ length: 900 }, (_, index) => `${index},x`).join('\n');
    const fields = [{ canonical: 'guarantor_name', path: '$.b[*]' }];
    const mapping = checkMapping({ format: 'csv', fields }, 'csv');
    if (!mapping.ok) throw new Error('mapping');
    expect(readRecord(mapping.effect, { format: 'csv', text: `a,b\n${rows}` }).values).toHaveLength(900);
    const tooMany = readRecord(mapping.effect, { format: 'csv', text: `a,b\n${rows}\n${rows}` });
    expect(tooMany.faults[0]?.message).toContain('at most 1000');
  });

  it('refuses to read one long list into many fields', () => {
    const catalogue = fieldCatalogue.slice(0, 120).map(({ name }) => name);
    const read = (items: number, fieldCount: number) => {
      const fields = catalogue.slice(0, fieldCount).map((canonical) => ({ canonical, path: '$.a[*]' }));
      const mapping = checkMapping({ format: 'json', fields }, 'json');
      if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
      const text = JSON.stringify({ a: Array.from({ length: items }, () => 'x'.repeat(1_000)) });
      return readRecord(mapping.effect, { format: 'json', text });
    };
    expect(read(900, 5).values).toHaveLength(4_500);
    expect(read(1_000, 100)).toMatchObject({
      values: [],
      faults: [{ message: expect.stringContaining('more than 8388608 characters') }],
    });
    expect(read(2_000, 60)).toMatchObject({
      values: [],
      faults: [{ message: expect.stringContaining('more than 100000 places') }],
    });
  });

  it('resolves a prefix that every one of many elements declares anew', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `xmlns:p${index}="urn:${index}"`).join(' ');
    const inner = '<b xmlns:q="urn:q"><c>7</c></b>'.repeat(900);
    const fields = [{ canonical: 'loan_number', path: '$.a.b[*].c' }];
    const mapping = checkMapping({ format: 'xml', fields }, 'xml');
    if (!mapping.ok) throw new Error('mapping');
    expect(readRecord(mapping.effect, { format: 'xml', text: `<a ${many}>${inner}</a>` }).values).toHaveLength(900);
  });

  it('reads past a document that an exporter has put inside, and takes none for a value', () => {
    const inside = 'QUJD'.repeat(500_000);
    const fields = [
      { canonical: 'loan_number', path: '$.loan.number' },
      { canonical: 'loan_purpose', path: '$.loan.file' },
    ];
    for (const source of [
      { format: 'xml', text: `<loan><file>${inside}</file><number>7</number></loan>` },
      { format: 'json', text: `{"loan": {"file": "${inside}", "number": 7}}` },
    ] as const) {
      const mapping = checkMapping({ format: source.format, fields }, source.format);
      if (!mapping.ok) throw new Error('mapping');
      const { values, faults } = readRecord(mapping.effect, source);
      expect(values).toMatchObject([{ field: 'loan_number', value: '7' }]);
      expect(faults).toMatchObject([{ code: 'wrong_shape', message: expect.stringContaining('2000000 characters') }]);
    }
  });

  it('ignores the names that every object inherits', () => {
    const fields = ['toString', 'constructor', '__proto__', 'hasOwnProperty'].map((name, index) => ({
      canonical: ['loan_number', 'product_code', 'branch_code', 'renewal_of'][index] ?? '',
      path: `$.${name}`,
    }));
    const mapping = checkMapping({ format: 'json', fields }, 'json');
    if (!mapping.ok) throw new Error('mapping');
    expect(readRecord(mapping.effect, { format: 'json', text: '{"__proto__": "7"}' })).toMatchObject({
      values: [{ field: 'branch_code', value: '7' }],
      faults: [],
      missing: ['loan_number', 'product_code', 'renewal_of'],
    });
  });
});

describe('what could take the square of its length is read in one go', PATIENCE, () => {
  const mapping = checkMapping(
    { format: 'docx', fields: [{ canonical: 'guarantor_name', path: '$.Guarantor[*]' }] },
    'docx',
  );
  const read = (shorthand: string) => {
    if (!mapping.ok) throw new Error('mapping');
    return readRecord(mapping.effect, wordSource(shorthand));
  };
  it.each([
    ['colons', `<p>${':'.repeat(99_000)}x</p>`],
    ['commas beside a box', `<p>☒ ${','.repeat(99_000)}x</p>`],
    ['spaces', `<p>a${' '.repeat(99_000)}b: ${'\u00a0'.repeat(900)}x</p>`],
    ['underlines', `<p>Lender: ${'_ '.repeat(49_000)}x</p>`],
    ['brackets', `<p>${'('.repeat(99_000)}</p>`],
    ['boxes', `<p>${'☒'.repeat(99_000)}</p>`],
    ['colons and boxes over megabytes', `<w:p>${run(':☒'.repeat(40_000)).repeat(40)}</w:p>`],
    ['lines', `<p>${'a:↵'.repeat(20_000)}</p>`],
  ])('%s', (_, shorthand) => {
    expect(read(shorthand)).toMatchObject({ faults: [], missing: ['guarantor_name'] });
  });

  it('a long table with the label in every row', () => {
    const table = `<tbl>${'<tr><tc>Guarantor</tc><tc>Ann Lee</tc></tr>'.repeat(15_000)}</tbl>`;
    expect(read(table).faults[0]?.message).toContain('at most 1000');
    expect(read(`<tbl>${'<tr><tc>Guarantor</tc></tr>'.repeat(20_000)}</tbl>`).missing).toEqual(['guarantor_name']);
  });
});

describe('any text at all', PATIENCE, () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\n',
    '<a>',
    '</a>',
    '<b c="',
    '"/>',
    '&',
    ';',
    'sep=',
    '=',
    '\t',
    '☒',
    'Borrower:',
    '\ud800',
    '\ufeff',
    '<w:p>',
    '<![CDATA[',
    ']]>',
  );
  const anyText = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 })
    .map((parts) => parts.join(''));
  it.each(['json', 'csv', 'xml', 'docx'] as const)(
    'is read or refused as %s, and never breaks the reader',
    (format) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const source: RecordSource =
            format === 'docx' ? { format, parts: [{ name: 'document', text }] } : { format, text };
          expect(Array.isArray(readCanonicalRecord(source).faults)).toBe(true);
        }),
        { numRuns: slice(100, 300) },
      );
    },
  );

  it('as a path is read or refused', () => {
    const path = fc.array(fc.constantFrom('$', '.', '[', ']', '*', "'", '"', '\\', '@', 'a', '0', ':', ' '), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(path, fc.constantFrom<RecordFormat>('json', 'csv', 'xml', 'docx'), (signs, format) => {
        const fields = [{ canonical: 'loan_number', path: signs.join('') }];
        expect(typeof checkMapping({ format, fields }, format).ok).toBe('boolean');
      }),
      { numRuns: slice(250, 1_000) },
    );
  });
});
