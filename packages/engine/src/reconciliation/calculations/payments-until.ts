import { dueDate, type PaymentFrequency } from '../../calculations/payment-frequency.ts';
import type { StatedTerms } from '../stated-terms.ts';

const MOST_PAYMENTS = 2600;

/** How many payments fall due from the first up to maturity; null when the last of them does not fall on it. */
export function paymentsUntil(terms: StatedTerms, frequency: PaymentFrequency): number | null {
  const before = paymentsBefore(terms, frequency);
  const first = terms.date('first_payment_date');
  if (before === null || first === null) return null;
  return dueDate(first, before, frequency) === terms.date('maturity_date') ? before + 1 : null;
}

/** How many payments fall due before the day of maturity. */
export function paymentsBefore(terms: StatedTerms, frequency: PaymentFrequency): number | null {
  const [first, maturity] = [terms.date('first_payment_date'), terms.date('maturity_date')];
  if (first === null || maturity === null || maturity < first) return null;
  let count = 0;
  while (count < MOST_PAYMENTS && dueDate(first, count, frequency) < maturity) count += 1;
  return count;
}
