import { addDays, dayNumber, dayOf } from './day-number.ts';

/** The weekday on which 0000-03-01 would fall, counted from Sunday as 0. */
const WEEKDAY_OF_DAY_ZERO = 3;

export function weekday(iso: string): number {
  return (dayNumber(iso) + WEEKDAY_OF_DAY_ZERO) % 7;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/**
 * The legal public holidays of 5 U.S.C. 6103(a) on their own dates. Regulation Z counts for rescission and for the
 * Closing Disclosure by these dates alone: a Friday on which offices keep a Saturday's holiday is a business day
 * (comment 2(a)(6)-2).
 */
export function federalHolidays(year: number): readonly string[] {
  const on = (month: number, day: number) =>
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [
    on(1, 1),
    nthWeekday(on(1, 1), MONDAY, 3),
    nthWeekday(on(2, 1), MONDAY, 3),
    // The last Monday of May is the one before the first Monday of June.
    addDays(nthWeekday(on(6, 1), MONDAY, 1), -7),
    ...(year >= JUNETEENTH_SINCE ? [on(6, 19)] : []),
    on(7, 4),
    nthWeekday(on(9, 1), MONDAY, 1),
    nthWeekday(on(10, 1), MONDAY, 2),
    on(11, 11),
    nthWeekday(on(11, 1), THURSDAY, 4),
    on(12, 25),
  ];
}

/** Signed into law on 17 June 2021, and kept two days later. */
const JUNETEENTH_SINCE = 2021;

function nthWeekday(firstOfMonth: string, wanted: number, nth: number): string {
  const first = addDays(firstOfMonth, (wanted - weekday(firstOfMonth) + 7) % 7);
  return addDays(first, (nth - 1) * 7);
}

/** Every day but Sundays and legal public holidays: the precise rule of Regulation Z, under which Saturdays count. */
export function isBusinessDay(iso: string): boolean {
  return weekday(iso) !== SUNDAY && !federalHolidays(dayOf(iso).year).includes(iso);
}

/** The day that comes so many business days after a date, or before it where the count is negative. */
export function addBusinessDays(iso: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let day = iso;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
