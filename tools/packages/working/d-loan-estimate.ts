import { money } from '../core/amounts.ts';
import { feeLine } from '../core/closing-fees.ts';
import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { charges, costsAddUp, total } from './d-charges.ts';
import {
  band,
  box,
  type Desk,
  digits,
  isConsumer,
  isPurchase,
  layoutD,
  list,
  phone,
  type Runs,
  table,
  tick,
} from './d-kit.ts';

function common({ f, say }: Desk) {
  const d = f.disclosure;
  return {
    issued: say.date('date_issued', addDays(d.issuedDate, -30)),
    amount: say.money('principal_amount', f.principalCents),
    rate: say.rate('interest_rate', f.rate),
    payment: say.money('payment_amount', f.paymentCents),
    escrow: say.money('escrow_monthly', d.escrowCents),
    penalty: v('prepayment_penalty', f.prepaymentPenalty ? 'YES' : 'NO', String(f.prepaymentPenalty)),
    purpose: v('loan_purpose', isPurchase(f) ? 'Purchase' : 'Refinance'),
    product: v('rate_type', 'Fixed Rate', 'fixed'),
    costs: say.money('total_closing_costs', d.closingCostsCents),
    cash: say.money('cash_to_close', d.cashToCloseCents),
    loanCosts: say.money('total_loan_costs', d.loanCostsCents),
    otherCosts: say.money('total_other_costs', d.otherCostsCents),
    credits: say.money('lender_credits', d.lenderCreditsCents),
    apr: say.rate('apr', d.apr),
    tip: say.rate('tip', d.tip),
    worth:
      f.salePriceCents === null
        ? say.money('appraised_value', f.appraisedCents)
        : say.money('sale_price', f.salePriceCents),
  };
}

