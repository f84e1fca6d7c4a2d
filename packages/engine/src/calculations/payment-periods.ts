import type { DayCount } from '../values/day-count.ts';
import { countedDays, yearDays } from './counted-days.ts';
import type { Decimal } from './decimal.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';

export interface PeriodTerms {
  readonly dayCount: DayCount;
  readonly frequency: PaymentFrequency;
  /** From when interest runs: the note's date or the disbursement. */
  readonly interestFrom: string;
  readonly firstPaymentDate: string;
  /** How many payments fall due at regular distances. */
  readonly payments: number;
  /** A last payment behind the regular ones, such as a balloon at maturity. */
  readonly finalPaymentDate?: string;
}

export interface PaymentPeriod {
  readonly date: string;
  /** The part of a year for which interest is due, as days (or one period) of so many. */
  readonly part: number;
  readonly of: number;
}

/**
 * The periods of a loan, each with its part of a year. On months of 30 days a regular period is the same whatever its
 * dates are: a payment on the 30th would otherwise cost two days less in February.
 */
export function paymentPeriods(terms: PeriodTerms): readonly PaymentPeriod[] {
  const { dayCount, frequency, interestFrom, firstPaymentDate, payments, finalPaymentDate } = terms;
  const dates = Array.from({ length: payments }, (_, index) => dueDate(firstPaymentDate, index, frequency));
  if (finalPaymentDate !== undefined) dates.push(finalPaymentDate);
  return dates.map((date, index) => {
    const from = dates[index - 1] ?? interestFrom;
    const follows = index === 0 ? dueDate(interestFrom, 1, frequency) : dueDate(firstPaymentDate, index, frequency);
    const isRegular = date === follows;
    if (dayCount === '30/360' && isRegular) return { date, part: 1, of: periodsPerYear(frequency) };
    return { date, part: countedDays(from, date, dayCount), of: yearDays(dayCount) };
  });
}

/**
 * Simple interest for the period, not rounded. The division comes last: 57 of 360 days have no end, and cut off
 * before they would turn an exact half cent into less than half.
 */
export function periodInterest(balance: Decimal, ratePercent: Decimal, { part, of }: PaymentPeriod): Decimal {
  return balance
    .mul(ratePercent)
    .mul(part)
    .div(100 * of);
}
