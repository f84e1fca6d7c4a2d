import { describe, expect, it } from 'vitest';
import { suggestMapping } from '../../src/lar/suggest/suggest-mapping.ts';
import { readExports, scoreAll, sourceOf } from './score-suggestions.ts';

/**
 * Sets of exports with their truth. Each was written before anything was learned from it. The weights are fitted to all
 * but the last, so that the figures of those say that nothing that was learned gets lost. With the phrases and patterns
 * that the weights replaced, set D got 492 of 561 fields right (0.877) and 2.2% of what was suggested wrong when it was
 * first read, set E 669 of 790 (0.847) and 4.0%, and set F 720 of 868 (0.829) and 5.0%. The set of first sight was
 * written by another hand and read once, when all was done: 787 of 803 right (0.980), 6 of 793 wrong (0.76%). Nothing is
 * ever fitted to it.
 */
describe.each([
  ['suggested-mappings', 30],
  ['suggested-mappings-fresh', 20],
  ['suggested-mappings-public', 10],
  ['suggested-mappings-vendors', 30],
  ['suggested-mappings-systems', 29],
  ['suggested-mappings-unseen-c', 30],
  ['suggested-mappings-unseen-d', 30],
  ['suggested-mappings-unseen-e', 30],
  ['suggested-mappings-unseen-f', 30],
  ['first-sight-mappings', 30],
])('mappings are suggested for the exports of %s', (set, size) => {
  const exports = readExports(set);
  const { fields, right, wrong, told } = scoreAll(exports);

  it('all of them, in all five formats', () => {
    expect(exports).toHaveLength(size);
    expect(new Set(exports.map(({ format }) => format)).size).toBe(5);
  });

  it('at least 0.95 of the fields are mapped right', () => {
    expect(right / fields, `${right} of ${fields}\n${told}`).toBeGreaterThanOrEqual(0.95);
  });

  it('at most 1% of what is suggested is wrong', () => {
    expect(wrong / (right + wrong), `${wrong} of ${right + wrong}\n${told}`).toBeLessThanOrEqual(0.01);
  });

  it('the same file always gives the same answer', () => {
    for (const one of exports) expect(suggestMapping(sourceOf(one))).toEqual(suggestMapping(sourceOf(one)));
  });
});
