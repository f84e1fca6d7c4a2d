import { money, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import {
  contactPage,
  disclosurePage,
  heading,
  left,
  otherCosts,
  sellerCosts,
  summaryPage,
  width,
} from './w-closing-disclosure-pages.ts';
import { cash, day, pct, sellerOf, split, usd } from './w-parts.ts';

const short = (iso: string): string => numericDate(iso, '/', false);

function firstPage(sheet: Sheet, facts: LoanFacts, random: Random): void {
  const d = facts.disclosure;
  const a = facts.property.address;
  const years = facts.termMonths / 12;
  const purchase = facts.salePriceCents !== null;
  sheet.text(left, 34, 'Closing Disclosure', { bold: true, size: 20 });
  sheet.text(
    left + 250,
    36,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { size: 8, width: 280 },
  );
  const column = (
    x: number,
    w: number,
    title: string,
    rows: readonly (readonly [string, Run | readonly Run[]])[],
  ): void => {
    sheet.text(x, 66, title, { bold: true, size: 11 });
    sheet.hline(x, 80, x + w);
    let y = 84;
    for (const [label, runs] of rows) {
      sheet.text(x, y, label, { bold: true, size: 8 });
      y = Math.max(sheet.text(x + 70, y, runs, { width: w - 70, size: 8.5 }), y + 10) + 2;
    }
  };
  const two = (field: string, place: typeof a): Run =>
    v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));
  const first = facts.borrowers[0];
  column(left, 180, 'Closing Information', [
    ['Date Issued', day('date_issued', d.issuedDate, short)],
    ['Closing Date', day('closing_date', d.closingDate, short)],
    ['Disbursement Date', day('disbursement_date', d.disbursementDate, short)],
    ['Settlement Agent', v('settlement_agent', facts.title.agent.name)],
    ['File #', v('settlement_file_number', facts.title.fileNumber)],
    ['Property', two('property_address', a)],
    facts.salePriceCents === null
      ? ['Appraised Prop. Value', usd('appraised_value', facts.appraisedCents)]
      : ['Sale Price', usd('sale_price', facts.salePriceCents)],
  ]);
  column(left + 192, 174, 'Transaction Information', [
    [
      'Borrower',
      [
        ...facts.borrowers.flatMap((b): Run[] => [v('borrower_name', b.name), '\n']),
        first === undefined ? '' : two('borrower_address', first.address),
      ],
    ],
    ...(purchase ? ([['Seller', `${sellerOf(facts)}\n18 Fairlane Court`]] as const) : []),
    ['Lender', v('lender_name', facts.lender.name)],
  ]);
  column(left + 378, 152, 'Loan Information', [
    ['Loan Term', v('term_months', `${years} years`, `${facts.termMonths}`)],
    ['Purpose', v('loan_purpose', purchase ? 'Purchase' : 'Refinance')],
    ['Product', v('rate_type', 'Fixed Rate', 'fixed')],
    ['Loan Type', 'Conventional'],
    ['Loan ID #', v('loan_number', facts.loanNumber)],
    ['MIC #', random.pick(['N/A', '000654321'])],
  ]);
  sheet.y = 216;
  heading(sheet, 'Loan Terms', 'Can this amount increase after closing?');
  const row = (label: string, runs: Run | readonly Run[], answer: Run): void => {
    sheet.text(left + 4, sheet.y + 4, label, { bold: true });
    sheet.text(left + 160, sheet.y + 4, runs);
    sheet.text(left + 268, sheet.y + 4, answer, { bold: true });
    sheet.hline(left, sheet.y + 19, left + width, 0.25);
    sheet.y += 19;
  };
  row('Loan Amount', usd('principal_amount', facts.principalCents), 'NO');
  row('Interest Rate', pct('interest_rate', facts.rate), 'NO');
  row('Monthly Principal & Interest', usd('payment_amount', facts.paymentCents), 'NO');
  sheet.text(left + 268, sheet.y + 4, 'Does the loan have these features?', { bold: true });
  sheet.y += 18;
  row('Prepayment Penalty', '', v('prepayment_penalty', 'NO', 'false'));
  row('Balloon Payment', '', 'NO');
  sheet.y += 8;
  heading(sheet, 'Projected Payments', '');
  const total = facts.paymentCents + d.escrowCents;
  const projected: readonly (readonly [string, Run | readonly Run[]])[] = [
    ['Payment Calculation', bold(`Years 1 - ${years}`)],
    ['Principal & Interest', usd('payment_amount', facts.paymentCents)],
    ['Mortgage Insurance', '+        0'],
    ['Estimated Escrow (amount can increase over time)', ['+  ', cash('escrow_monthly', d.escrowCents)]],
    ['Estimated Total Monthly Payment', bold(`$${money(total)}`)],
  ];
  for (const [label, runs] of projected) {
    sheet.text(left + 4, sheet.y + 4, label);
    sheet.text(left + 300, sheet.y + 4, runs, { width: 180, align: 'center' });
    sheet.hline(left, sheet.y + 18, left + width, 0.25);
    sheet.y += 18;
  }
  sheet.text(left + 4, sheet.y + 4, 'Estimated Taxes, Insurance & Assessments', { bold: true, width: 130 });
  sheet.text(left + 150, sheet.y + 4, [bold(`$${money(d.escrowCents)}`), '\na month']);
  ['Property Taxes', 'Homeowner’s Insurance', 'Other:'].forEach((label, i) => {
    sheet.checkbox(left + 268, sheet.y + 15 + i * 11, { marked: i < 2, label, size: 7 });
    sheet.text(left + 280, sheet.y + 14.5 + i * 11, label, { size: 8 });
    if (i < 2) sheet.text(left + 450, sheet.y + 14.5 + i * 11, 'YES', { size: 8 });
  });
  sheet.text(left + 268, sheet.y + 4, 'This estimate includes', { size: 8, bold: true });
  sheet.text(left + 450, sheet.y + 4, 'In escrow?', { size: 8, bold: true });
  sheet.y += 62;
  heading(sheet, 'Costs at Closing', '');
  sheet.text(left + 4, sheet.y + 4, 'Closing Costs', { bold: true });
  sheet.text(left + 120, sheet.y + 4, usd('total_closing_costs', d.closingCostsCents), { bold: true });
  sheet.text(
    left + 200,
    sheet.y + 4,
    prose`Includes ${usd('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${usd('total_other_costs', d.otherCostsCents)} in Other Costs - ${d.lenderCreditsCents > 0 ? usd('lender_credits', d.lenderCreditsCents) : '$0'} in Lender Credits. See page 2 for details.`,
    { size: 8, width: 326 },
  );
  sheet.hline(left, sheet.y + 26, left + width, 0.25);
  sheet.text(left + 4, sheet.y + 31, 'Cash to Close', { bold: true });
  sheet.text(left + 120, sheet.y + 31, usd('cash_to_close', d.cashToCloseCents), { bold: true });
  sheet.text(left + 200, sheet.y + 31, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.', {
    size: 8,
  });
}

