import { describe, expect, it } from 'vitest';
import { nameDocuments } from './imaging-names.ts';

const note = {
  loan: 'L/10 42',
  borrower: 'Łódź & Co.',
  type: 'promissory_note',
  title: 'Promissory note',
  date: '2026-03-01',
};

describe('names of documents for an imaging system', () => {
  it('follow the pattern, with numbers of one width', () => {
    const ten = Array.from({ length: 10 }, () => note);
    const names = nameDocuments('{loan}_{number}_{type}_{date}', ten);
    expect([names[0], names[9]]).toEqual([
      'L_10_42_01_promissory_note_2026-03-01.pdf',
      'L_10_42_10_promissory_note_2026-03-01.pdf',
    ]);
  });

  it('are never the same, empty, hidden, or a path', () => {
    expect(nameDocuments('{type}', [note, note, { ...note, type: 'PROMISSORY_NOTE' }])).toEqual([
      'promissory_note.pdf',
      'promissory_note-2.pdf',
      'PROMISSORY_NOTE-3.pdf',
    ]);
    expect(
      nameDocuments('{title}', [
        { ...note, title: '../../etc' },
        { ...note, title: '漢字' },
      ]),
    ).toEqual(['etc.pdf', 'document.pdf']);
    expect(nameDocuments('{borrower}', [{ ...note, borrower: 'x'.repeat(500) }])[0]).toHaveLength(124);
  });
});
