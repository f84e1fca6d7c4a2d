import { describe, expect, it } from 'vitest';
import {
  addRow,
  isJoined,
  partsOf,
  providerWith,
  readLayout,
  readTable,
  toDraft,
  toMapping,
  transformOf,
} from './map-draft.ts';

describe('a field map while it is written', () => {
  it('comes back as it was, with empty rows left out', () => {
    const mapping = {
      provider: 'simulator',
      fields: [
        { canonical: 'loan_number', core: 'loanNumber', transform: 'pad_left:10:0' },
        { canonical: 'note_date', core: 'noteDate' },
      ],
    };
    const draft = toDraft(mapping);
    const rows = addRow(draft.rows);
    expect(rows.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(toMapping('simulator', { ...draft, rows }).fields).toEqual([
      { canonical: 'loan_number', core: 'loanNumber', transform: 'pad_left:10:0' },
      { canonical: 'note_date', core: 'noteDate', transform: 'none' },
    ]);
  });

  it('keeps lists, tables and what is left out on purpose', () => {
    const mapping = {
      provider: 'simulator',
      fields: [
        { canonical: 'guarantor_name[*]', core: 'guarantors', transform: 'none', join: '; ' },
        { canonical: 'borrower_name[*]', core: 'party[*].name', transform: 'none' },
      ],
      tables: { rates: { fixed: '01', 'a = b': '02' } },
      ignore: ['guarantor_name[*]'],
    };
    expect(toMapping('simulator', toDraft(mapping))).toEqual(mapping);
    expect(mapping.fields.map(isJoined)).toEqual([true, false]);
    expect(readTable(' fixed = 01 \n\nopen')).toEqual({ fixed: '01', open: '' });
  });

  it('keeps the description of a file, and has the fields that it names once it is one', () => {
    const cells = [
      { is: 'order_id', length: 36 },
      { field: 'principal', length: 10, required: true },
    ] as const;
    const result = [{ is: 'order_id' }, { is: 'outcome' }] as const;
    const layout = {
      form: { kind: 'delimited', delimiter: '|', quote: 'never' },
      extension: 'txt',
      lineEnd: 'lf',
      characters: 'ascii',
      records: [{ name: 'loan', cells: [...cells] }],
      answer: { accepted: ['A'], refused: ['R'], records: [{ name: 'result', times: 'once', cells: [...result] }] },
    } as const;
    const draft = toDraft({ provider: 'files', fields: [], layout: structuredClone(layout) as never });
    expect(toMapping('files', draft).layout).toEqual(layout);
    const provider = { id: 'files', fields: [], groups: [] } as never;
    expect(providerWith(provider, draft.layout).fields).toMatchObject([{ name: 'principal', required: true }]);
    expect(readLayout('{')).toMatchObject({ layout: null, faults: [expect.any(String)] });
    expect(readLayout('{}').faults[0]).toContain('layout.form');
    expect(toMapping('files', { ...draft, layout: '{' })).toEqual({ provider: 'files', fields: [] });
  });

  it('takes a transform apart and puts it together again', () => {
    for (const text of ['none', 'lookup:rate_type', 'pad_left:10:0']) {
      const { name, argument } = partsOf(text);
      expect(transformOf(name, argument)).toBe(text);
    }
    expect(partsOf('pad_left:10:0')).toEqual({ name: 'pad_left', argument: '10:0' });
  });
});
