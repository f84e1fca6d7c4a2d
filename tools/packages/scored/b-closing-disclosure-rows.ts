import type { LoanFacts } from '../core/facts.ts';
import { prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { type CostItem, type Costs, sumOf } from './b-costs.ts';
import type { Hand } from './b-values.ts';

export interface DetailRow {
  readonly no: string;
  readonly what: Run | readonly Run[];
  readonly to: string;
  readonly amount: Run;
  readonly kind: 'section' | 'line' | 'total';
}

/** The lines of "Closing Cost Details", for layouts that set them in tables of their own. */
export function detailRows(
  f: LoanFacts,
  h: Hand,
  costs: Costs,
): { loan: DetailRow[]; other: DetailRow[]; all: DetailRow[] } {
  const d = f.disclosure;
  const section = (no: string, what: string, amount: Run): DetailRow => ({ no, what, to: '', amount, kind: 'section' });
  const total = (no: string, what: string, amount: Run): DetailRow => ({ no, what, to: '', amount, kind: 'total' });
  const line = (no: number, what: Run | readonly Run[], amount: Run, to = ''): DetailRow => ({
    no: `${no}`.padStart(2, '0'),
    what,
    to,
    amount,
    kind: 'line',
  });
  const lines = (items: readonly CostItem[]): DetailRow[] =>
    items.map((item, index) => line(index + 1, item.what, h.cash(item.cents), item.to));
  return {
    loan: [
      section('A.', 'Origination Charges', h.money('origination_charges', d.originationCents)),
      ...lines(costs.origination),
      section('B.', 'Services Borrower Did Not Shop For', h.cash(sumOf(costs.notShopped))),
      ...lines(costs.notShopped),
      section('C.', 'Services Borrower Did Shop For', h.cash(sumOf(costs.shopped))),
      ...lines(costs.shopped),
      total('D.', 'TOTAL LOAN COSTS (Borrower-Paid)', h.money('total_loan_costs', d.loanCostsCents)),
    ],
    other: [
      section('E.', 'Taxes and Other Government Fees', h.cash(sumOf(costs.taxes))),
      ...lines(costs.taxes),
      section('F.', 'Prepaids', h.cash(costs.insurancePremiumCents + d.interestCents)),
      line(1, 'Homeowner’s Insurance Premium (12 mo.)', h.cash(costs.insurancePremiumCents), f.hazard.insurer),
      line(2, 'Mortgage Insurance Premium (__ mo.)', ''),
      line(
        3,
        prose`Prepaid Interest (${h.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${h.date('prepaid_interest_from', d.interestFrom)} to ${h.date('prepaid_interest_to', d.interestTo)})`,
        h.money('prepaid_interest_amount', d.interestCents),
      ),
      section('G.', 'Initial Escrow Payment at Closing', h.cash(sumOf(costs.escrow) + costs.adjustmentCents)),
      line(
        1,
        `Homeowner’s Insurance ${h.cash(costs.insuranceMonthlyCents)} per month for ${costs.escrowMonths} mo.`,
        h.cash(costs.escrow[0]?.cents ?? 0),
      ),
      line(
        2,
        `Property Taxes ${h.cash(costs.taxMonthlyCents)} per month for ${costs.escrowMonths} mo.`,
        h.cash(costs.escrow[1]?.cents ?? 0),
      ),
      line(3, 'Aggregate Adjustment', h.cash(costs.adjustmentCents)),
      section('H.', 'Other', h.cash(sumOf(costs.other))),
      ...lines(costs.other),
      total('I.', 'TOTAL OTHER COSTS (Borrower-Paid)', h.money('total_other_costs', d.otherCostsCents)),
    ],
    all: [
      total('J.', 'TOTAL CLOSING COSTS (Borrower-Paid)', h.money('total_closing_costs', d.closingCostsCents)),
      line(1, 'Closing Costs Subtotals (D + I)', h.cash(d.loanCostsCents + d.otherCostsCents)),
      line(2, 'Lender Credits', h.money('lender_credits', d.lenderCreditsCents)),
    ],
  };
}
