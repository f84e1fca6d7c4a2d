import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions, Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { detailRows } from './b-closing-disclosure-rows.ts';
import {
  contactRows,
  drawLoanDisclosures,
  drawOtherDisclosures,
  drawReceipt,
  loanCalculations,
} from './b-closing-disclosure-words.ts';
import { type Costs, makeCosts } from './b-costs.ts';
import { cell, table } from './b-form-parts.ts';
import { type Hand, handOf, named, slashDay, stacked } from './b-values.ts';

const left = 30;
const width = 552;
const grey = '#d9d9d9';

function pageOne(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  const d = f.disclosure;
  const first = f.borrowers[0];
  s.text(left, 46, 'CLOSING DISCLOSURE', { size: 14, bold: true, width, align: 'center' });
  s.text(
    left,
    64,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { size: 8, width, align: 'center' },
  );
  const third = width / 3;
  const boxes = (y: number, heights: number, cells: readonly (readonly [string, Run | Run[]])[]): void => {
    cells.forEach(([label, runs], index) => {
      cell(s, { x: left + index * (width / cells.length), y, w: width / cells.length, h: heights }, label, runs, {
        label: { size: 7, bold: true },
        labelHeight: 9,
        value: { font: 'mono', size: 9 },
      });
    });
  };
  ['Closing Information', 'Transaction Information', 'Loan Information'].forEach((title, index) => {
    s.rect(left + third * index, 78, third, 13, { fill: grey, stroke: true });
    s.text(left + third * index + 4, 81, title, { bold: true, size: 8 });
  });
  boxes(91, 40, [
    ['Date Issued', h.date('date_issued', d.issuedDate)],
    ['Borrower', [...named('borrower_name', f.borrowers, ' & ')]],
    ['Loan Term', v('term_months', `${f.termMonths / 12} years`, `${f.termMonths}`)],
  ]);
  boxes(131, 40, [
    ['Closing Date', h.date('closing_date', d.closingDate)],
    ['Borrower’s Mailing Address', first ? stacked('borrower_address', first.address) : ''],
    ['Purpose', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
  ]);
  boxes(171, 36, [
    ['Disbursement Date', h.date('disbursement_date', d.disbursementDate)],
    ['Seller', f.salePriceCents === null ? 'N/A' : costs.seller],
    ['Product', v('rate_type', 'Fixed Rate')],
  ]);
  boxes(207, 36, [
    ['Settlement Agent', v('settlement_agent', f.title.agent.name)],
    ['Lender', v('lender_name', f.lender.name)],
    ['Loan ID #', v('loan_number', f.loanNumber)],
  ]);
  boxes(243, 40, [
    ['File #', v('settlement_file_number', f.title.fileNumber)],
    ['Property', stacked('property_address', f.property.address)],
    f.salePriceCents === null
      ? ['Appraised Prop. Value', h.money('appraised_value', f.appraisedCents)]
      : ['Sale Price', h.money('sale_price', f.salePriceCents)],
  ]);
  const title = (text: string, aside = ''): void => {
    s.rect(left, s.y, width, 13, { fill: grey, stroke: true });
    s.text(left + 4, s.y + 3, text, { bold: true, size: 8.5 });
    if (aside !== '') s.text(left + 280, s.y + 3, aside, { bold: true, size: 8 });
    s.y += 13;
  };
  s.y = 292;
  title('Loan Terms', 'Can this amount increase after closing?');
  table(
    s,
    left,
    s.y,
    [{ w: 160 }, { w: 116, align: 'right' }, { w: 276 }],
    [
      ['Loan Amount', h.money('principal_amount', f.principalCents), 'NO'],
      ['Interest Rate', h.percent('interest_rate', f.rate), 'NO'],
      ['Monthly Principal & Interest', h.money('payment_amount', f.paymentCents), 'NO'],
      ['Prepayment Penalty', '', ['Does the loan have this feature?  ', v('prepayment_penalty', 'NO', 'false')]],
      ['Balloon Payment', '', 'Does the loan have this feature?  NO'],
    ],
    { pad: 3.5 },
  );
  s.y += 8;
  title('Projected Payments', `Years 1 through ${f.termMonths / 12}`);
  table(
    s,
    left,
    s.y,
    [{ w: 276 }, { w: 276, align: 'right' }],
    [
      ['Principal & Interest', h.money('payment_amount', f.paymentCents)],
      ['Mortgage Insurance', '+ 0.00'],
      ['Estimated Escrow - Amount can increase over time', ['+ ', h.money('escrow_monthly', d.escrowCents)]],
      [bold('Estimated Total Monthly Payment'), h.cash(f.paymentCents + d.escrowCents)],
      [
        'Estimated Taxes, Insurance & Assessments (a month). Includes: [X] Property Taxes  [X] Homeowner’s Insurance  [ ] Other. See Escrow Account on page 4.',
        h.cash(d.escrowCents),
      ],
    ],
    { pad: 3.5 },
  );
  s.y += 8;
  title('Costs at Closing');
  table(
    s,
    left,
    s.y,
    [{ w: 120 }, { w: 110, align: 'right' }, { w: 322 }],
    [
      [
        'Closing Costs',
        h.money('total_closing_costs', d.closingCostsCents),
        prose`Includes ${h.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${h.money('total_other_costs', d.otherCostsCents)} in Other Costs – ${h.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
      ],
      [
        'Cash to Close',
        h.money('cash_to_close', d.cashToCloseCents),
        'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.',
      ],
    ],
    { pad: 4 },
  );
}

function pageTwo(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  s.newPage();
  s.y = s.text(left, s.y, 'CLOSING COST DETAILS', { size: 11, bold: true }) + 3;
  const rows = detailRows(f, h, costs);
  // Borrower and seller pairs, the payee in a column of its own.
  const columns = [
    { w: 20, heading: '' },
    { w: 196, heading: 'Description' },
    { w: 120, heading: 'Paid To' },
    { w: 62, heading: 'Borrower At Closing', align: 'right' as const },
    { w: 44, heading: 'Borrower Before', align: 'right' as const },
    { w: 58, heading: 'Seller At Closing', align: 'right' as const },
    { w: 52, heading: 'By Others', align: 'right' as const },
  ];
  table(
    s,
    left,
    s.y,
    columns,
    [...rows.loan, ...rows.other, ...rows.all].map((row) => {
      const what = Array.isArray(row.what) ? (row.what as Run[]) : [row.what as Run];
      return [
        row.no,
        what,
        row.to,
        row.amount,
        '',
        row.what === 'Recording Fees' && f.salePriceCents !== null ? '$35.00' : '',
      ];
    }),
    { size: 7, headingFill: grey, headingStyle: { size: 6.5 }, pad: 1.5 },
  );
}

function pageThree(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  const d = f.disclosure;
  const price = f.salePriceCents;
  s.newPage();
  s.y = s.text(left, s.y, 'CALCULATING CASH TO CLOSE', { size: 11, bold: true }) + 3;
  const before = Math.round(d.closingCostsCents / 120) * 100;
  table(
    s,
    left,
    s.y,
    [
      { w: 232, heading: 'Item' },
      { w: 100, heading: 'Loan Estimate', align: 'right' },
      { w: 100, heading: 'Final', align: 'right' },
      { w: 120, heading: 'Did this change?' },
    ],
    [
      ['Total Closing Costs (J)', h.cash(before), h.money('total_closing_costs', d.closingCostsCents), 'YES'],
      ['Closing Costs Paid Before Closing', '$0.00', '$0.00', 'NO'],
      ['Closing Costs Financed', '$0.00', '$0.00', 'NO'],
      [
        'Down Payment/Funds from Borrower',
        h.cash(d.cashToCloseCents - d.closingCostsCents),
        h.cash(d.cashToCloseCents - d.closingCostsCents),
        'NO',
      ],
      ['Deposit', '$0.00', '$0.00', 'NO'],
      ['Funds for Borrower', '$0.00', '$0.00', 'NO'],
      ['Seller Credits', '$0.00', '$0.00', 'NO'],
      ['Adjustments and Other Credits', '$0.00', '$0.00', 'NO'],
      [
        bold('Cash to Close'),
        h.cash(before + d.cashToCloseCents - d.closingCostsCents),
        h.money('cash_to_close', d.cashToCloseCents),
        'YES',
      ],
    ],
    { headingFill: grey, pad: 3 },
  );
  s.y += 16;
  s.y = s.text(left, s.y, 'SUMMARIES OF TRANSACTIONS', { size: 11, bold: true }) + 3;
  const due = price ?? f.principalCents;
  table(
    s,
    left,
    s.y,
    [
      { w: 196, heading: 'BORROWER’S TRANSACTION' },
      { w: 80, heading: '', align: 'right' },
      { w: 196, heading: 'SELLER’S TRANSACTION' },
      { w: 80, heading: '', align: 'right' },
    ],
    [
      [
        bold('K. Due from Borrower at Closing'),
        h.cash(due + d.closingCostsCents),
        bold('M. Due to Seller at Closing'),
        price === null ? '' : h.cash(price),
      ],
      [
        price === null ? `01 Payoff to ${f.payoff.lender}` : '01 Sale Price of Property',
        price === null ? h.cash(f.principalCents) : h.money('sale_price', price),
        '01 Sale Price of Property',
        price === null ? '' : h.cash(price),
      ],
      [
        '02 Closing Costs Paid at Closing (J)',
        h.cash(d.closingCostsCents),
        '02 Personal Property Included in Sale',
        '',
      ],
      ['03 Adjustments for Items Paid by Seller in Advance', '', '03 County Taxes', ''],
      [
        bold('L. Paid Already by or on Behalf of Borrower'),
        h.cash(f.principalCents),
        bold('N. Due from Seller at Closing'),
        price === null ? '' : h.cash(Math.round(price * 0.41)),
      ],
      ['01 Deposit', '', '01 Excess Deposit', ''],
      [
        '02 Loan Amount',
        h.money('principal_amount', f.principalCents),
        '02 Closing Costs Paid at Closing (J)',
        price === null ? '' : '$35.00',
      ],
      [
        '03 Existing Loan(s) Assumed or Taken Subject to',
        '',
        '03 Payoff of First Mortgage Loan',
        price === null ? '' : h.cash(Math.round(price * 0.41) - 3500),
      ],
      ['04 Seller Credit', '', '04 Seller Credit', ''],
      ['05 City/Town Taxes', '', '05 City/Town Taxes', ''],
      [
        bold('Cash to Close [X] From [ ] To Borrower'),
        h.money('cash_to_close', d.cashToCloseCents),
        bold('Cash [ ] From [X] To Seller'),
        price === null ? '' : h.cash(price - Math.round(price * 0.41)),
      ],
    ],
    { headingFill: grey, size: 7.8, pad: 3 },
  );
  s.text(left, s.y + 8, `Prepared from figures furnished by the settlement agent. Seller of record: ${costs.seller}.`, {
    size: 7,
  });
}

function lastPages(s: Sheet, f: LoanFacts, h: Hand, options: DrawOptions): void {
  s.newPage();
  s.y = s.text(left, s.y, 'ADDITIONAL INFORMATION ABOUT THIS LOAN', { size: 11, bold: true }) + 4;
  drawLoanDisclosures(
    s,
    f,
    h,
    [
      { x: left, w: 262 },
      { x: left + 286, w: 262 },
    ],
    8,
  );
  s.newPage();
  s.y = s.text(left, s.y, 'LOAN CALCULATIONS', { size: 11, bold: true }) + 3;
  table(
    s,
    left,
    s.y,
    [
      { w: 150, heading: 'Measure' },
      { w: 110, heading: 'Amount', align: 'right' },
      { w: 292, heading: 'Meaning' },
    ],
    loanCalculations(f, h).map(([label, text, value]) => [bold(label.replace(/\.$/, '')), value, text]),
    { headingFill: grey, pad: 4 },
  );
  s.y += 10;
  s.y = s.text(left, s.y, 'OTHER DISCLOSURES', { size: 11, bold: true });
  drawOtherDisclosures(s, { x: left, w: width }, 8);
  s.y += 8;
  table(
    s,
    left,
    s.y,
    [
      { w: 80, heading: 'Contact' },
      { w: 150, heading: 'Lender' },
      { w: 72, heading: 'Mortgage Broker' },
      { w: 100, heading: 'Real Estate Broker (B)' },
      { w: 150, heading: 'Settlement Agent' },
    ],
    contactRows(f, options, oneLine(f.title.agent.address)),
    { headingFill: grey, size: 7.5 },
  );
  s.y += 12;
  drawReceipt(s, f, options, left, width, 'Borrower Signature');
}

/** A document vendor's grid: every item in a ruled box, entries in a typewriter face. */
export const closingDisclosureGrid: Layout = {
  id: 'cd-vendor-grid',
  docType: 'closing_disclosure',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, f, options) {
    const h = handOf(options.random, { day: slashDay, dropsCents: false });
    const costs = makeCosts(f, options.random.fork('costs'));
    const s = open({
      margins: { top: 48, bottom: 40, left, right: 30 },
      style: { font: options.random.pick(['serif', 'sans']), size: 8.5 },
      furniture: (sheet, pageNo, total) => {
        sheet.text(left, 24, ['Loan No.: ', v('loan_number', f.loanNumber)], { size: 7.5 });
        sheet.text(left, 24, `Closing Disclosure - Page ${pageNo} of ${total}`, { size: 7.5, width, align: 'right' });
        sheet.text(left, 766, `CD-17 (rev. 10/17)  ·  DocForms`, { size: 6 });
      },
    });
    pageOne(s, f, h, costs);
    pageTwo(s, f, h, costs);
    pageThree(s, f, h, costs);
    lastPages(s, f, h, options);
  },
};
