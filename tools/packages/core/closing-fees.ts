import type { LoanFacts } from './facts.ts';
import { createRandom } from './random.ts';
import { type ValueRun, v } from './runs.ts';

export interface ClosingFee {
  readonly name: string;
  readonly cents: number;
}

/** Sections of the closing cost details whose lines a reviewer compares. */
interface ClosingFees {
  readonly b: readonly ClosingFee[];
  readonly c: readonly ClosingFee[];
  readonly e: readonly ClosingFee[];
}

const UNSHOPPED = ['Appraisal Fee', 'Credit Report Fee', 'Flood Determination Fee', 'Tax Monitoring Fee'];
const SHOPPED = [
  'Pest Inspection Fee',
  'Survey Fee',
  'Title – Lender’s Title Insurance',
  'Title – Settlement Agent Fee',
  'Title – Title Search',
];
/** Below this the other costs are but interest and leave nothing to cut into parts. */
export const LEAST_OTHER_COSTS = 90_000;

/** The lines behind the totals of a loan: the estimate and the disclosure of one loan name the same fees. */
export function closingFees({ loanNumber, disclosure: d }: LoanFacts): ClosingFees {
  const random = createRandom(Number(loanNumber.replace(/\D/g, '').slice(-8))).fork('closing fees');
  const split = (total: number, names: readonly string[]): ClosingFee[] => {
    const weights = names.map(() => 0.3 + random.next());
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let left = total;
    return names.map((name, index) => {
      const cents = index === names.length - 1 ? left : Math.round((total * (weights[index] ?? 0)) / sum);
      left -= cents;
      return { name, cents };
    });
  };
  const services = d.loanCostsCents - d.originationCents;
  const unshopped = Math.round(services * 0.4);
  const others = Math.max(d.otherCostsCents - d.interestCents, LEAST_OTHER_COSTS);
  const taxes = Math.round(others * (0.1 + 0.2 * random.next()));
  const grown = (fees: readonly ClosingFee[], cents: number) =>
    fees.map((fee, index) => (index === 0 ? { ...fee, cents: fee.cents + cents } : fee));
  return {
    b: grown(split(unshopped, UNSHOPPED), d.grownFees.appraisalCents),
    c: split(services - unshopped, SHOPPED),
    e: grown(split(taxes, ['Recording Fees', 'Transfer Tax']), d.grownFees.recordingCents),
  };
}

/** The amount of a line, which with its words is one value. */
export function feeLine(section: string, name: string, printed: string): ValueRun {
  return v(`fee_line_${section}`, printed, `${name} ${printed}`);
}
