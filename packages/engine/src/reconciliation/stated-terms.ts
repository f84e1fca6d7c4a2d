import { type Decimal, decimalOf } from '../calculations/decimal.ts';
import { monthsBetween } from '../calculations/maturity.ts';
import { isPaymentFrequency, type PaymentFrequency } from '../calculations/payment-frequency.ts';
import { type DayCount, dayCounts } from '../values/day-count.ts';
import type { Facts, Reading } from './facts.ts';

/** The terms of a loan as one paper states them, where it is silent as others do. */
export interface StatedTerms {
  reading(field: string): Reading | null;
  decimal(field: string): Decimal | null;
  whole(field: string): number | null;
  date(field: string): string | null;
  word(field: string): string | null;
  /** What was read of these fields, for the sources of a finding. */
  readings(fields: readonly string[]): readonly Reading[];
  /** Of these fields, those that nobody states. */
  missing(fields: readonly string[]): readonly string[];
}

/** Looks a field up in each of the places in turn; the first that states it, and states one value, answers. */
export function statedTerms(places: readonly ((field: string) => readonly Reading[])[]): StatedTerms {
  const reading = (field: string): Reading | null => {
    for (const place of places) {
      const found = place(field);
      const only = onlyValue(found);
      if (only !== null) return only;
      // A paper that says two things is no ground for a calculation, and another paper does not settle it.
      if (found.length > 0) return null;
    }
    return null;
  };
  const word = (field: string) => reading(field)?.value ?? null;
  const number = (field: string) => {
    const value = word(field);
    return value === null ? null : decimalOf(value);
  };
  return {
    reading,
    word,
    date: word,
    decimal: number,
    whole: (field) => {
      const value = number(field);
      return value?.isInteger() ? value.toNumber() : null;
    },
    readings: (fields) => fields.flatMap((field) => reading(field) ?? []),
    missing: (fields) => fields.filter((field) => reading(field) === null),
  };
}

/** What is stated, each value once: papers repeat each other, and names are slow to compare. */
export function statedValues(readings: readonly Reading[]): readonly string[] {
  return [...new Set(readings.map(({ value }) => value))];
}

/** The reading on which all agree; null when there is none or when they differ. */
export function onlyValue(readings: readonly Reading[]): Reading | null {
  const [first] = readings;
  return first !== undefined && readings.every(({ value }) => value === first.value) ? first : null;
}

export function statedDayCount(terms: StatedTerms): DayCount | null {
  return dayCounts.find((dayCount) => dayCount === terms.word('day_count')) ?? null;
}

/** The day counts that a figure may rest on, and those that it may not because the note states another one. */
export interface AllowedDayCounts {
  /** What the note itself states; null where it is silent, and then any may be meant. */
  readonly bound: DayCount | null;
  readonly allowed: readonly DayCount[];
  readonly others: readonly DayCount[];
}

/** The note's own words bind. What another document says of it is only tried first. */
export function allowedDayCounts(terms: StatedTerms): AllowedDayCounts {
  const stated = statedDayCount(terms);
  const others = dayCounts.filter((dayCount) => dayCount !== stated);
  if (stated === null) return { bound: null, allowed: dayCounts, others: [] };
  return terms.reading('day_count')?.source === 'promissory_note'
    ? { bound: stated, allowed: [stated], others }
    : { bound: null, allowed: [stated, ...others], others: [] };
}

/**
 * How often payments fall due. Where no paper says it, the number of payments or the term tells, as long as they come
 * out monthly between the first payment and maturity: other numbers could mean many things.
 */
export function statedFrequency(terms: StatedTerms): PaymentFrequency | null {
  const word = terms.word('payment_frequency');
  if (word !== null) return isPaymentFrequency(word) ? word : null;
  const payments = terms.whole('number_of_payments');
  const term = terms.whole('term_months');
  if (payments === null && term === null) return null;
  const [due, months] = [payments ?? monthsOfPayments(terms), term ?? monthsOfPayments(terms)];
  return due !== null && months !== null && (due === months || due + 1 === months) ? 'monthly' : null;
}

/** The months from the first payment through the last, where both fall on one day of the month. */
function monthsOfPayments(terms: StatedTerms): number | null {
  const [first, last] = [terms.date('first_payment_date'), terms.date('maturity_date')];
  const months = first === null || last === null ? null : monthsBetween(first, last);
  return months === null || months < 0 ? null : months + 1;
}

/** Whether the rate may change, by the words of the papers or because they name what it follows. */
export function isVariableRate(terms: StatedTerms): boolean {
  return (
    terms.word('rate_type') === 'variable' ||
    terms.reading('rate_index') !== null ||
    terms.reading('rate_margin') !== null
  );
}

/** Single payments, payments on demand and those by a schedule of their own follow no formula. */
export function hasNoRegularPayments(terms: StatedTerms): boolean {
  const word = terms.word('payment_frequency');
  return word !== null && !isPaymentFrequency(word);
}

/** A loan that is repaid over a longer time than it runs leaves a rest, which falls due at the end. */
export function leavesARest(terms: StatedTerms): boolean {
  const [amortization, term] = [terms.whole('amortization_months'), terms.whole('term_months')];
  return amortization !== null && term !== null && amortization > term;
}

/** Whether a last payment of its own follows the regular ones. */
export function hasLastPayment(terms: StatedTerms): boolean {
  return terms.reading('balloon_amount') !== null || leavesARest(terms);
}

/** Papers that state the terms of this very loan, the weightiest first. A payoff or an old note is not among them. */
const TERM_PAPERS = ['closing_disclosure', 'truth_in_lending', 'loan_agreement', 'rider', 'disbursement_authorization'];

/** What papers other than the note say of its terms, and last what was approved. */
export function otherPapers(facts: Facts): readonly ((field: string) => readonly Reading[])[] {
  return [
    ...TERM_PAPERS.map((docType) => (field: string) => facts.readings(field, [docType])),
    (field) => facts.approved(field),
  ];
}
