import type { DayCount } from '../values/day-count.ts';
import { dayCounts } from '../values/day-count.ts';
import { amortizingPayment } from './amortizing-payment.ts';
import type { Assumed } from './assumed.ts';
import { yearDays } from './counted-days.ts';
import { addMonths } from './day-number.ts';
import { type Decimal, toCents } from './decimal.ts';
import { levelPayment } from './level-payment.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';

export interface ExpectedPaymentTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
  readonly frequency: PaymentFrequency;
  /** Over how many payments the principal may be meant to be repaid, each with the words for why. */
  readonly counts: readonly { readonly payments: number; readonly why: string }[];
  /** So many first payments are of interest only; they are among the counts. */
  readonly interestOnlyPayments: number;
  readonly firstPaymentDate: string | null;
  /** Days from which interest may run, each with its name. */
  readonly interestFrom: readonly { readonly date: string; readonly why: string }[];
  /** Those that are tried, in this order. */
  readonly dayCounts: readonly DayCount[];
}

/** No loan has more payments; a misread number must not keep a machine busy. */
const MOST_PAYMENTS = 2600;

/**
 * The payments that terms may mean: equal periods, then the very dates on every day count with the first period as
 * long as it is, then interest alone. Which of them a lender used is seldom printed.
 */
export function* expectedPayments(terms: ExpectedPaymentTerms): Iterable<Assumed> {
  const counts = terms.counts.filter(({ payments }) => payments > 0 && payments <= MOST_PAYMENTS);
  for (const count of counts) yield* equalPeriods(terms, count);
  if (terms.interestOnlyPayments > 0) yield* interestAlone(terms);
  yield* paymentsOnDates(terms);
}

/** Of those the ones that count days. */
export function* paymentsOnDates(terms: ExpectedPaymentTerms): Iterable<Assumed> {
  for (const count of terms.counts)
    if (count.payments > 0 && count.payments <= MOST_PAYMENTS) yield* onDates(terms, count);
}

type Count = ExpectedPaymentTerms['counts'][number];

function equalPeriods(terms: ExpectedPaymentTerms, { payments, why }: Count): Assumed[] {
  const amortizing = payments - terms.interestOnlyPayments;
  if (amortizing <= 0) return [];
  return [
    {
      assumption: `level payment over ${amortizing} equal ${sayFrequency(terms.frequency)} periods (${why})`,
      result: levelPayment({ ...terms, payments: amortizing }),
    },
  ];
}

function* onDates(terms: ExpectedPaymentTerms, { payments, why }: Count): Iterable<Assumed> {
  const { firstPaymentDate, interestFrom, frequency, interestOnlyPayments } = terms;
  if (firstPaymentDate === null || interestOnlyPayments > 0) return;
  for (const from of interestFrom)
    for (const dayCount of from.date < firstPaymentDate ? terms.dayCounts : [])
      yield {
        assumption: `${payments} ${sayFrequency(frequency)} payments (${why}) from ${firstPaymentDate}, interest from ${from.why} ${from.date} on ${dayCount}`,
        result: amortizingPayment({ ...terms, firstPaymentDate, dayCount, interestFrom: from.date, payments }),
        dayCount,
      };
}

/** A month's interest: by equal periods, and by the days that a month can have. */
function interestAlone({ principal, ratePercent, frequency, dayCounts: tried }: ExpectedPaymentTerms): Assumed[] {
  const yearly = principal.mul(ratePercent).div(100);
  const perYear = periodsPerYear(frequency);
  const byDays = frequency === 'monthly' ? [28, 29, 30, 31] : [];
  return [
    { assumption: `interest alone for one of ${perYear} periods of a year`, result: toCents(yearly.div(perYear)) },
    ...byDays.flatMap((days) =>
      tried
        .filter((dayCount) => dayCount !== '30/360')
        .map((dayCount) => ({
          assumption: `interest alone for ${days} days of ${yearDays(dayCount)}`,
          result: toCents(yearly.mul(days).div(yearDays(dayCount))),
          dayCount,
        })),
    ),
  ];
}

/** All of them, the stated one first. */
export function orderedDayCounts(stated: DayCount | null): readonly DayCount[] {
  return stated === null ? dayCounts : [stated, ...dayCounts.filter((dayCount) => dayCount !== stated)];
}

function sayFrequency(frequency: PaymentFrequency): string {
  return frequency.replace('_', '-');
}

/**
 * From when interest may run: the note's date, or a regular period before the first payment where the odd days before
 * it are prepaid. Nobody prepays more than a month: with a longer wait only the note's date remains.
 */
export function interestStarts(
  firstPaymentDate: string,
  frequency: PaymentFrequency,
  noteDate: string | null,
): readonly { readonly date: string; readonly why: string }[] {
  const periodBefore = dueDate(firstPaymentDate, -1, frequency);
  const regular = { date: periodBefore, why: 'one period before the first payment,' };
  if (noteDate === null) return [regular];
  const fromNote = { date: noteDate, why: 'the note’s date' };
  const prepaid = noteDate !== periodBefore && addMonths(noteDate, 1) >= periodBefore;
  return prepaid ? [fromNote, regular] : [fromNote];
}
