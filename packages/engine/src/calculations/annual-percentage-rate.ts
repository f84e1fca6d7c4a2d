import { Decimal } from './decimal.ts';
import { type PaymentFrequency, periodsPerYear } from './payment-frequency.ts';
import { paymentTimes } from './unit-periods.ts';

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
  const flows = flowsOf(terms);
  let rate = new Decimal(estimateRate(flows, terms.amountFinanced.toNumber()));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { value, slope } = presentValue(flows, rate);
    if (slope.isZero()) return null;
    const change = value.minus(terms.amountFinanced).div(slope);
    rate = rate.plus(change);
    if (change.abs().lt(CLOSE_ENOUGH)) break;
  }
  return rate.mul(periodsPerYear(terms.frequency)).mul(100).toDecimalPlaces(10);
}

interface Flow {
  readonly amount: Decimal;
  /** Whole unit-periods since the payment before. */
  readonly gap: number;
  readonly whole: number;
  readonly fraction: Decimal;
}

function flowsOf({ advanceDate, payments, frequency }: AprTerms): readonly Flow[] {
  const times = paymentTimes(
    advanceDate,
    payments.map(({ date }) => date),
    frequency,
  );
  return payments.flatMap(({ amount }, index) => {
    const time = times[index];
    return time === undefined ? [] : [{ amount, gap: time.whole - (times[index - 1]?.whole ?? 0), ...time }];
  });
}

/**
 * A first rate in machine numbers, since hundreds of steps in long decimals take long. The value of the payments falls
 * with the rate and its curve bends one way, so that steps along the slope from zero never overshoot. Only sums,
 * products and quotients are used: these are the same on every machine.
 */
function estimateRate(flows: readonly Flow[], amountFinanced: number): number {
  const plain = flows.map(
    ({ amount, gap, whole, fraction }) => [amount.toNumber(), gap, whole, fraction.toNumber()] as const,
  );
  let rate = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const discount = 1 / (1 + rate);
    let factor = 1;
    let value = 0;
    let slope = 0;
    for (const [amount, gap, whole, fraction] of plain) {
      for (let count = 0; count < gap; count += 1) factor *= discount;
      const simple = 1 / (1 + fraction * rate);
      const worth = amount * factor * simple;
      value += worth;
      slope += worth * (fraction * simple + whole * discount);
    }
    const change = (value - amountFinanced) / slope;
    if (!Number.isFinite(change)) return 0;
    rate += change;
    if (Math.abs(change) < 1e-13) break;
  }
  return Math.max(rate, 0);
}

/** What the payments are worth at the advance, and how fast that falls when the rate rises. */
function presentValue(flows: readonly Flow[], rate: Decimal): { readonly value: Decimal; readonly slope: Decimal } {
  const discount = new Decimal(1).div(rate.plus(1));
  const simpleOf = new Map<Decimal, Decimal>();
  let value = new Decimal(0);
  let slope = new Decimal(0);
  let factor = new Decimal(1);
  for (const { amount, gap, whole, fraction } of flows) {
    factor = gap === 1 ? factor.mul(discount) : factor.mul(discount.pow(gap));
    // Regular payments share one fraction, and so one division.
    const simple = simpleOf.get(fraction) ?? new Decimal(1).div(fraction.mul(rate).plus(1));
    simpleOf.set(fraction, simple);
    const worth = amount.mul(factor).mul(simple);
    value = value.plus(worth);
    slope = slope.plus(worth.mul(fraction.mul(simple).plus(discount.mul(whole))));
  }
  return { value, slope };
}
