import { daysBetween } from '../../calculations/day-number.ts';
import { sayDays } from '../wording.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

const ISO = /^\d{4}-\d{2}-\d{2}$/;

export function sameDate(left: string, right: string, toleranceDays: number): Likeness {
  if (left === right) return alike('the same day');
  if (!ISO.test(left) || !ISO.test(right)) return unlike('not the same');
  const days = Math.abs(daysBetween(left, right));
  const said = `${sayDays(days)} apart`;
  return days <= toleranceDays
    ? alike(`${said}, which is within the tolerance`)
    : unlike(said, { difference: { days } });
}
