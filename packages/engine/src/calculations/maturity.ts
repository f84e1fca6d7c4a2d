import { addMonths, dayOf } from './day-number.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';

/** The maturity of a loan that runs so many months from its note. Month ends clamp: 31 January and a month is 28 February. */
export function maturityFromTerm(noteDate: string, termMonths: number): string {
  return addMonths(noteDate, termMonths);
}

/** The date of the last of so many payments. */
export function maturityFromPayments(firstPaymentDate: string, payments: number, frequency: PaymentFrequency): string {
  return dueDate(firstPaymentDate, payments - 1, frequency);
}

/** Whole months from one date to another; null when a part of a month is left over. */
export function monthsBetween(from: string, to: string): number | null {
  const start = dayOf(from);
  const end = dayOf(to);
  const months = (end.year - start.year) * 12 + (end.month - start.month);
  return addMonths(from, months) === to ? months : null;
}

/** The term that so many payments cover, in months; null when they do not make whole months. */
export function termOfPayments(payments: number, frequency: PaymentFrequency): number | null {
  const months = (payments * 12) / periodsPerYear(frequency);
  return Number.isInteger(months) ? months : null;
}
