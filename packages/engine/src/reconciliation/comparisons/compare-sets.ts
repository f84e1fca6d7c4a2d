import type { Reading } from '../facts.ts';
import type { Compare } from './agree.ts';

/** What one side states and the other does not. */
export interface SetDifference {
  readonly onlyLeft: readonly Reading[];
  readonly onlyRight: readonly Reading[];
}

/** Compares values as sets: how often and in which order they are stated does not count. */
export function compareSets(left: readonly Reading[], right: readonly Reading[], compare: Compare): SetDifference {
  const lacks = (others: readonly Reading[]) => (one: Reading) => !others.some((other) => compare(one, other).same);
  return {
    onlyLeft: distinct(left.filter(lacks(right)), compare),
    onlyRight: distinct(right.filter(lacks(left)), compare),
  };
}

/** One reading of each value. */
export function distinct(readings: readonly Reading[], compare: Compare): readonly Reading[] {
  return readings.filter((one, index) => !readings.slice(0, index).some((other) => compare(other, one).same));
}
