import { addDays } from '../core/dates.ts';
import { oneLine } from '../core/parties.ts';
import { type Run, v } from '../core/runs.ts';
import type { Kit } from './b-kit.ts';
import { digits, phone, somebody, somewhere } from './b-others.ts';

/** A payoff: the old lender's figures, whose parts add up to the amount due. */
export interface Payoff {
  readonly servicer: string;
  readonly servicerAddress: string;
  readonly phone: string;
  readonly oldLoan: string;
  readonly borrower: readonly Run[];
  readonly property: Run;
  readonly date: string;
  readonly goodThrough: Run;
  readonly total: Run;
  readonly perDiem: Run;
  readonly oldRate: string;
  readonly nextDue: string;
  readonly items: readonly (readonly [string, string])[];
  readonly clerk: string;
  readonly bank: string;
  readonly aba: string;
  readonly account: string;
}

export function payoffParts(kit: Kit): Payoff {
  const { f, p, r } = kit;
  const { payoff } = f;
  const interest = payoff.perDiemCents * r.int(8, 31);
  const fees: readonly (readonly [string, number])[] = [
    [r.pick(['Interest to payoff date', 'Accrued interest', 'Interest due']), interest],
    [r.pick(['Recording fee', 'County recording cost']), r.int(1_500, 9_000)],
    [r.pick(['Payoff statement fee', 'Fax fee', 'Release processing fee']), r.int(1_000, 6_000)],
    ['Late charges', r.chance(0.4) ? r.int(2_000, 18_000) : 0],
    ['Escrow advance', r.chance(0.3) ? r.int(10_000, 90_000) : 0],
  ];
  const principal = payoff.amountCents - fees.reduce((sum, [, cents]) => sum + cents, 0);
  return {
    servicer: payoff.lender,
    servicerAddress: oneLine(somewhere(r)),
    phone: phone(r),
    oldLoan: payoff.loanNumber,
    borrower: p.borrowers(),
    property: p.address('property_address', f.property.address),
    date: p.day(addDays(payoff.goodThrough, -r.int(8, 20))),
    goodThrough: p.date('payoff_good_through', payoff.goodThrough),
    total: p.money('payoff_amount', payoff.amountCents),
    perDiem: p.money('payoff_per_diem', payoff.perDiemCents),
    oldRate: `${r.int(3, 7)}.${r.pick(['125', '250', '500', '875'])}%`,
    nextDue: p.day(addDays(payoff.goodThrough, -12)),
    items: [
      [r.pick(['Unpaid principal balance', 'Principal balance', 'Current principal']), p.amount(principal)],
      ...fees.map(([name, cents]) => [name, p.amount(cents)] as const),
    ],
    clerk: somebody(r),
    bank: r.pick(['Beacon Savings Bank', 'Commerce Union Bank']),
    aba: digits(r, 9),
    account: digits(r, 10),
  };
}

/** The payoff names the old loan's number; it is not the number of the loan in the package. */
export const newLoan = ({ f }: Kit): Run => v('loan_number', f.loanNumber);

export const payoffTerms: readonly string[] = [
  'Figures are subject to final verification by the noteholder upon receipt. We reserve the right to correct them for returned items, advances made or errors found after this statement was issued.',
  'Funds received after 3:00 p.m. are posted on the next business day and interest is added for each day until then. Payments by personal check will be held.',
  'Issuance of this statement does not suspend the requirement to make payments when due. A late charge may be assessed if a payment falls due before the payoff is received.',
  'Upon receipt of the full amount we will prepare the release and send it for recording. Any escrow balance will be refunded to the borrower within 20 days.',
  'Please verify wiring instructions by telephone with a number that you already have. We will not change them by e-mail.',
];
