import { Decimal, toCents } from './decimal.ts';
import { type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';

export interface LevelTerms {
  readonly principal: Decimal;
  readonly ratePercent: Decimal;
  readonly payments: number;
  readonly frequency: PaymentFrequency;
}

/** The payment that repays the principal in equal payments over equal periods, not rounded. */
export function exactLevelPayment({ principal, ratePercent, payments, frequency }: LevelTerms): Decimal {
  const rate = ratePercent.div(100).div(periodsPerYear(frequency));
  if (rate.isZero()) return principal.div(payments);
  return principal.mul(rate).div(new Decimal(1).minus(rate.plus(1).pow(-payments)));
}

/** The same in cents, as a note prints it. */
export function levelPayment(terms: LevelTerms): Decimal {
  return toCents(exactLevelPayment(terms));
}
