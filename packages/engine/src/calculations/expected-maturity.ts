import { addMonths } from './day-number.ts';
import { maturityFromPayments, maturityFromTerm, monthsBetween } from './maturity.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';

export interface ExpectedMaturityTerms {
  readonly noteDate: string | null;
  readonly firstPaymentDate: string | null;
  readonly frequency: PaymentFrequency | null;
  readonly payments: number | null;
  readonly termMonths: number | null;
  readonly interestOnlyPayments: number;
  /** Whether a last payment of its own follows the counted ones. */
  readonly hasLastPayment: boolean;
}

export interface AssumedDate {
  readonly assumption: string;
  readonly result: string;
}

/** The days on which a loan may mature by its other terms. Month ends clamp: a month after 31 January is 28 February. */
export function expectedMaturities(terms: ExpectedMaturityTerms): readonly AssumedDate[] {
  const { noteDate, firstPaymentDate, frequency, payments, termMonths, interestOnlyPayments, hasLastPayment } = terms;
  const found: AssumedDate[] = [];
  if (firstPaymentDate !== null && frequency !== null && payments !== null && payments > 0) {
    const last = (count: number) => maturityFromPayments(firstPaymentDate, count, frequency);
    const from = `payments from ${firstPaymentDate}`;
    found.push({ assumption: `the last of ${payments} ${from}`, result: last(payments) });
    if (hasLastPayment) found.push({ assumption: `one payment after ${payments} ${from}`, result: last(payments + 1) });
    if (interestOnlyPayments > 0) {
      const all = payments + interestOnlyPayments;
      found.push({ assumption: `the last of ${all} ${from}, those of interest only among them`, result: last(all) });
      if (hasLastPayment) found.push({ assumption: `one payment after ${all} ${from}`, result: last(all + 1) });
    }
  }
  if (noteDate !== null && termMonths !== null)
    found.push({
      assumption: `${termMonths} months from the note’s date ${noteDate}`,
      result: maturityFromTerm(noteDate, termMonths),
    });
  if (firstPaymentDate !== null && termMonths !== null && frequency !== null && periodsPerYear(frequency) <= 12)
    found.push({
      assumption: `one period less than ${termMonths} months from the first payment ${firstPaymentDate}`,
      result: dueDate(addMonths(firstPaymentDate, termMonths), -1, frequency),
    });
  return found;
}

/**
 * A last payment may fall due on the note's own day of the month instead of the payments' day, within two periods of
 * the last regular one: a note of 29 April, paid on the 2nd of each month, matures on a 29 April.
 */
export function maturesOnNoteDay(terms: ExpectedMaturityTerms, maturity: string): boolean {
  const { noteDate, firstPaymentDate, frequency, payments, hasLastPayment } = terms;
  if (!hasLastPayment || noteDate === null || firstPaymentDate === null || frequency === null || payments === null)
    return false;
  const due = [0, 1, 2].map((more) => maturityFromPayments(firstPaymentDate, payments + more, frequency));
  const [lastRegular = '', , latest = ''] = due;
  // On a payment's own day it would be one of the payments, and one too many.
  if (due.includes(maturity)) return false;
  return monthsBetween(noteDate, maturity) !== null && maturity > lastRegular && maturity <= latest;
}
