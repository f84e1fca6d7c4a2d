import { Decimal } from './decimal.ts';
import { type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';
import { paymentTimes, type UnitTime } from './unit-periods.ts';

export interface AprTerms {
  /** The amount financed, advanced at once. */
  readonly amountFinanced: Decimal;
  readonly advanceDate: string;
  /** In order of their dates. */
  readonly payments: readonly { readonly date: string; readonly amount: Decimal }[];
  /** The most frequent distance between payments: the unit-period. */
  readonly frequency: PaymentFrequency;
}

const MOST_STEPS = 200;
const CLOSE_ENOUGH = new Decimal('1e-14');

/**
 * The annual percentage rate by the actuarial method of Regulation Z, appendix J, to ten places of a percent. Null
 * when the payments do not repay the amount financed: then no rate makes them equal.
 */
export function annualPercentageRate(terms: AprTerms): Decimal | null {
  const total = terms.payments.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  if (!terms.amountFinanced.isPositive() || terms.amountFinanced.isZero() || total.lt(terms.amountFinanced))
    return null;
  const times = paymentTimes(
    terms.advanceDate,
    terms.payments.map(({ date }) => date),
    terms.frequency,
  );
  // The value falls with the rate and its curve bends one way, so that steps along the slope from zero never overshoot.
  let rate = new Decimal(0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { value, slope } = presentValue(terms.payments, times, rate);
    if (slope.isZero()) return null;
    const change = value.minus(terms.amountFinanced).div(slope);
    rate = rate.plus(change);
    if (change.abs().lt(CLOSE_ENOUGH)) break;
  }
  return rate.mul(periodsPerYear(terms.frequency)).mul(100).toDecimalPlaces(10);
}

/** What the payments are worth at the advance, and how fast that falls when the rate rises. */
function presentValue(
  payments: AprTerms['payments'],
  times: readonly UnitTime[],
  rate: Decimal,
): { readonly value: Decimal; readonly slope: Decimal } {
  const growth = rate.plus(1);
  let value = new Decimal(0);
  let slope = new Decimal(0);
  let whole = 0;
  let factor = new Decimal(1);
  for (const [index, { amount }] of payments.entries()) {
    const time = times[index];
    if (time === undefined) continue;
    // Powers grow from one payment to the next: each by itself would take most of the time.
    factor = factor.mul(growth.pow(time.whole - whole));
    whole = time.whole;
    const simple = time.fraction.mul(rate).plus(1);
    const worth = amount.div(factor).div(simple);
    value = value.plus(worth);
    slope = slope.plus(worth.mul(time.fraction.div(simple).plus(new Decimal(time.whole).div(growth))));
  }
  return { value, slope };
}
