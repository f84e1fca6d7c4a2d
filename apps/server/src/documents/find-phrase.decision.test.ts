import { describe, expect, it } from 'vitest';
import { findPhrase } from './find-phrase.decision.ts';

const words = 'The Note of Elena J. Delacroix for $412,750.00 bears interest; the note is due.'
  .split(' ')
  .map((text, index) => ({ text, box: { x: index / 20, y: 0.1, w: 0.04, h: 0.02 } }));
const indexes = (phrase: string) => findPhrase(words, phrase).map(({ box }) => Math.round(box.x * 20));

describe('a phrase on a page', () => {
  it.each([
    ['note', [1, 11]],
    ['NOTE OF', [1]],
    ['412,750', [7]],
    ['elena  j. delacroix', [3]],
    ['interest; the', [9]],
    ['mortgage', []],
    ['   ', []],
  ])('%j is found at word %j', (phrase, expected) => {
    expect(indexes(phrase)).toEqual(expected);
  });

  it('has a box around all of its words, and some words on both sides', () => {
    const [found] = findPhrase(words, 'Elena J. Delacroix');
    expect([found?.box.x, found?.box.w].map((value) => Math.round((value ?? 0) * 100))).toEqual([15, 14]);
    expect(found?.text).toBe('The Note of Elena J. Delacroix for $412,750.00 bears interest; the note');
  });
});