function secondPage(sheet: Sheet, facts: LoanFacts): void {
  const d = facts.disclosure;
  const purchase = facts.salePriceCents !== null;
  sheet.newPage();
  sheet.text(left, 34, 'Closing Cost Details', { bold: true, size: 14 });
  const columns = [left + 290, left + 360, left + 420, left + 480];
  const at = (i: number): number => columns[i] ?? left;
  sheet.y = 54;
  const head = (text: string): void => {
    sheet.rect(left, sheet.y, width, 24, { fill: '#4a4a4a' });
    sheet.text(left + 4, sheet.y + 7, text, { bold: true, size: 10, colour: 'white' });
    for (const [i, label] of [
      'Borrower-Paid\nAt Closing',
      'Borrower-Paid\nBefore Closing',
      'Seller-Paid\nAt Closing',
      'Paid by\nOthers',
    ].entries())
      sheet.text(at(i), sheet.y + 3, label, { size: 6.5, colour: 'white', width: 60 });
    sheet.y += 24;
  };
  const group = (label: string, amount: Run | readonly Run[]): void => {
    sheet.rect(left, sheet.y, width, 14, { fill: '#e4e4e4' });
    sheet.text(left + 4, sheet.y + 3, label, { bold: true, size: 8.5 });
    sheet.text(at(0), sheet.y + 3, amount, { bold: true, size: 8.5, width: 130, align: 'center' });
    sheet.y += 14;
  };
  let no = 0;
  const item = (label: Run | readonly Run[], amount?: Run, seller?: string): void => {
    no += 1;
    if (no > 0) sheet.text(left + 4, sheet.y + 2.5, `0${no}`, { size: 8 });
    sheet.text(left + 20, sheet.y + 2.5, label, { size: 8 });
    if (amount !== undefined)
      sheet.text(at(0) - 4, sheet.y + 2.5, typeof amount === 'string' ? amount : ['$', amount], {
        size: 8,
        width: 62,
        align: 'right',
      });
    if (seller !== undefined) sheet.text(at(2) - 4, sheet.y + 2.5, seller, { size: 8, width: 60, align: 'right' });
    sheet.y += 13;
    sheet.hline(left, sheet.y, left + width, 0.2);
  };
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  const origin = split(d.originationCents, [5, 1, 2]);
  const fixed = split(d.loanCostsCents - d.originationCents, [11, 3, 1, 15, 6, 2]);
  const b = fixed.slice(0, 3);
  const c = fixed.slice(3);
  const print = (cents: number | undefined): string => `$${money(cents ?? 0)}`;
  head('Loan Costs');
  group('A. Origination Charges', usd('origination_charges', d.originationCents));
  item(
    `${rate(Math.round(((origin[0] ?? 0) / facts.principalCents) * 100_000))} % of Loan Amount (Points)`,
    print(origin[0]),
  );
  item('Application Fee', print(origin[1]));
  item('Underwriting Fee', print(origin[2]));
  no = 0;
  group('B. Services Borrower Did Not Shop For', print(sum(b)));
  item('Appraisal Fee to Tamarack Valuation Group', print(b[0]));
  item('Credit Report Fee to Birchwood Credit Services', print(b[1]));
  item('Flood Determination Fee to NorthStar Flood', print(b[2]));
  no = 0;
  group('C. Services Borrower Did Shop For', print(sum(c)));
  item(`Title - Lender’s Title Insurance to ${facts.title.agent.name}`, print(c[0]));
  item(`Title - Settlement Fee to ${facts.title.agent.name}`, print(c[1]), purchase ? '$650.00' : undefined);
  item('Pest Inspection Fee to Acre Pest Co.', print(c[2]));
  group('D. TOTAL LOAN COSTS (Borrower-Paid)', usd('total_loan_costs', d.loanCostsCents));
  no = -1;
  item('Loan Costs Subtotals (A + B + C)', print(d.loanCostsCents));
  sheet.y += 8;
  const { fits, premium, recording, transfer, hazard, taxes } = otherCosts(facts);
  const seller = sellerCosts(facts.salePriceCents ?? 0);
  no = 0;
  head('Other Costs');
  group('E. Taxes and Other Government Fees', print(recording + transfer));
  item(
    purchase
      ? `Recording Fees   Deed: $40.00   Mortgage: ${print(recording - 4_000)}`
      : `Recording Fees   Mortgage: ${print(recording)}`,
    print(recording),
  );
  item(`Transfer Tax to ${facts.property.county} County`, print(transfer));
  no = 0;
  group('F. Prepaids', print(premium + (fits ? d.interestCents : 0)));
  item(['Homeowner’s Insurance Premium (12 mo.) to ', v('insurer_name', facts.hazard.insurer)], print(premium));
  item('Mortgage Insurance Premium (    mo.)');
  if (fits)
    item(
      prose`Prepaid Interest (${usd('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom, short)} to ${day('prepaid_interest_to', d.interestTo, short)})`,
      cash('prepaid_interest_amount', d.interestCents),
    );
  else item('Prepaid Interest (    per day from            to           )');
  no = 0;
  group('G. Initial Escrow Payment at Closing', print(hazard + taxes));
  item('Homeowner’s Insurance, 2 mo.', print(hazard));
  item('Property Taxes, 2 mo.', print(taxes));
  no = 0;
  group('H. Other', '$0.00');
  if (purchase) {
    item('Real Estate Commission to Keystone Realty', undefined, print(seller.commission));
    item('Real Estate Commission to Parkway Homes', undefined, print(seller.commission));
    item('Title - Owner’s Title Insurance (optional)', undefined, '$1,425.00');
  } else item('HOA Capital Contribution');
  group('I. TOTAL OTHER COSTS (Borrower-Paid)', usd('total_other_costs', d.otherCostsCents));
  no = -1;
  item('Other Costs Subtotals (E + F + G + H)', print(d.otherCostsCents));
  sheet.y += 8;
  no = -1;
  group('J. TOTAL CLOSING COSTS (Borrower-Paid)', usd('total_closing_costs', d.closingCostsCents));
  item(
    'Closing Costs Subtotals (D + I)',
    print(d.loanCostsCents + d.otherCostsCents),
    purchase ? print(seller.total) : undefined,
  );
  no = -1;
  if (d.lenderCreditsCents > 0) {
    sheet.text(at(0) - 4, sheet.y + 2.5, ['-$', cash('lender_credits', d.lenderCreditsCents)], {
      size: 8,
      width: 62,
      align: 'right',
    });
  }
  item('Lender Credits');
}

export const layout: Layout = {
  id: 'w-closing-disclosure',
  docType: 'closing_disclosure',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const revision = random.pick(['11/17', '10/21']);
    const sheet = open({
      margins: { top: 34, bottom: 46, left, right: 41 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
      furniture: (page, pageNo, count) => {
        page.text(left, 764, 'CLOSING DISCLOSURE', { size: 7 });
        page.text(left, 764, `VMF-3861 (${revision})`, { size: 7, width, align: 'center' });
        page.text(left, 764, [`PAGE ${pageNo} OF ${count} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          width,
          align: 'right',
        });
      },
    });
    firstPage(sheet, facts, random);
    secondPage(sheet, facts);
    summaryPage(sheet, facts);
    disclosurePage(sheet, facts);
    contactPage(sheet, facts, random, signed);
  },
};