/** Three pages near the model form, with the bank's name above. */
function drawBank(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const d = f.disclosure;
  const c = charges(f, r);
  const o = common(desk);
  const s = open({
    margins: { top: 34, left: 40, right: 40, bottom: 40 },
    style: { font: r.pick(['sans', 'condensed']), size: 9 },
    furniture: (sheet, page, pages) => {
      sheet.text(40, 756, 'LOAN ESTIMATE', { size: 7.5 });
      sheet.text(400, 756, [`PAGE ${page} OF ${pages} • LOAN ID # `, say.loan], { size: 7.5 });
    },
  });
  s.text(40, 34, say.lender, { size: 10, bold: true });
  s.text(300, 34, 'Save this Loan Estimate to compare with your Closing Disclosure.', { size: 8.5 });
  s.text(40, 54, 'Loan Estimate', { size: 18, bold: true });
  s.y = 84;
  const left = { gap: 2, labels: { bold: true } };
  list(s, { x: 40, label: 84, width: 250, ...left }, [
    ['DATE ISSUED', o.issued],
    [
      'APPLICANTS',
      [...say.borrowers('\n'), '\n', say.lines('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    ],
    ['PROPERTY', say.lines('property_address', f.property.address)],
    [isPurchase(f) ? 'SALE PRICE' : 'EST. PROP. VALUE', o.worth],
  ]);
  s.y = 84;
  list(s, { x: 310, label: 84, width: 260, ...left }, [
    ['LOAN TERM', v('term_months', `${f.termMonths / 12} years`, String(f.termMonths))],
    ['PURPOSE', o.purpose],
    ['PRODUCT', o.product],
    ['LOAN TYPE', 'Conventional'],
    ['LOAN ID #', say.loan],
  ]);
  tick(s, 310, 170, 'NO', true);
  tick(s, 350, 170, 'YES, until', false);
  s.text(310, 158, 'RATE LOCK', { bold: true, size: 8 });
  s.y = band(s, [40, 200, 532], 'Loan Terms                 Can this amount increase after closing?', '#1a3a5a');
  table(s, { x: 40, widths: [190, 152, 190], rules: 'all', pad: 4 }, [
    ['Loan Amount', o.amount, 'NO'],
    ['Interest Rate', o.rate, 'NO'],
    ['Monthly Principal & Interest', o.payment, 'NO'],
    ['Prepayment Penalty', '', o.penalty],
    ['Balloon Payment', '', 'NO'],
  ]);
  s.y = band(s, [40, s.y + 10, 532], 'Projected Payments', '#1a3a5a');
  table(s, { x: 40, widths: [270, 262], rules: 'all', align: ['left', 'right'], pad: 4 }, [
    ['Payment Calculation', `Years 1–${f.termMonths / 12}`],
    ['Principal & Interest', o.payment],
    ['Mortgage Insurance', '+ —'],
    ['Estimated Escrow', ['+ ', o.escrow]],
    ['Estimated Total Monthly Payment', `$${money(f.paymentCents + d.escrowCents)}`],
  ]);
  s.y = band(s, [40, s.y + 10, 532], 'Costs at Closing', '#1a3a5a');
  table(s, { x: 40, widths: [150, 100, 282], rules: 'all', pad: 4 }, [
    [
      'Estimated Closing Costs',
      o.costs,
      prose`Includes ${o.loanCosts} in Loan Costs + ${o.otherCosts} in Other Costs – ${o.credits} in Lender Credits.`,
    ],
    ['Estimated Cash to Close', o.cash, 'Includes Closing Costs. See Calculating Cash to Close on page 2.'],
  ]);
  s.newPage();
  s.text(40, 36, 'Closing Cost Details', { size: 14, bold: true });
  const half = (x: number, rows: readonly (readonly Runs[])[]): void => {
    s.y = 62;
    table(s, { x, widths: [172, 84], align: ['left', 'right'], rules: 'rows', pad: 2, style: { size: 8 } }, rows);
  };
  half(40, [
    ['Loan Costs', ''],
    ['A. Origination Charges', say.money('origination_charges', d.originationCents)],
    ['B. Services You Cannot Shop For', `$${money(total(c.notShopped))}`],
    ...c.notShopped.map(([label, cents]): Runs[] => [label, feeLine('b', label, `$${money(cents)}`)]),
    ['C. Services You Can Shop For', `$${money(total(c.shopped))}`],
    ...c.shopped.map(([label, cents]): Runs[] => [label, feeLine('c', label, `$${money(cents)}`)]),
    ['D. TOTAL LOAN COSTS (A + B + C)', o.loanCosts],
  ]);
  half(316, [
    ['Other Costs', ''],
    ['E. Taxes and Other Government Fees', `$${money(total(c.taxes))}`],
    ...c.taxes.map(([label, cents]): Runs[] => [label, feeLine('e', label, `$${money(cents)}`)]),
    ['F. Prepaids', `$${money(total(c.prepaids) + d.interestCents)}`],
    [
      ['Prepaid Interest (', say.money('prepaid_interest_per_diem', d.perDiemCents), ' per day)'],
      say.money('prepaid_interest_amount', d.interestCents),
    ],
    ['H. Other', `$${money(total(c.others))}`],
    ['I. TOTAL OTHER COSTS (E + F + G + H)', o.otherCosts],
    ['Lender Credits', o.credits],
    ['J. TOTAL CLOSING COSTS (D + I)', o.costs],
    ['Estimated Cash to Close', o.cash],
  ]);
  s.newPage();
  s.text(40, 36, 'Additional Information About This Loan', { size: 14, bold: true });
  s.y = 60;
  list(s, { x: 40, label: 110, width: 400 }, [
    ['LENDER', say.lender],
    ['NMLS ID', digits(r, 6)],
    ['LOAN OFFICER', v('loan_officer', f.approval.officer)],
    ['PHONE', phone(r)],
  ]);
  s.y = band(
    s,
    [40, s.y + 8, 532],
    'Comparisons      Use these measures to compare this loan with other loans.',
    '#1a3a5a',
  );
  table(s, { x: 40, widths: [190, 100, 242], rules: 'rows', pad: 4 }, [
    [
      'In 5 Years',
      `$${money(f.paymentCents * 60 + d.loanCostsCents)}`,
      'Total you will have paid in principal, interest and loan costs.',
    ],
    [
      'Annual Percentage Rate (APR)',
      o.apr,
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    ],
    [
      'Total Interest Percentage (TIP)',
      o.tip,
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    ],
  ]);
  s.y += 10;
  s.paragraph(
    prose`Late Payment. If your payment is more than ${v('grace_days', String(f.graceDays))} days late, we will charge a late fee of ${say.rate('late_charge_percent', f.lateChargePercent, 1)} of the monthly principal and interest payment.`,
    { after: 40 },
  );
  s.signature(40, s.y, 190, { signed, label: f.borrowers[0]?.name ?? 'applicant' });
  s.text(40, s.y + 3, 'Applicant Signature', { size: 7.5 });
}

/** One page of a broker's software: boxes in rows, figures in bold. */
function drawBroker(desk: Desk): void {
  const { open, f, r, say } = desk;
  const o = common(desk);
  const s = open({ margins: { top: 40, left: 40, right: 40, bottom: 40 }, style: { font: 'franklin', size: 9 } });
  s.text(40, 38, 'LOAN ESTIMATE', { size: 16, bold: true, letterSpacing: 1.2 });
  s.text(330, 40, 'Save this Loan Estimate to compare with your Closing Disclosure.', { size: 8, width: 240 });
  const w = 133;
  box(s, [40, 68, w, 36], 'Date issued', o.issued);
  box(s, [40 + w, 68, w, 36], 'Loan ID #', say.loan);
  box(s, [40 + w * 2, 68, w, 36], 'Loan term', v('term_months', `${f.termMonths / 12} yr`, String(f.termMonths)));
  box(s, [40 + w * 3, 68, w, 36], 'Purpose / product', [o.purpose, ', ', o.product]);
  box(s, [40, 104, w * 2, 50], 'Applicants', say.borrowers('\n'));
  box(s, [40 + w * 2, 104, w * 2, 50], 'Property', [say.lines('property_address', f.property.address)]);
  box(s, [40, 154, w * 2, 36], 'Lender', say.lender);
  box(s, [40 + w * 2, 154, w, 36], isPurchase(f) ? 'Sale price' : 'Estimated value', o.worth);
  box(s, [40 + w * 3, 154, w, 36], 'Officer', [v('loan_officer', f.approval.officer), ` ${phone(r)}`], { size: 8 });
  const big = { size: 12, bold: true };
  box(s, [40, 200, w, 44], 'Loan amount', o.amount, big);
  box(s, [40 + w, 200, w, 44], 'Interest rate', o.rate, big);
  box(s, [40 + w * 2, 200, w, 44], 'Monthly principal & interest', o.payment, big);
  box(s, [40 + w * 3, 200, w, 44], 'Estimated escrow a month', o.escrow, big);
  box(s, [40, 244, w, 44], 'Estimated closing costs', o.costs, big);
  box(s, [40 + w, 244, w, 44], 'Estimated cash to close', o.cash, big);
  box(s, [40 + w * 2, 244, w, 44], 'APR', o.apr, big);
  box(s, [40 + w * 3, 244, w, 44], 'TIP', o.tip, big);
  s.y = 304;
  for (const runs of paragraphs`
    Closing costs are ${o.loanCosts} of loan costs and ${o.otherCosts} of other costs, less ${o.credits} of lender credits. Prepayment penalty: ${o.penalty}. Balloon payment: NO. The rate may change until it is locked.
    We may order an appraisal to determine the value of the property and charge you for it. We will promptly give you a copy. This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice. We intend not to service your loan.
  `)
    s.paragraph(runs, { leading: 1.4 });
}

export const estimatesD: readonly Layout[] = [
  layoutD('estimate-bank-three-pages', 'loan_estimate', drawBank, (f) => isConsumer(f) && costsAddUp(f)),
  layoutD('estimate-broker-boxes', 'loan_estimate', drawBroker, isConsumer),
];
