import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type DetailRow, detailRows } from './b-closing-disclosure-rows.ts';
import { drawReceipt, loanCalculations } from './b-closing-disclosure-words.ts';
import { makeCosts } from './b-costs.ts';
import { type Hand, handOf, named, placed } from './b-values.ts';

const left = 58;
const width = 496;

/** Label, a row of dots, and the value at the right edge: no rules at all. */
function dotted(s: Sheet, label: Run | readonly Run[], value: Run | readonly Run[], indent = 0): void {
  const list = (runs: Run | readonly Run[]): Run[] => (Array.isArray(runs) ? [...(runs as Run[])] : [runs as Run]);
  const text = (runs: Run[]): string =>
    runs.map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed)).join('');
  s.ensure(13);
  const from = left + indent + s.measure(text(list(label))) + 8;
  const to = left + width - s.measure(text(list(value))) - 6;
  s.text(left + indent, s.y, label);
  const dot = s.measure('.');
  if (to - from > dot * 3) s.text(from, s.y, '.'.repeat(Math.floor((to - from) / dot)));
  s.text(left, s.y, value, { width, align: 'right' });
  s.y += 12.5;
}

function heading(s: Sheet, text: string): void {
  s.ensure(40);
  s.y += 8;
  s.text(left, s.y, text.toUpperCase(), { bold: true });
  s.y += 14;
}

