import type { LoanFacts } from '../core/facts.ts';
import type { Random } from '../core/random.ts';
import { clerkOf, split } from './b-values.ts';

export interface CostItem {
  readonly what: string;
  readonly to: string;
  readonly cents: number;
}

/** The charges of a consumer loan by section; they add up to the totals of the facts. */
export interface Costs {
  readonly origination: readonly CostItem[];
  readonly notShopped: readonly CostItem[];
  readonly shopped: readonly CostItem[];
  readonly taxes: readonly CostItem[];
  readonly insurancePremiumCents: number;
  readonly insuranceMonthlyCents: number;
  readonly taxMonthlyCents: number;
  readonly escrowMonths: number;
  readonly escrow: readonly CostItem[];
  readonly adjustmentCents: number;
  readonly other: readonly CostItem[];
  readonly seller: string;
  readonly sellerAddress: string;
}

export function sumOf(items: readonly CostItem[]): number {
  return items.reduce((sum, item) => sum + item.cents, 0);
}

export function makeCosts(facts: LoanFacts, random: Random): Costs {
  const { disclosure, title } = facts;
  const agent = title.agent.name;
  const items = (cents: number, names: readonly (readonly [string, string])[]): CostItem[] => {
    const parts = split(random, cents, names.length);
    return names.map(([what, to], index) => ({ what, to, cents: parts[index] ?? 0 }));
  };
  const services = disclosure.loanCostsCents - disclosure.originationCents;
  const notShoppedCents = Math.round(services * (0.25 + random.next() * 0.2));
  // Prepaid interest alone may pass the other costs of a small loan; the escrow adjustment then takes the difference.
  const left = disclosure.otherCostsCents - disclosure.interestCents;
  const share = (part: number): number => Math.max(0, Math.round(left * part));
  const premium = share(0.3);
  const taxesCents = share(0.15);
  const otherCents = share(0.25);
  const escrowCents = share(0.3);
  const insuranceMonthly = Math.round(disclosure.escrowCents * 0.4);
  return {
    origination: items(
      disclosure.originationCents,
      random.pick([
        [
          ['0.250% of Loan Amount (Points)', ''],
          ['Application Fee', ''],
          ['Underwriting Fee', ''],
        ],
        [
          ['Origination Fee', ''],
          ['Processing Fee', ''],
        ],
        [
          ['Loan Amount Points', ''],
          ['Document Preparation Fee', ''],
          ['Underwriting Review Fee', ''],
          ['Commitment Fee', ''],
        ],
      ]),
    ),
    notShopped: items(notShoppedCents, [
      ['Appraisal Fee', 'Keystone Valuation Partners'],
      ['Credit Report Fee', 'TriMerge Information Inc.'],
      ['Flood Determination Fee', 'Floodwise Certification Co.'],
      ['Tax Status Research Fee', 'Info Search, Inc.'],
    ]),
    shopped: items(services - notShoppedCents, [
      ['Title – Lender’s Title Policy', agent],
      ['Title – Settlement Agent Fee', agent],
      ['Title – Title Search', agent],
      ['Survey Fee', 'Benchmark Land Surveying'],
    ]),
    taxes: items(
      taxesCents,
      random.pick([
        [['Recording Fees', '']],
        [
          ['Recording Fees', ''],
          ['State Mortgage Tax', 'State of record'],
        ],
      ]),
    ),
    insurancePremiumCents: premium,
    insuranceMonthlyCents: insuranceMonthly,
    taxMonthlyCents: disclosure.escrowCents - insuranceMonthly,
    escrowMonths: random.int(2, 4),
    escrow: items(escrowCents, [
      ['Homeowner’s Insurance', ''],
      ['Property Taxes', ''],
    ]),
    adjustmentCents:
      disclosure.otherCostsCents - disclosure.interestCents - premium - taxesCents - otherCents - escrowCents,
    other: items(otherCents, [
      ['Title – Owner’s Title Insurance (optional)', agent],
      ['Home Warranty Fee', 'HomeShield Warranties'],
    ]),
    seller: `${clerkOf(random)}`,
    sellerAddress: `${random.int(100, 990)} Orchard Terrace, ${facts.property.address.city}, ${facts.property.address.state} ${facts.property.address.zip}`,
  };
}

/** Five years of payments: what has been paid, and how much of it was principal. */
export function fiveYears(facts: LoanFacts): { readonly paidCents: number; readonly principalCents: number } {
  const monthly = facts.rate / 100_000 / 12;
  let balance = facts.principalCents;
  for (let month = 0; month < 60; month += 1) balance += Math.round(balance * monthly) - facts.paymentCents;
  return {
    paidCents: facts.paymentCents * 60 + facts.disclosure.loanCostsCents,
    principalCents: facts.principalCents - balance,
  };
}
