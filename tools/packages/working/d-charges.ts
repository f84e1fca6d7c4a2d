import { type ClosingFee, closingFees } from '../core/closing-fees.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Random } from '../core/random.ts';
import { seller } from './d-kit.ts';

export type Charge = readonly [label: string, cents: number];

/** Parts that make the whole to the cent. */
function split(total: number, labels: readonly string[], r: Random): Charge[] {
  const weights = labels.map(() => r.int(2, 9));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total;
  return labels.map((label, index) => {
    const cents = index === labels.length - 1 ? left : Math.floor((total * (weights[index] ?? 1)) / all);
    left -= cents;
    return [label, cents] as const;
  });
}

export interface Charges {
  readonly origination: number;
  readonly notShopped: readonly Charge[];
  readonly shopped: readonly Charge[];
  readonly taxes: readonly Charge[];
  readonly prepaids: readonly Charge[];
  readonly others: readonly Charge[];
  readonly seller: string;
}

/** The costs of the loan, cut into lines whose sums are the totals of the facts. */
export function charges(f: LoanFacts, r: Random): Charges {
  const d = f.disclosure;
  const { b, c, e } = closingFees(f);
  const asCharges = (fees: readonly ClosingFee[]) => fees.map(({ name, cents }): Charge => [name, cents]);
  const taxes = asCharges(e);
  const rest = split(
    d.otherCostsCents - d.interestCents - total(taxes),
    ['Homeowner’s Insurance Premium (12 mo.)', 'Title – Owner’s Policy (optional)'],
    r,
  );
  return {
    origination: d.originationCents,
    notShopped: asCharges(b),
    shopped: asCharges(c),
    taxes,
    prepaids: rest.slice(0, 1),
    others: rest.slice(1),
    seller: seller(r),
  };
}

/** Where the prepaid interest fits into the other costs, so that every line is positive. */
export const costsAddUp = (f: LoanFacts): boolean => f.disclosure.otherCostsCents > f.disclosure.interestCents + 40_000;

export const total = (lines: readonly Charge[]): number => lines.reduce((sum, [, cents]) => sum + cents, 0);
