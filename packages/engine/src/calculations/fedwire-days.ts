import { federalHolidays, weekday } from './business-days.ts';
import { addDays, dayOf } from './day-number.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * The holidays that the Federal Reserve Banks keep. One that falls on a Sunday is kept on the Monday after it; one that
 * falls on a Saturday is not moved, and the Friday before it is a business day.
 */
export function fedwireHolidays(year: number): readonly string[] {
  return federalHolidays(year)
    .filter((day) => weekday(day) !== SATURDAY)
    .map((day) => (weekday(day) === SUNDAY ? addDays(day, 1) : day));
}

/** Whether the Fedwire Funds Service moves money on a day: Monday to Friday, without the holidays. */
export function isFedwireDay(iso: string): boolean {
  const day = weekday(iso);
  return day !== SUNDAY && day !== SATURDAY && !fedwireHolidays(dayOf(iso).year).includes(iso);
}

/** The day itself where the Fedwire is open on it, else the next one on which it is. */
export function fedwireDayFrom(iso: string): string {
  let day = iso;
  while (!isFedwireDay(day)) day = addDays(day, 1);
  return day;
}
