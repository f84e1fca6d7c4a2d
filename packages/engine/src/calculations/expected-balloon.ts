import type { DayCount } from '../values/day-count.ts';
import type { Assumed } from './assumed.ts';
import type { Decimal } from './decimal.ts';
import { orderedDayCounts } from './expected-payment.ts';
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
  readonly dayCount: DayCount | null;
}

/**
 * The last payments that terms may mean: simple interest on the balance, in cents each period, on every day count. A
 * note may print the last payment with its own interest or say "plus accrued interest"; both are tried.
 */
export function expectedBalloons(terms: ExpectedBalloonTerms): readonly Assumed[] {
  const { firstPaymentDate, frequency } = terms;
  return terms.counts.flatMap(({ payments, why }) => {
    const finalPaymentDate = terms.maturityDate ?? dueDate(firstPaymentDate, payments, frequency);
    const follows = finalPaymentDate > (payments > 0 ? dueDate(firstPaymentDate, payments - 1, frequency) : '');
    if (payments < 0 || payments > 2600 || !follows) return [];
    return terms.interestFrom
      .filter(({ date }) => date < firstPaymentDate)
      .flatMap((from) =>
        orderedDayCounts(terms.dayCount).flatMap((dayCount) => {
          const last = paymentSchedule({ ...terms, payments, dayCount, finalPaymentDate, interestFrom: from.date }).at(
            -1,
          );
          if (last === undefined) return [];
          const under = `${payments} payments (${why}), the last on ${finalPaymentDate}, interest from ${from.why} ${from.date} on ${dayCount}`;
          return [
            { assumption: under, result: last.payment },
            { assumption: `${under}, without the interest of the last period`, result: last.principal },
          ];
        }),
      );
  });
}
