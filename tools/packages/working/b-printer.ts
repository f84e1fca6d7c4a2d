import { plainMoney, plainRate, rate as printRate, money as withCents } from '../core/amounts.ts';
import { longDate, numericDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

/** Prints values in the habits of one document: its way with dates, dollar signs and cents. */
export interface Printer {
  date(field: string, iso: string): ValueRun;
  /** A date that answers no field. */
  day(iso: string): string;
  money(field: string, cents: number): ValueRun;
  /** Whole dollars, rounded, as estimates print them; the meaning is the rounded amount. */
  dollars(field: string, cents: number): ValueRun;
  /** An amount that answers no field. */
  amount(cents: number): string;
  /** An amount without its sign, for columns that print the sign once. */
  bare(field: string, cents: number): ValueRun;
  rate(field: string, thousandths: number, digits?: number): ValueRun;
  address(field: string, place: PostalAddress, form?: 'line' | 'block'): ValueRun;
  borrowers(options?: { readonly upper?: boolean; readonly joint?: string }): Run[];
  months(field: string, count: number): ValueRun;
}

export function makePrinter(facts: LoanFacts, random: Random): Printer {
  const choices = random.fork('printer');
  const day = choices.pick<(iso: string) => string>([
    longDate,
    (iso) => numericDate(iso),
    (iso) => numericDate(iso, '-'),
    (iso) => numericDate(iso, '/', false),
    shortMonthDate,
  ]);
  const sign = choices.pick(['$', '$', '']);
  const dropsCents = choices.chance(0.35);
  const amount = (cents: number): string => {
    if (cents < 0) return `-${amount(-cents)}`;
    const printed = withCents(cents);
    return `${sign}${dropsCents && cents % 100 === 0 ? printed.slice(0, -3) : printed}`;
  };
  return {
    day,
    date: (field, iso) => v(field, day(iso), iso),
    amount,
    money: (field, cents) => v(field, amount(cents), plainMoney(cents)),
    dollars: (field, cents) => {
      const rounded = Math.round(cents / 100) * 100;
      return v(field, `$${withCents(rounded).slice(0, -3)}`, plainMoney(rounded));
    },
    bare: (field, cents) => v(field, withCents(cents), plainMoney(cents)),
    rate: (field, thousandths, digits = 3) =>
      v(field, `${printRate(thousandths, digits)}%`, plainRate(Number((thousandths / 1000).toFixed(digits)) * 1000)),
    address: (field, place, form = 'line') =>
      v(
        field,
        form === 'line' ? oneLine(place) : `${place.street}\n${place.city}, ${place.state} ${place.zip}`,
        oneLine(place),
      ),
    borrowers: ({ upper = false, joint = ' and ' } = {}) =>
      facts.borrowers.flatMap((borrower, index): Run[] => [
        ...(index === 0 ? [] : [joint]),
        v('borrower_name', upper ? borrower.name.toUpperCase() : borrower.name),
      ]),
    months: (field, count) =>
      count % 12 === 0 && choices.chance(0.6)
        ? v(field, `${count / 12} years`, String(count))
        : v(field, `${count} months`, String(count)),
  };
}
