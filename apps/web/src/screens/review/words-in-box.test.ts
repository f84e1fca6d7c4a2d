import type { PageWord } from '@countersign/contract/documents';
import { expect, it } from 'vitest';
import { wordsInBox } from './words-in-box.ts';

const word = (text: string, x: number, y: number): PageWord => ({
  text,
  box: { x, y, w: 0.1, h: 0.02 },
  confidence: 1,
  method: 'text',
});

it('reads the words whose middle lies in a box, in the order of the page', () => {
  const words = [
    word('sum', 0.1, 0.1),
    word('of', 0.21, 0.1),
    word('$250,000.00', 0.32, 0.1),
    word('below', 0.32, 0.2),
  ];
  expect(wordsInBox(words, { x: 0.2, y: 0.09, w: 0.23, h: 0.04 })).toBe('of $250,000.00');
  // Only its edge: not meant.
  expect(wordsInBox(words, { x: 0.4, y: 0.09, w: 0.2, h: 0.04 })).toBe('');
});
