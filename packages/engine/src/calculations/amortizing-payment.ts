import { Decimal, toCents } from './decimal.ts';
import { type PeriodTerms, paymentPeriods } from './payment-periods.ts';

export interface AmortizingTerms extends PeriodTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
}

/**
 * The equal payment that repays the principal over these very dates: an irregular first period and the days of each
 * month count. Without rounding the balance is a line in the payment, so that no search is needed.
 */
export function amortizingPayment(terms: AmortizingTerms): Decimal {
  const rate = terms.ratePercent.div(100);
  let owed = terms.principal;
  let repaidByOne = new Decimal(0);
  for (const { years } of paymentPeriods(terms)) {
    const growth = rate.mul(years).plus(1);
    owed = owed.mul(growth);
    repaidByOne = repaidByOne.mul(growth).plus(1);
  }
  return toCents(owed.div(repaidByOne));
}
