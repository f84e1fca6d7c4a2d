import { Decimal, toCents } from '../../calculations/decimal.ts';
import { levelPayment } from '../../calculations/level-payment.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from '../../calculations/payment-frequency.ts';
import { type StatedTerms, statedFrequency } from '../stated-terms.ts';
import { interestOnlyPayments } from './payment-amortizes.ts';
import { paymentsUntil } from './payments-until.ts';

export interface DisclosedSchedule {
  readonly frequency: PaymentFrequency;
  readonly payments: readonly { readonly date: string; readonly amount: Decimal }[];
  readonly total: Decimal;
  /** Payments of several sizes beside an uneven first or last one (Regulation Z, 1026.22(a)(3)). */
  readonly irregular: boolean;
}

export const SCHEDULE_FIELDS = [
  'payment_amount',
  'number_of_payments',
  'first_payment_date',
  'payment_frequency',
  'maturity_date',
  'balloon_amount',
  'interest_only_months',
  'term_months',
];

const MOST_PAYMENTS = 2600;

/** The payments that the borrower was told of, or the fields that are missing to know them. */
export function disclosedSchedule(terms: StatedTerms): DisclosedSchedule | readonly string[] {
  const amount = terms.decimal('payment_amount');
  const first = terms.date('first_payment_date');
  if (amount === null || first === null) return terms.missing(['payment_amount', 'first_payment_date']);
  const frequency = statedFrequency(terms);
  if (frequency === null) return ['payment_frequency'];
  const count = regularPayments(terms, frequency);
  if (count === null || count > MOST_PAYMENTS) return ['number_of_payments'];
  const interestOnly = interestOnlyPayments(terms, frequency);
  const sizes =
    interestOnly > 0 ? withInterestOnly(terms, frequency, count, interestOnly) : Array<Decimal>(count).fill(amount);
  if (sizes === null) return terms.missing(['principal_amount', 'interest_rate']);
  const payments = sizes.map((size, index) => ({ date: dueDate(first, index, frequency), amount: size }));
  const balloon = terms.decimal('balloon_amount');
  if (balloon !== null) {
    const date = terms.date('maturity_date') ?? dueDate(first, count, frequency);
    const last = payments.at(-1);
    // A maturity on the last counted payment's day means that the balloon is one of them.
    if (last !== undefined && date <= last.date) payments.pop();
    payments.push({ date, amount: balloon });
  }
  return {
    frequency,
    payments,
    total: payments.reduce((sum, payment) => sum.plus(payment.amount), new Decimal(0)),
    irregular: interestOnly > 0,
  };
}

function regularPayments(terms: StatedTerms, frequency: PaymentFrequency): number | null {
  const stated = terms.whole('number_of_payments') ?? paymentsUntil(terms, frequency);
  if (stated !== null) return stated;
  const months = terms.whole('term_months');
  return months === null ? null : Math.round((months * periodsPerYear(frequency)) / 12);
}

/** Interest alone at first, then level payments over the rest. */
function withInterestOnly(
  terms: StatedTerms,
  frequency: PaymentFrequency,
  count: number,
  interestOnly: number,
): Decimal[] | null {
  const [principal, ratePercent] = [terms.decimal('principal_amount'), terms.decimal('interest_rate')];
  if (principal === null || ratePercent === null || interestOnly >= count) return null;
  const interest = toCents(principal.mul(ratePercent).div(100 * periodsPerYear(frequency)));
  const level = levelPayment({ principal, ratePercent, payments: count - interestOnly, frequency });
  return Array.from({ length: count }, (_, index) => (index < interestOnly ? interest : level));
}
