import type { Reading } from '../facts.ts';
import { type Compare, oneOfEach } from './agree.ts';

/** What one side states and the other does not. */
export interface SetDifference {
  readonly onlyLeft: readonly Reading[];
  readonly onlyRight: readonly Reading[];
}

/** Compares values as sets: how often and in which order they are stated does not count. */
export function compareSets(left: readonly Reading[], right: readonly Reading[], compare: Compare): SetDifference {
  const [ones, others] = [oneOfEach(left), oneOfEach(right)];
  const lacks = (all: readonly Reading[]) => (one: Reading) => !all.some((other) => compare(one, other).same);
  return {
    onlyLeft: distinct(ones.filter(lacks(others)), compare),
    onlyRight: distinct(others.filter(lacks(ones)), compare),
  };
}

/** One reading of each value. */
export function distinct(readings: readonly Reading[], compare: Compare): readonly Reading[] {
  const ones = oneOfEach(readings);
  return ones.filter((one, index) => !ones.slice(0, index).some((other) => compare(other, one).same));
}
