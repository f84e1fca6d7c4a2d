import { Decimal, toCents } from './decimal.ts';
import { type PeriodTerms, paymentPeriods, periodInterest } from './payment-periods.ts';

export interface AmortizingTerms extends PeriodTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
}

/**
 * The equal payment that repays the principal over these very dates: an irregular first period and the days of each
 * month count. Without rounding the balance is a line in the payment, so that no search is needed.
 */
export function amortizingPayment(terms: AmortizingTerms): Decimal {
  let owed = terms.principal;
  let repaidByOne = new Decimal(0);
  for (const period of paymentPeriods(terms)) {
    owed = owed.plus(periodInterest(owed, terms.ratePercent, period));
    repaidByOne = repaidByOne.plus(periodInterest(repaidByOne, terms.ratePercent, period)).plus(1);
  }
  return toCents(owed.div(repaidByOne));
}
