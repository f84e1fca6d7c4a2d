import { describe, expect, it } from 'vitest';
import type { CoreShape } from '../../src/field-maps/core-field.ts';
import { checkFieldMap } from '../../src/field-maps/field-map.ts';
import type { FileLayout, LayoutCell } from '../../src/field-maps/file-layout.ts';
import { shapeWith } from '../../src/field-maps/layout-shape.ts';
import { readLayoutAnswer } from '../../src/field-maps/read-layout-answer.ts';
import { writeLayout } from '../../src/field-maps/write-layout.ts';

const core: CoreShape = { providerId: 'files', open: false, takesLayout: true, fields: [], tables: {} };
const ID = '019b9b00-0000-7000-8000-000000000000';
const number = { align: 'right', fill: '0' } as const;

const layout: FileLayout = {
  form: { kind: 'fixed' },
  extension: 'txt',
  lineEnd: 'lf',
  characters: 'ascii',
  records: [
    {
      name: 'header',
      cells: [
        { constant: 'H', length: 2 },
        { is: 'order_id', length: 36 },
        { is: 'order_day', length: 8 },
        { is: 'loan_reference', length: 6 },
      ],
    },
    {
      name: 'loan',
      cells: [
        { field: 'principal', length: 10, ...number, required: true },
        { field: 'officer', length: 4 },
      ],
    },
    {
      name: 'party',
      each: 'party',
      cells: [
        { is: 'row', length: 2, ...number },
        { field: 'party[*].name', length: 8 },
        { field: 'principal', length: 10 },
      ],
    },
    {
      name: 'note',
      each: 'note',
      cells: [{ field: 'note[*].principal', length: 8, ...number, empty: '0' }],
    },
    {
      name: 'trailer',
      cells: [
        { count: ['loan', 'party', 'note'], length: 3, ...number },
        { total: 'note[*].principal', length: 9, ...number },
      ],
    },
  ],
  answer: {
    accepted: ['OK'],
    refused: ['NO'],
    records: [
      {
        name: 'result',
        times: 'once',
        cells: [
          { constant: 'R', length: 1 },
          { is: 'order_id', length: 36 },
          { is: 'outcome', length: 2 },
          { is: 'reference', length: 6 },
        ],
      },
      {
        name: 'end',
        times: 'once',
        cells: [
          { constant: 'E', length: 1 },
          { is: 'records', length: 3 },
        ],
      },
    ],
  },
};
const fields = [
  { core: 'principal', value: '250000.00' },
  { core: 'party[1].name', value: 'Ada' },
  { core: 'party[2].name', value: 'Grace' },
  { core: 'note[1].principal', value: '150000.00' },
  { core: 'note[2].principal', value: '100000.5' },
];
const write = (one: FileLayout, values: readonly { core: string; value: string }[] = fields) =>
  writeLayout(one, { boardingId: ID, loanRef: 'L-1', openedOn: '20261119', fields: values });
const withCell = (record: number, cell: Partial<LayoutCell>): FileLayout => ({
  ...layout,
  records: layout.records.map((each, at) =>
    at === record
      ? { ...each, cells: each.cells.map((old, index) => (index === 0 ? { ...old, ...cell } : old)) }
      : each,
  ),
});

