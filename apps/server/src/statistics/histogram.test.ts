import { describe, expect, it } from 'vitest';
import { quantileOf } from './histogram.ts';

/** As the trigger of the database puts them. */
const bucketsOf = (seconds: readonly number[]) =>
  seconds.map((each) => ({ index: Math.floor(4 * Math.log2(Math.max(each, 1))), amount: 1 }));

describe('a quantile of a histogram', () => {
  it.each([
    ['the median', 0.5, 500],
    ['nine of ten', 0.9, 900],
    ['all', 1, 1000],
  ])('is at most a tenth away: %s', (_name, share, truth) => {
    const seconds = Array.from({ length: 1000 }, (_, index) => index + 1);
    const found = quantileOf(bucketsOf(seconds), share);
    expect(Math.abs(found - truth) / truth).toBeLessThan(0.1);
  });

  it('is nothing where nothing was measured', () => expect(quantileOf([], 0.5)).toBe(0));

  it('does not mind the order of the buckets', () => {
    const buckets = bucketsOf([10, 10_000, 100]);
    expect(quantileOf(buckets, 0.5)).toBe(quantileOf(buckets.toReversed(), 0.5));
  });
});
