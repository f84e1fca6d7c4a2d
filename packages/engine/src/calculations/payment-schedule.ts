import { Decimal, toCents } from './decimal.ts';
import { type PeriodTerms, paymentPeriods, periodInterest } from './payment-periods.ts';

export interface ScheduleTerms extends PeriodTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
  readonly payment: Decimal;
  /** So many first payments are of interest only. */
  readonly interestOnlyPayments?: number;
}

export interface ScheduledPayment {
  readonly date: string;
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
}

/**
 * Simple interest on the balance, rounded to cents in every period. The last payment is whatever is then owed: the
 * balloon of a loan that does not amortize, a slightly different payment of one that does.
 */
export function paymentSchedule(terms: ScheduleTerms): readonly ScheduledPayment[] {
  const periods = paymentPeriods(terms);
  const rows: ScheduledPayment[] = [];
  let balance = terms.principal;
  for (const [index, period] of periods.entries()) {
    const interest = toCents(periodInterest(balance, terms.ratePercent, period));
    const isLast = index === periods.length - 1;
    const owed = balance.plus(interest);
    const asked = index < (terms.interestOnlyPayments ?? 0) ? interest : terms.payment;
    // Nobody pays more than is owed.
    const payment = isLast ? owed : Decimal.min(asked, owed);
    const principal = payment.minus(interest);
    balance = balance.minus(principal);
    rows.push({ date: period.date, payment, interest, principal, balance });
  }
  return rows;
}
