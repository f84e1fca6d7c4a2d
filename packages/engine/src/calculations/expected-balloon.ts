import type { DayCount } from '../values/day-count.ts';
import type { Assumed } from './assumed.ts';
import type { Decimal } from './decimal.ts';
import { dueDate, type PaymentFrequency } from './payment-frequency.ts';
import { paymentSchedule } from './payment-schedule.ts';

export interface ExpectedBalloonTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
  readonly payment: Decimal;
  readonly frequency: PaymentFrequency;
  readonly firstPaymentDate: string;
  readonly maturityDate: string | null;
  /** How many regular payments may come before the last one, each with the words for why. */
  readonly counts: readonly { readonly payments: number; readonly why: string }[];
  readonly interestOnlyPayments: number;
  readonly interestFrom: readonly { readonly date: string; readonly why: string }[];
  /** Those that are tried, in this order. */
  readonly dayCounts: readonly DayCount[];
}

/**
 * The last payments that terms may mean: simple interest on the balance, in cents each period, on every day count. A
 * note may print the last payment with its own interest or say "plus accrued interest"; both are tried.
 */
export function* expectedBalloons(terms: ExpectedBalloonTerms): Iterable<Assumed> {
  const { firstPaymentDate, frequency } = terms;
  for (const { payments, why } of terms.counts) {
    const finalPaymentDate = terms.maturityDate ?? dueDate(firstPaymentDate, payments, frequency);
    const follows = finalPaymentDate > (payments > 0 ? dueDate(firstPaymentDate, payments - 1, frequency) : '');
    if (payments < 0 || payments > MOST_PAYMENTS || !follows) continue;
    for (const from of terms.interestFrom)
      for (const dayCount of from.date < firstPaymentDate ? terms.dayCounts : []) {
        const schedule = paymentSchedule({ ...terms, payments, dayCount, finalPaymentDate, interestFrom: from.date });
        const last = schedule.at(-1);
        if (last === undefined) continue;
        const under = `${payments} payments (${why}), the last on ${finalPaymentDate}, interest from ${from.why} ${from.date} on ${dayCount}`;
        yield { assumption: under, result: last.payment, dayCount };
        yield { assumption: `${under}, without the interest of the last period`, result: last.principal, dayCount };
      }
  }
}

/** No loan has more payments; a misread number must not keep a machine busy. */
const MOST_PAYMENTS = 2600;
