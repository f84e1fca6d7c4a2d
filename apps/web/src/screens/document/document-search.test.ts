import { expect, it } from 'vitest';
import { readDocumentSearch, readMark, sayMark } from './document-search.ts';

const box = { x: 0.125, y: 0.5, w: 0.25, h: 0.0125 };

it('leads to a page and a place on it', () => {
  expect(readMark(sayMark(box))).toEqual(box);
  expect(readDocumentSearch({ page: 3, mark: sayMark(box) })).toEqual({ page: 3, mark: sayMark(box) });
});

it.each(['', '1', '0.1 0.2 0.3', '0.1 0.2 0 0.4', '0.1 0.2 0.3 4', '0.1 0.2 0.3 0.4 0.5', 'a b c d'])(
  'takes no place from %j',
  (mark) => {
    expect(readDocumentSearch({ page: 0, mark })).toEqual({});
  },
);