function pageOne(s: Sheet, f: LoanFacts, h: Hand): void {
  const d = f.disclosure;
  const first = f.borrowers[0];
  s.paragraph(bold('Closing Disclosure'), { size: 15, after: 2 });
  s.paragraph(
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { after: 6 },
  );
  const pair = (label: string, value: Run | Run[]): void => {
    s.text(left, s.y, `${label}:`);
    s.y = s.text(left + 150, s.y, value, { width: width - 150 }) + 1;
  };
  heading(s, 'Closing Information');
  pair('Date Issued', h.date('date_issued', d.issuedDate));
  pair('Closing Date', h.date('closing_date', d.closingDate));
  pair('Disbursement Date', h.date('disbursement_date', d.disbursementDate));
  pair('Settlement Agent', v('settlement_agent', f.title.agent.name));
  pair('File #', v('settlement_file_number', f.title.fileNumber));
  pair('Property', placed('property_address', f.property.address));
  if (f.salePriceCents === null) pair('Appraised Prop. Value', h.money('appraised_value', f.appraisedCents));
  else pair('Sale Price', h.money('sale_price', f.salePriceCents));
  heading(s, 'Transaction Information');
  pair('Borrower', named('borrower_name', f.borrowers, '; '));
  if (first) pair('', placed('borrower_address', first.address));
  pair('Lender', v('lender_name', f.lender.name));
  heading(s, 'Loan Information');
  pair('Loan Term', v('term_months', `${f.termMonths / 12} years`, `${f.termMonths}`));
  pair('Purpose', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase'));
  pair('Product', v('rate_type', 'Fixed Rate'));
  pair('Loan Type', '(X) Conventional ( ) FHA ( ) VA ( ) Other');
  pair('Loan ID #', v('loan_number', f.loanNumber));
  heading(s, 'Loan Terms (can this amount increase after closing?)');
  dotted(s, 'Loan Amount (NO)', h.money('principal_amount', f.principalCents));
  dotted(s, 'Interest Rate (NO)', h.percent('interest_rate', f.rate));
  dotted(s, 'Monthly Principal & Interest (NO)', h.money('payment_amount', f.paymentCents));
  dotted(s, 'Prepayment Penalty', v('prepayment_penalty', 'NO', 'false'));
  dotted(s, 'Balloon Payment', 'NO');
  heading(s, `Projected Payments, Years 1-${f.termMonths / 12}`);
  dotted(s, 'Principal & Interest', h.money('payment_amount', f.paymentCents));
  dotted(s, 'Mortgage Insurance', '0');
  dotted(s, 'Estimated Escrow', h.money('escrow_monthly', d.escrowCents));
  dotted(s, 'Estimated Total Monthly Payment', h.cash(f.paymentCents + d.escrowCents));
  heading(s, 'Costs at Closing');
  dotted(s, 'Closing Costs', h.money('total_closing_costs', d.closingCostsCents));
  s.paragraph(
    prose`Includes ${h.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${h.money('total_other_costs', d.otherCostsCents)} in Other Costs - ${h.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
    { indent: 12, after: 3 },
  );
  dotted(s, 'Cash to Close', h.money('cash_to_close', d.cashToCloseCents));
}

function costPages(s: Sheet, f: LoanFacts, h: Hand, rows: ReturnType<typeof detailRows>): void {
  const d = f.disclosure;
  const line = (row: DetailRow): void => {
    const what = Array.isArray(row.what) ? (row.what as Run[]) : [row.what as Run];
    const words: Run[] = [`${row.no} `, ...what, row.to === '' ? '' : ` (${row.to})`];
    if (row.kind !== 'line') s.y += 4;
    dotted(s, words, row.amount, row.kind === 'line' ? 14 : 0);
  };
  s.newPage();
  heading(s, 'Closing Cost Details - Loan Costs');
  rows.loan.forEach(line);
  heading(s, 'Closing Cost Details - Other Costs');
  rows.other.forEach(line);
  s.y += 6;
  rows.all.forEach(line);
  s.newPage();
  heading(s, 'Calculating Cash to Close');
  s.text(left, s.y, 'LOAN ESTIMATE', { width: width - 120, align: 'right' });
  s.text(left, s.y, 'FINAL', { width, align: 'right' });
  s.y += 14;
  const compare = (label: string, before: string, final: Run): void => {
    s.text(left, s.y, label);
    s.text(left, s.y, before, { width: width - 120, align: 'right' });
    s.text(left, s.y, final, { width, align: 'right' });
    s.y += 13;
  };
  const down = d.cashToCloseCents - d.closingCostsCents;
  compare(
    'Total Closing Costs (J)',
    h.cash(Math.floor(d.closingCostsCents / 105) * 100),
    h.money('total_closing_costs', d.closingCostsCents),
  );
  compare('Closing Costs Paid Before Closing', '$0', '$0');
  compare('Closing Costs Financed', '$0', '$0');
  compare('Down Payment/Funds from Borrower', h.cash(down), h.cash(down));
  compare('Deposit', '$0', '$0');
  compare('Adjustments and Other Credits', '$0', '$0');
  compare(
    'Cash to Close',
    h.cash(Math.floor(d.closingCostsCents / 105) * 100 + down),
    h.money('cash_to_close', d.cashToCloseCents),
  );
  heading(s, 'Summary of Borrower’s Transaction');
  const due = (f.salePriceCents ?? f.principalCents) + d.closingCostsCents;
  dotted(s, 'K. Due from Borrower at Closing', h.cash(due));
  if (f.salePriceCents !== null) dotted(s, '01 Sale Price of Property', h.money('sale_price', f.salePriceCents), 14);
  else dotted(s, `01 Payoff ${f.payoff.lender} and others`, h.cash(f.principalCents), 14);
  dotted(s, '03 Closing Costs Paid at Closing (J)', h.cash(d.closingCostsCents), 14);
  dotted(s, 'L. Paid Already by or on Behalf of Borrower', h.cash(f.principalCents));
  dotted(s, '02 Loan Amount', h.money('principal_amount', f.principalCents), 14);
  dotted(s, 'Cash to Close from Borrower', h.money('cash_to_close', d.cashToCloseCents));
  s.paragraph('The seller’s transaction is shown on a separate form furnished by the settlement agent to the seller.', {
    after: 4,
  });
}

/** What a small credit union's core system prints: one face, one column, leader dots, borrower side only. */
export const closingDisclosurePlain: Layout = {
  id: 'cd-core-system-plain',
  docType: 'closing_disclosure',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const s = open({
      margins: { top: 50, bottom: 52, left, right: 58 },
      style: { font: random.pick(['typewriter', 'book']), size: random.pick([8.5, 9]) },
      furniture: (sheet, pageNo, total) => {
        sheet.text(left, 752, `CLOSING DISCLOSURE   PAGE ${pageNo} OF ${total}`, { size: 8 });
        sheet.text(left, 752, ['LOAN ID # ', v('loan_number', f.loanNumber)], { size: 8, width, align: 'right' });
      },
    });
    pageOne(s, f, h);
    costPages(s, f, h, detailRows(f, h, makeCosts(f, random.fork('costs'))));
    s.newPage();
    heading(s, 'Additional Information About This Loan');
    for (const runs of paragraphs`
      Assumption. If you sell or transfer this property to another person, your lender will not allow assumption of this loan on the original terms.
      Demand Feature. Your loan does not have a demand feature.
      Late Payment. If your payment is more than ${v('grace_days', `${f.graceDays}`)} days late, your lender will charge a late fee of ${h.percent('late_charge_percent', f.lateChargePercent, random.pick([0, 2, 3]))} of the monthly principal and interest payment.
      Negative Amortization (Increase in Loan Amount). Under your loan terms, you do not have a negative amortization feature.
      Partial Payments. Your lender may accept payments that are less than the full amount due and apply them to your loan. If this loan is sold, your new lender may have a different policy.
      Security Interest. You are granting a security interest in ${placed('property_address', f.property.address)}. You may lose this property if you do not make your payments or satisfy other obligations for this loan.
      Escrow Account. For now, your loan will have an escrow account to pay property taxes and homeowner’s insurance. Estimated costs over year 1 are ${h.cash(f.disclosure.escrowCents * 12)}; your monthly escrow payment is ${h.money('escrow_monthly', f.disclosure.escrowCents)}.
      In the future, your property costs may change and, as a result, your escrow payment may change. If you fail to pay your property taxes, your state or local government may impose fines and penalties or place a tax lien on this property.
    `)
      s.paragraph(runs);
    s.newPage();
    heading(s, 'Loan Calculations');
    for (const [label, text, value] of loanCalculations(f, h)) {
      dotted(s, label.replace(/\.$/, ''), value);
      s.paragraph(text, { indent: 14, after: 5 });
    }
    heading(s, 'Other Disclosures');
    for (const runs of paragraphs`
      Contract Details. See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, and the rules for making payments before they are due.
      Liability after Foreclosure. State law may protect you from liability for the unpaid balance.
      Questions? Contact the Consumer Financial Protection Bureau at www.consumerfinance.gov/mortgage-closing
    `)
      s.paragraph(runs);
    heading(s, 'Contact Information');
    s.paragraph(['Lender: ', v('lender_name', f.lender.name), ', ', placed('lender_address', f.lender.address)], {
      after: 2,
    });
    s.paragraph(
      prose`Settlement Agent: ${v('settlement_agent', f.title.agent.name)}, ${f.title.agent.address.street}, ${f.title.agent.address.city}`,
      { after: 10 },
    );
    heading(s, 'Confirm Receipt');
    drawReceipt(s, f, options, left, width);
  },
};
