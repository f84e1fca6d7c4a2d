import { daysInMonth } from '../values/calendar-day.ts';

/** Dates are ISO texts; between them they are counted as whole days. No clock and no time zone is involved. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function dayOf(iso: string): Day {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Days since 0000-03-01: years that begin in March end with the leap day, which leaves one rule for all months. */
export function dayNumber(iso: string): number {
  const { year, month, day } = dayOf(iso);
  const shifted = month > 2 ? year : year - 1;
  const monthFromMarch = (month + 9) % 12;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + Math.floor((monthFromMarch * 153 + 2) / 5) + day - 1;
}

export function isoOfDayNumber(number: number): string {
  // 146097 days are 400 years. A first guess may be a year late, never early.
  let year = Math.floor((number * 400) / 146_097);
  while (dayNumber(`${year}-03-01`) > number) year -= 1;
  while (dayNumber(`${year + 1}-03-01`) <= number) year += 1;
  const inYear = number - dayNumber(`${year}-03-01`);
  const monthFromMarch = Math.floor((inYear * 5 + 2) / 153);
  const day = inYear - Math.floor((monthFromMarch * 153 + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  return isoText(month <= 2 ? year + 1 : year, month, day);
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(iso: string, days: number): string {
  return isoOfDayNumber(dayNumber(iso) + days);
}

/** The same day some months on; a day that the month does not have becomes its last one. */
export function addMonths(iso: string, months: number): string {
  const { year, month, day } = dayOf(iso);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  return isoText(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

function isoText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
