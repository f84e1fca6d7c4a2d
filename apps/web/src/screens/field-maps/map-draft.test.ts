import { describe, expect, it } from 'vitest';
import { addRow, partsOf, toMapping, toRows, transformOf } from './map-draft.ts';

describe('a field map while it is written', () => {
  it('comes back as it was, with empty rows left out', () => {
    const mapping = {
      provider: 'simulator',
      fields: [
        { canonical: 'loan_number', core: 'loanNumber', transform: 'pad_left:10:0' },
        { canonical: 'note_date', core: 'noteDate' },
      ],
    };
    const rows = addRow(toRows(mapping));
    expect(rows.map(({ key }) => key)).toEqual([0, 1, 2]);
    expect(toMapping('simulator', rows).fields).toEqual([
      { canonical: 'loan_number', core: 'loanNumber', transform: 'pad_left:10:0' },
      { canonical: 'note_date', core: 'noteDate', transform: 'none' },
    ]);
  });

  it('takes a transform apart and puts it together again', () => {
    for (const text of ['none', 'lookup:rate_type', 'pad_left:10:0']) {
      const { name, argument } = partsOf(text);
      expect(transformOf(name, argument)).toBe(text);
    }
    expect(partsOf('pad_left:10:0')).toEqual({ name: 'pad_left', argument: '10:0' });
  });
});
