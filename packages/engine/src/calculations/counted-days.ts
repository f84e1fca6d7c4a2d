import type { DayCount } from '../values/day-count.ts';
import { dayOf, daysBetween } from './day-number.ts';

/** The days of a year by which a day's interest is reckoned. */
export function yearDays(dayCount: DayCount): number {
  return dayCount === 'act/365' ? 365 : 360;
}

/** Days between two dates as the day count counts them. */
export function countedDays(from: string, to: string, dayCount: DayCount): number {
  return dayCount === '30/360' ? days360(from, to) : daysBetween(from, to);
}

/** Months of 30 days: the 31st counts as the 30th, at the end only when the period begins on one of them. */
function days360(from: string, to: string): number {
  const start = dayOf(from);
  const end = dayOf(to);
  const startDay = Math.min(start.day, 30);
  const endDay = end.day === 31 && startDay === 30 ? 30 : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (endDay - startDay);
}
