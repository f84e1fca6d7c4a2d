import type { Document } from '@countersign/contract/documents';
import { describe, expect, it } from 'vitest';
import { beginAt, joinWithBefore, moveBoundary, rangesOf, segmentsOf, withTail } from './segments.ts';

const part = (fromPage: number, toPage: number, docType = 'promissory_note', status = 'read') =>
  ({ fromPage, toPage, docType, status }) as Document;

describe('a file cut into documents', () => {
  const documents = [part(4, 6, 'deed_of_trust'), part(1, 2), part(7, 7, 'other', 'withdrawn')];
  const segments = withTail(segmentsOf(documents), 6, 8);

  it('covers every page, with what is no document as a segment without a type', () => {
    expect(segments).toEqual([
      { from: 1, docType: 'promissory_note' },
      { from: 3, docType: null },
      { from: 4, docType: 'deed_of_trust' },
      { from: 7, docType: null },
    ]);
  });

  it('is written as the ranges that the service takes', () =>
    expect(rangesOf(segments, 8)).toEqual([
      { docType: 'promissory_note', fromPage: 1, toPage: 2 },
      { docType: 'deed_of_trust', fromPage: 4, toPage: 6 },
    ]));

  it('never loses a segment by moving its boundary', () => {
    const from = (page: number) => moveBoundary(segments, 2, page, 8).map((segment) => segment.from);
    expect([from(5), from(1), from(99)]).toEqual([
      [1, 3, 5, 7],
      [1, 3, 4, 7],
      [1, 3, 6, 7],
    ]);
    expect(moveBoundary(segments, 0, 3, 8)).toBe(segments);
  });

  it('is cut and joined again', () => {
    const cut = beginAt(segments, 5);
    expect(cut.map(({ from }) => from)).toEqual([1, 3, 4, 5, 7]);
    expect(cut[3]?.docType).toBe('deed_of_trust');
    expect(joinWithBefore(cut, 3)).toEqual(segments);
    expect(beginAt(segments, 4)).toBe(segments);
  });
});
