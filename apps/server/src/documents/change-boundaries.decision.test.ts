import { describe, expect, it } from 'vitest';
import { type Boundary, decideBoundaries } from './change-boundaries.decision.ts';

const facts = { pageCount: 10, docTypes: new Set(['promissory_note', 'other']) };
const part = (fromPage: number, toPage: number, docType = 'promissory_note'): Boundary => ({
  docType,
  fromPage,
  toPage,
});

describe('decideBoundaries', () => {
  it('takes ranges in any order, with gaps, and puts them in the order of the pages', () => {
    const decision = decideBoundaries(facts, [part(8, 10), part(1, 1), part(3, 7, 'other')]);
    expect(decision).toEqual({ ok: true, effect: [part(1, 1), part(3, 7, 'other'), part(8, 10)] });
  });

  it.each<[string, Boundary[], string[]]>([
    ['a type that nobody knows', [part(1, 2, 'novel')], ['documents.0.docType']],
    ['an end before its start', [part(5, 4)], ['documents.0.toPage']],
    ['a page beyond the file', [part(1, 3), part(9, 11)], ['documents.1.toPage']],
    ['two documents with one page', [part(1, 3), part(3, 5)], ['documents.1']],
    ['one document within another', [part(2, 3), part(1, 9)], ['documents.1']],
    [
      'several faults at once',
      [part(1, 2, 'novel'), part(2, 12)],
      ['documents.0.docType', 'documents.1.toPage', 'documents.1'],
    ],
  ])('refuses %s, and says where', (_name, documents, fields) => {
    const decision = decideBoundaries(facts, documents);
    if (decision.ok) throw new Error('It was allowed.');
    expect(decision.refusal.code).toBe('boundaries_invalid');
    expect(decision.refusal.errors?.map(({ field }) => field)).toEqual(fields);
  });

  it('tells what is wrong with the request before it tells that the file is not read', () => {
    const unread = { ...facts, pageCount: null };
    expect(decideBoundaries(unread, [part(1, 2, 'novel')])).toMatchObject({ refusal: { code: 'boundaries_invalid' } });
    expect(decideBoundaries(unread, [part(1, 2)])).toMatchObject({ refusal: { code: 'document_not_read' } });
  });
});
