import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { drawReceipt } from './b-closing-disclosure-words.ts';
import { type Costs, fiveYears, sumOf } from './b-costs.ts';
import { labelled, table, ticked } from './b-form-parts.ts';
import type { Hand } from './b-values.ts';

export interface Look {
  readonly left: number;
  readonly width: number;
  readonly head: (s: Sheet, text: string, x?: number, w?: number) => void;
  readonly rules: 'all' | 'rows' | 'none';
}

/** The three tables of page 1, in the look of the vendor. */
export function termsAndPayments(s: Sheet, f: LoanFacts, h: Hand, look: Look): void {
  const { left, width, rules } = look;
  const d = f.disclosure;
  look.head(s, 'Loan Terms');
  table(
    s,
    left,
    s.y,
    [
      { w: width * 0.32, heading: '' },
      { w: width * 0.2, heading: '', align: 'right' },
      { w: width * 0.48, heading: 'Can this amount increase after closing?' },
    ],
    [
      [bold('Loan Amount'), h.money('principal_amount', f.principalCents), bold('NO')],
      [bold('Interest Rate'), h.percent('interest_rate', f.rate), bold('NO')],
      [bold('Monthly Principal & Interest'), h.money('payment_amount', f.paymentCents), bold('NO')],
      ['', '', bold('Does the loan have these features?')],
      [bold('Prepayment Penalty'), '', v('prepayment_penalty', 'NO', 'false', true)],
      [bold('Balloon Payment'), '', bold('NO')],
    ],
    { rules, size: 9, pad: 3 },
  );
  s.y += 10;
  look.head(s, 'Projected Payments');
  table(
    s,
    left,
    s.y,
    [
      { w: width * 0.52, heading: 'Payment Calculation' },
      { w: width * 0.48, heading: `Years 1-${f.termMonths / 12}`, align: 'center' },
    ],
    [
      ['Principal & Interest', h.money('payment_amount', f.paymentCents)],
      ['Mortgage Insurance', '+  —'],
      ['Estimated Escrow', ['+  ', h.money('escrow_monthly', d.escrowCents)]],
      [bold('Estimated Total Monthly Payment'), bold(h.cash(f.paymentCents + d.escrowCents))],
    ],
    { rules, size: 9, pad: 3 },
  );
  s.y += 4;
  s.text(left, s.y, [bold('Estimated Taxes, Insurance & Assessments'), ` ${h.cash(d.escrowCents)} a month`], {
    size: 8.5,
  });
  const next = ticked(s, left + 270, s.y, 'Property Taxes', true);
  ticked(s, next, s.y, 'Homeowner’s Insurance', true);
  s.y += 22;
  look.head(s, 'Costs at Closing');
  table(
    s,
    left,
    s.y,
    [{ w: width * 0.28 }, { w: width * 0.18, align: 'right' }, { w: width * 0.54 }],
    [
      [
        bold('Estimated Closing Costs'),
        h.money('total_closing_costs', d.closingCostsCents),
        prose`Includes ${h.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${h.money('total_other_costs', d.otherCostsCents)} in Other Costs – ${h.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
      ],
      [
        bold('Estimated Cash to Close'),
        h.money('cash_to_close', d.cashToCloseCents),
        'Includes Closing Costs. See Calculating Cash to Close on page 2 for details.',
      ],
    ],
    { rules, size: 8.5, pad: 3 },
  );
}

type Line = [Run | Run[], Run];

export function costLines(f: LoanFacts, h: Hand, costs: Costs): { loan: Line[]; other: Line[]; cash: Line[] } {
  const d = f.disclosure;
  const plain = (items: Costs['taxes']): Line[] => items.map((item) => [item.what, h.cash(item.cents)]);
  return {
    loan: [
      [bold('A. Origination Charges'), h.money('origination_charges', d.originationCents)],
      ...plain(costs.origination),
      [bold('B. Services You Cannot Shop For'), h.cash(sumOf(costs.notShopped))],
      ...plain(costs.notShopped),
      [bold('C. Services You Can Shop For'), h.cash(sumOf(costs.shopped))],
      ...plain(costs.shopped),
      [bold('D. TOTAL LOAN COSTS (A + B + C)'), h.money('total_loan_costs', d.loanCostsCents)],
    ],
    other: [
      [bold('E. Taxes and Other Government Fees'), h.cash(sumOf(costs.taxes))],
      ...plain(costs.taxes),
      [bold('F. Prepaids'), h.cash(costs.insurancePremiumCents + d.interestCents)],
      ['Homeowner’s Insurance Premium (12 months)', h.cash(costs.insurancePremiumCents)],
      [
        prose`Prepaid Interest (${h.money('prepaid_interest_per_diem', d.perDiemCents)} per day for ${Math.round(d.interestCents / Math.max(1, d.perDiemCents))} days @ ${h.percent('interest_rate', f.rate)})`,
        h.money('prepaid_interest_amount', d.interestCents),
      ],
      [bold('G. Initial Escrow Payment at Closing'), h.cash(sumOf(costs.escrow) + costs.adjustmentCents)],
      ...plain(costs.escrow),
      [bold('H. Other'), h.cash(sumOf(costs.other))],
      ...plain(costs.other),
      [bold('I. TOTAL OTHER COSTS (E + F + G + H)'), h.money('total_other_costs', d.otherCostsCents)],
      [bold('J. TOTAL CLOSING COSTS'), h.money('total_closing_costs', d.closingCostsCents)],
      ['D + I', h.cash(d.loanCostsCents + d.otherCostsCents)],
      ['Lender Credits', h.money('lender_credits', d.lenderCreditsCents)],
    ],
    cash: [
      ['Total Closing Costs (J)', h.money('total_closing_costs', d.closingCostsCents)],
      ['Closing Costs Financed (Paid from your Loan Amount)', '$0'],
      ['Down Payment/Funds from Borrower', h.cash(d.cashToCloseCents - d.closingCostsCents)],
      ['Deposit', '$0'],
      ['Seller Credits', '$0'],
      ['Adjustments and Other Credits', '$0'],
      [bold('Estimated Cash to Close'), h.money('cash_to_close', d.cashToCloseCents)],
    ],
  };
}

export function pageThree(s: Sheet, f: LoanFacts, h: Hand, options: DrawOptions, look: Look): void {
  const { left, width } = look;
  const { random } = options;
  const five = fiveYears(f);
  s.newPage();
  s.y = s.text(left, s.y, 'Additional Information About This Loan', { size: 14, bold: true }) + 6;
  for (const [label, runs] of [
    ['LENDER', v('lender_name', f.lender.name)],
    ['NMLS/__ LICENSE ID', `${random.int(100_000, 999_999)}`],
    ['LOAN OFFICER', v('loan_officer', f.approval.officer)],
    ['PHONE', `${random.int(200, 900)}-555-0142`],
  ] as [string, Run][])
    s.y = labelled(s, left, s.y, label, runs, { tab: 120, width, label: { size: 8 }, value: { size: 9 } }) + 1;
  s.y += 8;
  look.head(s, 'Comparisons');
  table(
    s,
    left,
    s.y,
    [{ w: width * 0.32 }, { w: width * 0.2, align: 'right' }, { w: width * 0.48 }],
    [
      [
        bold('In 5 Years'),
        h.cash(five.paidCents),
        'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
      ],
      ['', h.cash(five.principalCents), 'Principal you will have paid off.'],
      [
        bold('Annual Percentage Rate (APR)'),
        h.percent('apr', f.disclosure.apr),
        'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      ],
      [
        bold('Total Interest Percentage (TIP)'),
        h.percent('tip', f.disclosure.tip),
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      ],
    ],
    { rules: look.rules, size: 8.5, pad: 3 },
  );
  s.y += 10;
  look.head(s, 'Other Considerations');
  table(
    s,
    left,
    s.y,
    [{ w: width * 0.2 }, { w: width * 0.8 }],
    [
      [
        bold('Appraisal'),
        'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.',
      ],
      [
        bold('Assumption'),
        'If you sell or transfer this property to another person, we will not allow assumption of this loan on the original terms.',
      ],
      [
        bold('Homeowner’s Insurance'),
        'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.',
      ],
      [
        bold('Late Payment'),
        prose`If your payment is more than ${v('grace_days', `${f.graceDays}`)} days late, we will charge a late fee of ${h.percent('late_charge_percent', f.lateChargePercent, 2)} of the monthly principal and interest payment.`,
      ],
      [
        bold('Refinance'),
        'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
      ],
      [
        bold('Servicing'),
        random.pick([
          'We intend to service your loan. If so, you will make your payments to us.',
          'We intend to transfer servicing of your loan.',
        ]),
      ],
    ],
    { rules: look.rules === 'all' ? 'all' : 'none', size: 8.5, pad: 3 },
  );
  s.y += 12;
  look.head(s, 'Confirm Receipt');
  s.y += 4;
  drawReceipt(s, f, options, left, width);
}
