import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions, Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { drawDisclosurePages } from './b-closing-disclosure-words.ts';
import { type CostItem, type Costs, makeCosts, sumOf } from './b-costs.ts';
import { bar, labelled, ticked } from './b-form-parts.ts';
import { type Hand, handOf, named, placed, slashDay, stacked } from './b-values.ts';

const left = 40;
const right = 572;

function tab(s: Sheet, y: number, text: string): void {
  bar(s, { x: left, y, w: 150, h: 16 }, text, { fill: 'black', size: 11, font: 'franklin' });
  s.hline(left, y + 16, right, 1);
}

function pageOne(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  const d = f.disclosure;
  s.text(left, 36, 'Closing Disclosure', { size: 20, bold: true });
  s.text(
    290,
    38,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { size: 9, width: 280 },
  );
  s.hline(left, 66, right, 1);
  const column = (x: number, tabStop: number, width: number, rows: readonly (readonly [string, Run | Run[]])[]) => {
    let y = 88;
    for (const [label, runs] of rows)
      y =
        labelled(s, x, y, label, runs, { tab: tabStop, width, label: { bold: true, size: 8 }, value: { size: 8 } }) + 1;
    return y;
  };
  s.text(left, 73, 'Closing Information', { bold: true, size: 10 });
  s.text(222, 73, 'Transaction Information', { bold: true, size: 10 });
  s.text(412, 73, 'Loan Information', { bold: true, size: 10 });
  column(
    left,
    78,
    175,
    entries`
      Date Issued | ${h.date('date_issued', d.issuedDate)}
      Closing Date | ${h.date('closing_date', d.closingDate)}
      Disbursement Date | ${h.date('disbursement_date', d.disbursementDate)}
      Settlement Agent | ${v('settlement_agent', f.title.agent.name)}
      File # | ${v('settlement_file_number', f.title.fileNumber)}
      Property | ${stacked('property_address', f.property.address)}
      Sale Price | ${f.salePriceCents === null ? h.money('appraised_value', f.appraisedCents) : h.money('sale_price', f.salePriceCents)}
    `,
  );
  const first = f.borrowers[0];
  column(
    222,
    48,
    180,
    entries`
      Borrower | ${named('borrower_name', f.borrowers)}\n${first ? prose`${stacked('borrower_address', first.address)}` : ''}
      Seller | ${costs.seller}\n${costs.sellerAddress}
      Lender | ${v('lender_name', f.lender.name)}
    `,
  );
  const y = column(412, 52, 160, [
    ['Loan Term', v('term_months', `${f.termMonths / 12} years`, `${f.termMonths}`)],
    ['Purpose', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
    ['Product', v('rate_type', 'Fixed Rate')],
  ]);
  s.text(412, y + 4, 'Loan Type', { bold: true, size: 8 });
  const next = ticked(s, 464, y + 4, 'Conventional', true, { size: 7 });
  ticked(s, next, y + 4, 'FHA', false, { size: 7 });
  const after = ticked(s, 464, y + 15, 'VA', false, { size: 7 });
  ticked(s, after, y + 15, '__________', false, { size: 7 });
  s.text(412, y + 28, 'Loan ID #', { bold: true, size: 8 });
  s.text(464, y + 28, v('loan_number', f.loanNumber), { size: 8 });
  s.text(412, y + 40, 'MIC #', { bold: true, size: 8 });

  tab(s, 218, 'Loan Terms');
  s.text(300, 222, 'Can this amount increase after closing?', { bold: true, size: 9 });
  const term = (at: number, label: string, value: Run | Run[], answer: Run | Run[]): void => {
    s.text(left + 4, at, label, { bold: true, size: 10 });
    s.text(200, at, value, { size: 10 });
    s.text(300, at, answer, { size: 9, width: 265 });
    s.hline(left, at + 18, right, 0.3);
  };
  term(240, 'Loan Amount', h.money('principal_amount', f.principalCents), bold('NO'));
  term(262, 'Interest Rate', h.percent('interest_rate', f.rate), bold('NO'));
  term(284, 'Monthly Principal & Interest', h.money('payment_amount', f.paymentCents), bold('NO'));
  s.text(left + 4, 304, 'See Projected Payments below for your Estimated Total Monthly Payment', {
    size: 7,
    width: 150,
  });
  s.text(300, 320, 'Does the loan have these features?', { bold: true, size: 9 });
  term(334, 'Prepayment Penalty', '', v('prepayment_penalty', 'NO', 'false', true));
  term(356, 'Balloon Payment', '', bold('NO'));

  tab(s, 386, 'Projected Payments');
  s.text(left + 4, 408, 'Payment Calculation', { bold: true, size: 9 });
  s.text(300, 408, `Years 1-${f.termMonths / 12}`, { bold: true, size: 9, width: 265, align: 'center' });
  s.hline(left, 422, right, 0.3);
  s.text(left + 10, 427, 'Principal & Interest', { size: 9 });
  s.text(370, 427, h.money('payment_amount', f.paymentCents), { size: 9, width: 100, align: 'right' });
  s.text(left + 10, 443, 'Mortgage Insurance', { size: 9 });
  s.text(350, 443, '+', { size: 9 });
  s.text(370, 443, '—', { size: 9, width: 100, align: 'right' });
  s.text(left + 10, 459, 'Estimated Escrow', { size: 9 });
  s.text(left + 10, 470, 'Amount can increase over time', { size: 7 });
  s.text(350, 459, '+', { size: 9 });
  s.text(370, 459, h.money('escrow_monthly', d.escrowCents), { size: 9, width: 100, align: 'right' });
  s.hline(left, 484, right, 0.3);
  s.text(left + 4, 490, 'Estimated Total\nMonthly Payment', { bold: true, size: 9 });
  s.text(370, 494, h.cash(f.paymentCents + d.escrowCents), { bold: true, size: 10, width: 100, align: 'right' });
  s.hline(left, 516, right, 1);
  s.text(left + 4, 524, 'Estimated Taxes, Insurance\n& Assessments', { bold: true, size: 9 });
  s.text(left + 4, 548, 'Amount can increase over time\nSee page 4 for details', { size: 7 });
  s.text(205, 530, [h.cash(d.escrowCents), '\na month'], { size: 9 });
  s.text(300, 522, 'This estimate includes', { bold: true, size: 8 });
  s.text(500, 522, 'In escrow?', { bold: true, size: 8 });
  ticked(s, 300, 534, 'Property Taxes', true, { size: 8 });
  s.text(500, 534, 'YES', { bold: true, size: 8 });
  ticked(s, 300, 546, 'Homeowner’s Insurance', true, { size: 8 });
  s.text(500, 546, 'YES', { bold: true, size: 8 });
  ticked(s, 300, 558, 'Other:', false, { size: 8 });
  s.text(300, 572, 'See Escrow Account on page 4 for details. You must pay for other property costs separately.', {
    size: 7,
    width: 265,
  });
  s.hline(left, 592, right, 0.3);

  tab(s, 606, 'Costs at Closing');
  s.text(left + 4, 630, 'Closing Costs', { bold: true, size: 10 });
  s.text(200, 630, h.money('total_closing_costs', d.closingCostsCents), { size: 10, bold: true });
  s.text(
    300,
    630,
    prose`Includes ${h.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${h.money('total_other_costs', d.otherCostsCents)} in Other Costs – ${h.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
    { size: 8, width: 268 },
  );
  s.hline(left, 654, right, 0.3);
  s.text(left + 4, 662, 'Cash to Close', { bold: true, size: 10 });
  s.text(200, 662, h.money('cash_to_close', d.cashToCloseCents), { size: 10, bold: true });
  s.text(300, 662, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.', {
    size: 8,
    width: 268,
  });
  s.hline(left, 686, right, 1);
}

function pageTwo(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  const d = f.disclosure;
  s.newPage();
  s.text(left, 34, 'Closing Cost Details', { size: 15, bold: true });
  const columns = [332, 386, 440, 490, 534] as const;
  s.text(330, 56, 'Borrower-Paid', { bold: true, size: 8, width: 106, align: 'center' });
  s.text(440, 56, 'Seller-Paid', { bold: true, size: 8, width: 92, align: 'center' });
  s.text(534, 52, 'Paid by\nOthers', { bold: true, size: 8 });
  ['At Closing', 'Before Closing', 'At Closing', 'Before Closing'].forEach((label, index) => {
    s.text(columns[index] ?? 0, 70, label, { size: 6.5, width: 46, align: 'right' });
  });
  bar(s, { x: left, y: 62, w: 110, h: 15 }, 'Loan Costs', { fill: 'black', size: 10, font: 'franklin' });
  s.hline(left, 78, right, 0.8);
  let y = 80;
  const row = (text: Run | Run[], values: readonly (Run | Run[])[], head = false): void => {
    if (head) s.rect(left, y, right - left, 11.5, { fill: '#e4e4e4', stroke: false });
    s.text(left + 3, y + 2, text, { size: 7.5, bold: head });
    values.forEach((value, index) => {
      if (value !== '') s.text(columns[index] ?? 0, y + 2, value, { size: 7.5, bold: head, width: 46, align: 'right' });
    });
    y += 11.6;
    s.hline(left, y - 0.3, right, 0.2);
  };
  const lines = (items: readonly CostItem[], upTo: number): void => {
    for (let index = 0; index < upTo; index += 1) {
      const item = items[index];
      const no = `${index + 1}`.padStart(2, '0');
      if (item === undefined) row(no, []);
      else row(`${no} ${item.what}${item.to === '' ? '' : `  to ${item.to}`}`, [h.cash(item.cents)]);
    }
  };
  row('A. Origination Charges', [h.money('origination_charges', d.originationCents)], true);
  lines(costs.origination, 5);
  row('B. Services Borrower Did Not Shop For', [h.cash(sumOf(costs.notShopped))], true);
  lines(costs.notShopped, 6);
  row('C. Services Borrower Did Shop For', [h.cash(sumOf(costs.shopped))], true);
  lines(costs.shopped, 6);
  row('D. TOTAL LOAN COSTS (Borrower-Paid)', [h.money('total_loan_costs', d.loanCostsCents)], true);
  row('Loan Costs Subtotals (A + B + C)', [h.cash(d.loanCostsCents)]);
  y += 8;
  bar(s, { x: left, y, w: 110, h: 15 }, 'Other Costs', { fill: 'black', size: 10, font: 'franklin' });
  y += 16;
  row('E. Taxes and Other Government Fees', [h.cash(sumOf(costs.taxes))], true);
  lines(costs.taxes, 2);
  row('F. Prepaids', [h.cash(costs.insurancePremiumCents + d.interestCents)], true);
  row(`01 Homeowner’s Insurance Premium ( 12 mo.) to ${f.hazard.insurer}`, [h.cash(costs.insurancePremiumCents)]);
  row('02 Mortgage Insurance Premium ( mo.)', []);
  row(
    prose`03 Prepaid Interest ( ${h.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${h.date('prepaid_interest_from', d.interestFrom)} to ${h.date('prepaid_interest_to', d.interestTo)} )`,
    [h.money('prepaid_interest_amount', d.interestCents)],
  );
  row('04 Property Taxes ( mo.)', []);
  row('G. Initial Escrow Payment at Closing', [h.cash(sumOf(costs.escrow) + costs.adjustmentCents)], true);
  row(`01 Homeowner’s Insurance ${h.cash(costs.insuranceMonthlyCents)} per month for ${costs.escrowMonths} mo.`, [
    h.cash(costs.escrow[0]?.cents ?? 0),
  ]);
  row('02 Mortgage Insurance  per month for  mo.', []);
  row(`03 Property Taxes ${h.cash(costs.taxMonthlyCents)} per month for ${costs.escrowMonths} mo.`, [
    h.cash(costs.escrow[1]?.cents ?? 0),
  ]);
  row('08 Aggregate Adjustment', [h.cash(costs.adjustmentCents)]);
  row('H. Other', [h.cash(sumOf(costs.other))], true);
  lines(costs.other, 3);
  row('I. TOTAL OTHER COSTS (Borrower-Paid)', [h.money('total_other_costs', d.otherCostsCents)], true);
  row('Other Costs Subtotals (E + F + G + H)', [h.cash(d.otherCostsCents)]);
  y += 8;
  row('J. TOTAL CLOSING COSTS (Borrower-Paid)', [h.money('total_closing_costs', d.closingCostsCents)], true);
  row('Closing Costs Subtotals (D + I)', [h.cash(d.loanCostsCents + d.otherCostsCents)]);
  row('Lender Credits', [h.money('lender_credits', d.lenderCreditsCents)]);
}

function pageThree(s: Sheet, f: LoanFacts, h: Hand, options: DrawOptions): void {
  const d = f.disclosure;
  const price = f.salePriceCents ?? 0;
  const estimate = (cents: number): string =>
    h.cash(Math.max(0, Math.round((cents * (0.9 + options.random.next() * 0.08)) / 100) * 100));
  s.newPage();
  bar(s, { x: left, y: 34, w: 165, h: 16 }, 'Calculating Cash to Close', { fill: 'black', size: 11, font: 'franklin' });
  s.text(235, 38, 'Use this table to see what has changed from your Loan Estimate.', { size: 8 });
  s.hline(left, 50, right, 1);
  let y = 54;
  const row = (label: string, before: string, final: Run, note: string): void => {
    s.text(left + 3, y + 2, label, { size: 8, bold: true });
    s.text(215, y + 2, before, { size: 8, width: 70, align: 'right' });
    s.text(290, y + 2, final, { size: 8, width: 70, align: 'right' });
    s.text(375, y + 2, note, { size: 8 });
    y += 15;
    s.hline(left, y - 1, right, 0.3);
  };
  s.text(225, y, 'Loan Estimate', { size: 8, bold: true, width: 60, align: 'right' });
  s.text(300, y, 'Final', { size: 8, bold: true, width: 60, align: 'right' });
  s.text(375, y, 'Did this change?', { size: 8, bold: true });
  y += 13;
  row(
    'Total Closing Costs (J)',
    estimate(d.closingCostsCents),
    h.money('total_closing_costs', d.closingCostsCents),
    'YES  • See Total Loan Costs (D) and Other Costs (I)',
  );
  row('Closing Costs Paid Before Closing', '$0', '$0', 'NO');
  row('Closing Costs Financed', '$0', '$0', 'NO');
  row('Down Payment/Funds from Borrower', h.cash(price - f.principalCents), h.cash(price - f.principalCents), 'NO');
  row('Deposit', '$0', '$0', 'NO');
  row('Funds for Borrower', '$0', '$0', 'NO');
  row('Seller Credits', '$0', '$0', 'NO');
  row('Adjustments and Other Credits', '$0', '$0', 'NO');
  row('Cash to Close', estimate(d.cashToCloseCents), h.money('cash_to_close', d.cashToCloseCents), '');
  y += 14;
  bar(s, { x: left, y, w: 165, h: 16 }, 'Summaries of Transactions', { fill: 'black', size: 11, font: 'franklin' });
  s.text(235, y + 4, 'Use this table to see a summary of your transaction.', { size: 8 });
  const top = y + 22;
  const half = (x: number, rows: readonly (readonly [string, Run | null, boolean?])[]): number => {
    let at = top;
    for (const [label, value, head] of rows) {
      if (head) s.rect(x, at, 258, 12, { fill: '#e4e4e4', stroke: false });
      s.text(x + 3, at + 2, label, { size: 7.2, bold: head ?? false });
      if (value !== null) s.text(x + 200, at + 2, value, { size: 7.2, bold: head ?? false, width: 56, align: 'right' });
      at += 12;
      s.hline(x, at - 0.3, x + 258, 0.2);
    }
    return at;
  };
  const blank = (from: number, to: number): [string, null][] =>
    Array.from({ length: to - from + 1 }, (_, index) => [`${from + index}`.padStart(2, '0'), null]);
  const due = price + d.closingCostsCents;
  half(left, [
    ['BORROWER’S TRANSACTION', null, true],
    ['K. Due from Borrower at Closing', h.cash(due), true],
    ['01 Sale Price of Property', h.money('sale_price', price)],
    ['02 Sale Price of Any Personal Property Included in Sale', null],
    ['03 Closing Costs Paid at Closing (J)', h.cash(d.closingCostsCents)],
    ...blank(4, 4),
    ['Adjustments', null, true],
    ...blank(5, 7),
    ['Adjustments for Items Paid by Seller in Advance', null, true],
    ['08 City/Town Taxes            to', null],
    ['09 County Taxes                to', null],
    ['10 Assessments                 to', null],
    ...blank(11, 13),
    ['L. Paid Already by or on Behalf of Borrower at Closing', h.cash(f.principalCents), true],
    ['01 Deposit', null],
    ['02 Loan Amount', h.money('principal_amount', f.principalCents)],
    ['03 Existing Loan(s) Assumed or Taken Subject to', null],
    ['05 Seller Credit', null],
    ['Other Credits', null, true],
    ...blank(6, 7),
    ['Adjustments for Items Unpaid by Seller', null, true],
    ['12 City/Town Taxes            to', null],
    ['13 County Taxes                to', null],
    ...blank(15, 17),
    ['CALCULATION', null, true],
    ['Total Due from Borrower at Closing (K)', h.cash(due)],
    ['Total Paid Already by or on Behalf of Borrower at Closing (L)', `- ${h.cash(f.principalCents)}`],
  ]);
  const bottom = half(314, [
    ['SELLER’S TRANSACTION', null, true],
    ['M. Due to Seller at Closing', h.cash(price), true],
    ['01 Sale Price of Property', h.cash(price)],
    ['02 Sale Price of Any Personal Property Included in Sale', null],
    ...blank(3, 8),
    ['Adjustments for Items Paid by Seller in Advance', null, true],
    ['09 City/Town Taxes            to', null],
    ['10 County Taxes                to', null],
    ['11 Assessments                 to', null],
    ...blank(12, 13),
    ['N. Due from Seller at Closing', h.cash(Math.round(price * 0.62)), true],
    ['01 Excess Deposit', null],
    ['02 Closing Costs Paid at Closing (J)', h.cash(Math.round(price * 0.06))],
    ['03 Existing Loan(s) Assumed or Taken Subject to', null],
    ['04 Payoff of First Mortgage Loan', h.cash(Math.round(price * 0.62) - Math.round(price * 0.06))],
    ['05 Payoff of Second Mortgage Loan', null],
    ...blank(6, 8),
    ['Adjustments for Items Unpaid by Seller', null, true],
    ['14 City/Town Taxes            to', null],
    ['15 County Taxes                to', null],
    ...blank(16, 18),
    ['CALCULATION', null, true],
    ['Total Due to Seller at Closing (M)', h.cash(price)],
    ['Total Due from Seller at Closing (N)', `- ${h.cash(Math.round(price * 0.62))}`],
  ]);
  const last = bottom + 14;
  s.text(left + 3, last, 'Cash to Close', { size: 8, bold: true });
  const after = ticked(s, 110, last, 'From', true, { size: 7 });
  ticked(s, after, last, 'To Borrower', false, { size: 7 });
  s.text(left + 190, last, h.money('cash_to_close', d.cashToCloseCents), {
    size: 8,
    bold: true,
    width: 66,
    align: 'right',
  });
  s.text(317, last, 'Cash', { size: 8, bold: true });
  const to = ticked(s, 360, last, 'From', false, { size: 7 });
  ticked(s, to, last, 'To Seller', true, { size: 7 });
  s.text(504, last, h.cash(price - Math.round(price * 0.62)), { size: 8, bold: true, width: 66, align: 'right' });
}

/** The regulator's own form, as most closing systems print it, with the seller's columns. */
export const closingDisclosureModel: Layout = {
  id: 'cd-model-form-purchase',
  docType: 'closing_disclosure',
  suits: (facts) => facts.loanClass === 'consumer' && facts.salePriceCents !== null,
  draw(open, f, options) {
    const h = handOf(options.random, { day: options.random.chance(0.7) ? slashDay : undefined });
    const costs = makeCosts(f, options.random.fork('costs'));
    const s = open({
      margins: { top: 34, bottom: 40, left, right: 40 },
      style: { font: options.random.pick(['sans', 'franklin']), size: 9 },
      furniture: (sheet, pageNo, total) => {
        sheet.text(left, 764, 'CLOSING DISCLOSURE', { size: 7 });
        sheet.text(300, 764, [`PAGE ${pageNo} OF ${total} • LOAN ID # `, v('loan_number', f.loanNumber)], {
          size: 7,
          width: 272,
          align: 'right',
        });
      },
    });
    pageOne(s, f, h, costs);
    pageTwo(s, f, h, costs);
    pageThree(s, f, h, options);
    drawDisclosurePages(s, f, h, options, {
      left,
      right,
      headings: 'tabs',
      agentAddress: placed('', f.title.agent.address).printed,
    });
  },
};
