import { money } from '../core/amounts.ts';
import { feeLine } from '../core/closing-fees.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type Charge, type Charges, total } from './d-charges.ts';
import { band, type Desk, isPurchase, list, type Runs, table, tick } from './d-kit.ts';

const dark = '#1f1f1f';

/** The three columns at the head of the first page. */
function head(s: Sheet, { f, say, r }: Desk, c: Charges): void {
  const d = f.disclosure;
  s.text(40, 36, 'Closing Disclosure', { size: 19, bold: true });
  s.text(
    250,
    38,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { size: 8.5, width: 320 },
  );
  s.hline(40, 66, 572, 1);
  s.text(40, 72, 'Closing Information', { bold: true, size: 10 });
  s.text(222, 72, 'Transaction Information', { bold: true, size: 10 });
  s.text(416, 72, 'Loan Information', { bold: true, size: 10 });
  const small = { gap: 1, style: { size: 8 }, labels: { bold: true } };
  s.y = 88;
  list(s, { x: 40, label: 80, width: 176, ...small }, [
    ['Date Issued', say.date('date_issued', d.issuedDate)],
    ['Closing Date', say.date('closing_date', d.closingDate)],
    ['Disbursement Date', say.date('disbursement_date', d.disbursementDate)],
    ['Settlement Agent', say.agent],
    ['File #', say.file],
    ['Property', say.lines('property_address', f.property.address)],
    f.salePriceCents === null
      ? ['Appraised Prop. Value', say.money('appraised_value', f.appraisedCents)]
      : ['Sale Price', say.money('sale_price', f.salePriceCents)],
  ]);
  s.y = 88;
  list(s, { x: 222, label: 50, width: 188, ...small }, [
    [
      'Borrower',
      [...say.borrowers('\n'), '\n', say.lines('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    ],
    ...(isPurchase(f) ? [['Seller', c.seller] as const] : []),
    ['Lender', say.lender],
  ]);
  s.y = 88;
  list(s, { x: 416, label: 58, width: 156, ...small }, [
    ['Loan Term', v('term_months', `${f.termMonths / 12} years`, String(f.termMonths))],
    ['Purpose', v('loan_purpose', isPurchase(f) ? 'Purchase' : 'Refinance')],
    ['Product', v('rate_type', 'Fixed Rate', 'fixed')],
  ]);
  s.text(416, s.y + 3, 'Loan Type', { bold: true, size: 8 });
  const end = tick(s, 474, s.y + 3, 'Conventional', true);
  tick(s, end + 6, s.y + 3, 'FHA', false);
  tick(s, 474, s.y + 14, 'VA', false);
  s.y += 28;
  list(s, { x: 416, label: 58, width: 156, ...small }, [
    ['Loan ID #', say.loan],
    ['MIC #', r.chance(0.3) ? 'None' : ''],
  ]);
}

export function drawTerms(s: Sheet, desk: Desk, c: Charges): void {
  const { f, say } = desk;
  const d = f.disclosure;
  head(s, desk, c);
  let y = band(s, [40, 200, 240], 'Loan Terms', dark);
  s.text(330, 203, 'Can this amount increase after closing?', { size: 9, bold: true });
  const wide = { size: 9.5 };
  const term = (label: string, runs: Runs, answer: Runs): void => {
    s.hline(40, y + 18, 572);
    s.text(40, y + 4, label, { ...wide, bold: true });
    s.text(200, y + 4, runs, wide);
    s.text(330, y + 4, answer, { ...wide, bold: true });
    y += 18;
  };
  y += 2;
  term('Loan Amount', say.money('principal_amount', f.principalCents), 'NO');
  term('Interest Rate', say.rate('interest_rate', f.rate), 'NO');
  term('Monthly Principal & Interest', say.money('payment_amount', f.paymentCents), 'NO');
  s.text(40, y + 3, 'See Projected Payments below for your Estimated Total Monthly Payment', { size: 7 });
  y += 14;
  s.text(330, y + 2, 'Does the loan have these features?', { size: 9, bold: true });
  y += 14;
  s.hline(40, y, 572);
  term(
    'Prepayment Penalty',
    '',
    v('prepayment_penalty', f.prepaymentPenalty ? 'YES' : 'NO', String(f.prepaymentPenalty)),
  );
  term('Balloon Payment', '', 'NO');
  y = band(s, [40, y + 14, 240], 'Projected Payments', dark);
  s.y = y;
  table(s, { x: 40, widths: [232, 300], align: ['left', 'center'], rules: 'rows', style: { size: 9 }, bold: [0, 4] }, [
    ['Payment Calculation', `Years 1-${f.termMonths / 12}`],
    ['Principal & Interest', say.money('payment_amount', f.paymentCents)],
    ['Mortgage Insurance', '+   0'],
    ['Estimated Escrow  (Amount can increase over time)', ['+   ', say.figure('escrow_monthly', d.escrowCents)]],
    ['Estimated Total Monthly Payment', `$${money(f.paymentCents + d.escrowCents)}`],
  ]);
  s.y += 4;
  s.text(40, s.y, 'Estimated Taxes, Insurance & Assessments', { size: 9, bold: true, width: 150 });
  s.text(200, s.y, `$${money(d.escrowCents + 4_500)} a month`, { size: 9 });
  s.text(330, s.y, 'This estimate includes', { size: 8 });
  tick(s, 330, s.y + 13, 'Property Taxes', true);
  tick(s, 330, s.y + 25, 'Homeowner’s Insurance', true);
  tick(s, 330, s.y + 37, 'Other: HOA dues', false);
  y = band(s, [40, s.y + 58, 240], 'Costs at Closing', dark) + 4;
  s.text(40, y + 4, 'Closing Costs', { bold: true });
  s.text(200, y + 4, say.money('total_closing_costs', d.closingCostsCents), wide);
  s.text(
    300,
    y + 4,
    prose`Includes ${say.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${say.money('total_other_costs', d.otherCostsCents)} in Other Costs – ${say.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
    { size: 8, width: 272 },
  );
  s.hline(40, y + 28, 572);
  s.text(40, y + 34, 'Cash to Close', { bold: true });
  s.text(200, y + 34, say.money('cash_to_close', d.cashToCloseCents), wide);
  s.text(300, y + 34, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.', {
    size: 8,
    width: 272,
  });
  s.hline(40, y + 58, 572);
}

export function drawCosts(s: Sheet, { f, say }: Desk, c: Charges): void {
  const d = f.disclosure;
  s.newPage();
  s.text(40, 36, 'Closing Cost Details', { size: 16, bold: true });
  s.y = 60;
  const numbered = (lines: readonly Charge[], section: string | null): Runs[][] =>
    lines.map(([label, cents], index) => {
      const printed = `$${money(cents)}`;
      return [`0${index + 1}  ${label}`, section === null ? printed : feeLine(section, label, printed), ''];
    });
  const part = (name: string, rows: readonly (readonly Runs[])[]): void => {
    s.y = band(s, [40, s.y, 532], name, dark);
    table(
      s,
      { x: 40, widths: [332, 110, 90], align: ['left', 'right', 'right'], rules: 'rows', pad: 2, style: { size: 8 } },
      rows,
    );
    s.y += 6;
  };
  s.text(372, s.y, 'Borrower-Paid At Closing', { size: 7.5, bold: true });
  s.text(490, s.y, 'Paid by Others', { size: 7.5, bold: true });
  s.y += 12;
  part('Loan Costs', [
    [{ text: 'A. Origination Charges', bold: true }, say.money('origination_charges', d.originationCents), ''],
    ...numbered([['0.75% of Loan Amount (Points)', c.origination]], 'a'),
    [{ text: 'B. Services Borrower Did Not Shop For', bold: true }, `$${money(total(c.notShopped))}`, ''],
    ...numbered(c.notShopped, 'b'),
    [{ text: 'C. Services Borrower Did Shop For', bold: true }, `$${money(total(c.shopped))}`, ''],
    ...numbered(c.shopped, 'c'),
    [{ text: 'D. TOTAL LOAN COSTS (Borrower-Paid)', bold: true }, say.money('total_loan_costs', d.loanCostsCents), ''],
    ['Loan Costs Subtotals (A + B + C)', say.money('total_loan_costs', d.loanCostsCents), ''],
  ]);
  part('Other Costs', [
    [{ text: 'E. Taxes and Other Government Fees', bold: true }, `$${money(total(c.taxes))}`, ''],
    ...numbered(c.taxes, 'e'),
    [{ text: 'F. Prepaids', bold: true }, `$${money(total(c.prepaids) + d.interestCents)}`, ''],
    ...numbered(c.prepaids, null),
    ['02  Mortgage Insurance Premium ( mo.)', '', ''],
    [
      prose`03  Prepaid Interest (${say.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${say.date('prepaid_interest_from', d.interestFrom)} to ${say.date('prepaid_interest_to', d.interestTo)})`,
      say.money('prepaid_interest_amount', d.interestCents),
      '',
    ],
    [{ text: 'G. Initial Escrow Payment at Closing', bold: true }, '$0.00', ''],
    [{ text: 'H. Other', bold: true }, `$${money(total(c.others))}`, ''],
    ...numbered(c.others, null),
    [
      { text: 'I. TOTAL OTHER COSTS (Borrower-Paid)', bold: true },
      say.money('total_other_costs', d.otherCostsCents),
      '',
    ],
    ['Other Costs Subtotals (E + F + G + H)', say.money('total_other_costs', d.otherCostsCents), ''],
  ]);
  part('Total', [
    [
      { text: 'J. TOTAL CLOSING COSTS (Borrower-Paid)', bold: true },
      say.money('total_closing_costs', d.closingCostsCents),
      '',
    ],
    ['Closing Costs Subtotals (D + I)', `$${money(d.loanCostsCents + d.otherCostsCents)}`, ''],
    ['Lender Credits', say.money('lender_credits', d.lenderCreditsCents), ''],
  ]);
}
