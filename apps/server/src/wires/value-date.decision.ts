import { addDays } from '@countersign/engine/calculations/day-number';
import { fedwireDayFrom, isFedwireDay } from '@countersign/engine/calculations/fedwire-days';

/** When the bank stops sending wires for the same day, by the clock on its wall. */
export interface BankHours {
  /** Such as 17:00. */
  readonly cutoff: string;
  readonly timeZone: string;
}

/** The first day on which a wire can still go out: today before the cut-off, where the Fedwire is open. */
export function firstPossibleDay(now: Date, { cutoff, timeZone }: BankHours): string {
  const { day, time } = wallClock(now, timeZone);
  return fedwireDayFrom(time < cutoff ? day : addDays(day, 1));
}

/** Why a wire cannot go out on a day, or null. */
export function dayFault(day: string, firstPossible: string): string | null {
  if (day < firstPossible) return `is over or past the cut-off: the first possible day is ${firstPossible}`;
  if (isFedwireDay(day)) return null;
  return `is a weekend or a holiday of the Federal Reserve: the next business day is ${fedwireDayFrom(day)}`;
}

/** The day asked for where it is possible, else the first one after it that is. */
export function nextPossibleDay(day: string, firstPossible: string): string {
  return fedwireDayFrom(day < firstPossible ? firstPossible : day);
}

/** The calendar day at the bank. */
export function bankDay(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).day;
}

function wallClock(now: Date, timeZone: string): { readonly day: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