describe('a described file', () => {
  it('has a line for each record and row, with counts and totals', () => {
    const wide = withCell(3, { length: 9 });
    expect(write(wide)).toEqual({
      faults: [],
      lines: 7,
      text: [
        `H ${ID}20261119L-1   `,
        '0250000.00    ',
        '01Ada     250000.00 ',
        '02Grace   250000.00 ',
        '150000.00',
        '0100000.5',
        '005250000.50',
        '',
      ].join('\n'),
    });
  });

  it('is written between delimiters, quoted where it must be', () => {
    const one = { ...layout, form: { kind: 'delimited', delimiter: '|', quote: 'needed' } } as const;
    const { text } = write(one, [
      { core: 'principal', value: '1.00' },
      { core: 'party[1].name', value: 'A|"B"' },
    ]);
    expect(text.split('\n').slice(1, 3)).toEqual(['1.00|', '1|"A|""B"""|1.00']);
  });

  it.each([
    ['longer than its cell', 'party[1].name', 'Margarethe', 'longer than 8'],
    ['beyond ASCII', 'party[1].name', 'Zoë', 'ASCII'],
    ['with an end of a line', 'party[1].name', 'A\nB', 'no file can carry'],
    ['with half a character', 'party[1].name', '\ud83d', 'no file can carry'],
    ['that begins like the fill of its cell', 'party[1].name', ' Ada', 'begins or ends'],
    ['that is no number where zeros fill the cell', 'principal', '-5.00', 'not a number'],
    ['with zeros that the fill would swallow', 'principal', '007', 'not a number'],
    ['that is totaled and is no number', 'note[1].principal', 'many', 'not a number'],
  ])('never bends a value %s', (_, name, value, message) => {
    const changed = fields.map((field) => (field.core === name ? { core: name, value } : field));
    const faults = write(layout, changed).faults.filter(({ coreField }) => coreField === name);
    expect(faults).toEqual([{ coreField: name, message: expect.stringContaining(message) }]);
  });

  it('never parts a value by a delimiter that nothing guards', () => {
    const one = { ...layout, form: { kind: 'delimited', delimiter: '|', quote: 'never' } } as const;
    const { faults } = write(one, [{ core: 'party[1].name', value: 'A|B' }]);
    expect(faults).toEqual([{ coreField: 'party[1].name', message: expect.stringContaining('not quoted') }]);
  });

  it('has the fields that its cells name, with the length of the shortest', () => {
    const { fields: known, groups = [] } = shapeWith(core, layout);
    expect(known.map(({ name, required, maxLength }) => [name, required, maxLength])).toEqual([
      ['principal', true, 10],
      ['officer', false, 4],
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['party', 'note']);
  });
});

describe('the answer to a described file', () => {
  const read = (text: string) => readLayoutAnswer(layout, text, { boardingId: ID, lines: 7 });
  it('is taken when it is whole and about this file', () => {
    expect(read(`R${ID}OKB-7\nE007\n`)).toEqual({ outcome: 'accepted', reference: 'B-7' });
    expect(read(`R${ID}NO\r\nE007\r\n`)).toEqual({ outcome: 'refused', reasons: [] });
  });

  it.each([
    ['has no end of its last line', `R${ID}OKB-7   \nE007`],
    ['stops before its last record', `R${ID}OKB-7   \n`],
    ['is of another file', `R019b9b00-0000-7000-8000-000000000001OKB-7   \nE007\n`],
    ['counts other records', `R${ID}OKB-7   \nE006\n`],
    ['counts nothing', `R${ID}OKB-7   \nE\n`],
    ['says neither yes nor no', `R${ID}??B-7   \nE007\n`],
    ['says it twice', `R${ID}OKB-7   \nR${ID}NO\nE007\n`],
    ['has lines in another order', `E007\nR${ID}OKB-7   \n`],
    ['has a line that nobody described', `R${ID}OKB-7   \nX\nE007\n`],
    ['is empty', ''],
  ])('is none when it %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('a map with a description', () => {
  const check = (given: unknown) =>
    checkFieldMap(
      { provider: 'files', fields: [{ canonical: 'principal_amount', core: 'principal' }], layout: given },
      core,
    );
  const faultsOf = (given: unknown) => {
    const checked = check(given);
    return checked.ok ? [] : checked.refusal.map(({ field }) => field);
  };

  it('is taken as it is written', () => {
    expect(check(layout)).toMatchObject({ ok: true, effect: { layout } });
  });

  it('names fields of its own cells only', () => {
    const mapping = { provider: 'files', fields: [{ canonical: 'loan_officer', core: 'other' }], layout };
    expect(checkFieldMap(mapping, core)).toMatchObject({
      refusal: [{ field: 'fields.0.core', code: 'unknown_core_field' }],
    });
  });

  it('is for cores that take files alone', () => {
    const mapping = { provider: 'files', fields: [{ canonical: 'principal_amount', core: 'x' }], layout };
    expect(checkFieldMap(mapping, { ...core, open: true, takesLayout: undefined as never })).toMatchObject({
      refusal: [{ field: 'layout' }],
    });
  });

  const { records, answer } = layout;
  const [header] = records;
  it.each([
    ['nothing', undefined, 'layout'],
    ['another form', { ...layout, form: { kind: 'xml' } }, 'layout.form.kind'],
    [
      'another delimiter',
      { ...layout, form: { kind: 'delimited', delimiter: 'x', quote: 'never' } },
      'layout.form.delimiter',
    ],
    ['a path as extension', { ...layout, extension: '../x' }, 'layout.extension'],
    ['other characters', { ...layout, characters: 'ebcdic' }, 'layout.characters'],
    ['no records', { ...layout, records: [] }, 'layout.records'],
    ['no id of the file', { ...layout, records: records.slice(1) }, 'layout.records'],
    ['a record twice', { ...layout, records: [...records, header] }, 'layout.records.5.name'],
    [
      'an id cut off',
      withCell(0, { constant: undefined as never, is: 'order_id', length: 20 }),
      'layout.records.0.cells.0.length',
    ],
    ['a cell of nothing', withCell(0, { constant: undefined as never }), 'layout.records.0.cells.0'],
    ['a cell of two things', withCell(0, { is: 'order_day' }), 'layout.records.0.cells.0'],
    ['a cell without a length', withCell(0, { length: undefined as never }), 'layout.records.0.cells.0.length'],
    ['a constant longer than its cell', withCell(0, { constant: 'HDR' }), 'layout.records.0.cells.0.length'],
    ['zeros behind a number', withCell(1, { align: 'left' }), 'layout.records.1.cells.0.fill'],
    ['a row of nothing', withCell(1, { field: undefined as never, is: 'row' }), 'layout.records.1.cells.0.is'],
    ['a row of another group', withCell(3, { field: 'party[*].name' }), 'layout.records.3.cells.0.field'],
    ['a count of nothing', withCell(4, { count: ['nothing'] }), 'layout.records.4.cells.0.count'],
    ['a total of nothing', withCell(4, { count: undefined as never, total: 'x' }), 'layout.records.4.cells.0.total'],
    ['an unknown property', withCell(1, { padding: 1 } as never), 'layout.records.1.cells.0.padding'],
    [
      'an answer without an outcome',
      { ...layout, answer: { ...answer, records: answer.records.slice(1) } },
      'layout.answer.records',
    ],
    [
      'lines of an answer that look alike',
      {
        ...layout,
        answer: {
          ...answer,
          records: answer.records.map((r) => ({ ...r, cells: r.cells.filter((c) => c.is !== undefined) })),
        },
      },
      'layout.answer.records',
    ],
    ['a word that means both', { ...layout, answer: { ...answer, refused: ['OK'] } }, 'layout.answer.refused'],
    ['no word for yes', { ...layout, answer: { ...answer, accepted: [] } }, 'layout.answer.accepted'],
  ])('is refused with %s', (_, given, place) => {
    expect(faultsOf(given)).toContain(place);
  });
});
