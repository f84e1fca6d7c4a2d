import { addDays, addMonths } from './day-number.ts';

/** How often payments fall due, and how far apart they are. Payments at maturity or on demand have no period. */
const FREQUENCIES = {
  weekly: { perYear: 52, days: 7 },
  biweekly: { perYear: 26, days: 14 },
  semi_monthly: { perYear: 24, halfMonths: 1 },
  monthly: { perYear: 12, months: 1 },
  bimonthly: { perYear: 6, months: 2 },
  quarterly: { perYear: 4, months: 3 },
  semi_annual: { perYear: 2, months: 6 },
  annual: { perYear: 1, months: 12 },
} as const;

export type PaymentFrequency = keyof typeof FREQUENCIES;

interface Spacing {
  readonly perYear: number;
  readonly days?: number;
  readonly halfMonths?: number;
  readonly months?: number;
}

export function isPaymentFrequency(word: string): word is PaymentFrequency {
  return Object.hasOwn(FREQUENCIES, word);
}

export function spacingOf(frequency: PaymentFrequency): Spacing {
  return FREQUENCIES[frequency];
}

export function periodsPerYear(frequency: PaymentFrequency): number {
  return FREQUENCIES[frequency].perYear;
}

/** The date of the payment that comes so many periods after the first. Counted from the first, so that month ends hold. */
export function dueDate(first: string, periods: number, frequency: PaymentFrequency): string {
  const spacing = spacingOf(frequency);
  if (spacing.days !== undefined) return addDays(first, spacing.days * periods);
  if (spacing.months !== undefined) return addMonths(first, spacing.months * periods);
  const wholeMonths = addMonths(first, Math.floor(periods / 2));
  return periods % 2 === 0 ? wholeMonths : addDays(wholeMonths, 15);
}
