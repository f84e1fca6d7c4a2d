import type { Assumed } from '../../calculations/assumed.ts';
import type { DayCount } from '../../values/day-count.ts';
import { sayAssumption, sayDayCount } from '../wording.ts';

/** That a figure follows only from another day count than the note states. Both are named: one of them is wrong. */
export function sayOtherDayCount(bound: DayCount | null, { dayCount, assumption }: Assumed): string {
  const stated = bound === null ? 'another day count' : sayDayCount(bound);
  return dayCount === undefined
    ? `The note states ${stated}.`
    : `The note states ${stated}; the figure needs ${sayDayCount(dayCount)} (${sayAssumption(assumption)}).`;
}
