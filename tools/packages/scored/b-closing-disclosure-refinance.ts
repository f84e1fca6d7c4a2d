import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { detailRows } from './b-closing-disclosure-rows.ts';
import { drawDisclosurePages } from './b-closing-disclosure-words.ts';
import { type Costs, makeCosts } from './b-costs.ts';
import { bar, table, ticked } from './b-form-parts.ts';
import { type Hand, handOf, named, placed } from './b-values.ts';

const left = 46;
const width = 520;
const fill = '#34566f';

function pageOne(s: Sheet, f: LoanFacts, h: Hand): void {
  const d = f.disclosure;
  const first = f.borrowers[0];
  s.text(left, 40, 'Closing Disclosure', { size: 22, bold: true, colour: fill });
  s.text(
    left,
    68,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { size: 8 },
  );
  // Three lists side by side, label above its value.
  const list = (x: number, w: number, title: string, rows: readonly (readonly [string, Run | Run[]])[]): void => {
    bar(s, { x, y: 82, w, h: 14 }, title, { fill, size: 8.5 });
    let y = 100;
    for (const [label, runs] of rows) {
      y = s.text(x + 2, y, label.toUpperCase(), { size: 6, colour: '#555555' });
      y = s.text(x + 2, y, runs, { size: 8.5, width: w - 4, leading: 1.1 }) + 3;
    }
  };
  list(left, 168, 'Closing Information', [
    ['Date Issued', h.date('date_issued', d.issuedDate)],
    ['Closing Date', h.date('closing_date', d.closingDate)],
    ['Disbursement Date', h.date('disbursement_date', d.disbursementDate)],
    ['Settlement Agent', v('settlement_agent', f.title.agent.name)],
    ['File #', v('settlement_file_number', f.title.fileNumber)],
    ['Appraised Prop. Value', h.money('appraised_value', f.appraisedCents)],
  ]);
  list(left + 176, 168, 'Transaction Information', [
    ['Borrower', named('borrower_name', f.borrowers, '\nand ')],
    ['Borrower Address', first ? placed('borrower_address', first.address) : ''],
    ['Lender', v('lender_name', f.lender.name)],
    ['Property', placed('property_address', f.property.address)],
  ]);
  list(left + 352, 168, 'Loan Information', [
    ['Loan Term', v('term_months', `${f.termMonths / 12} years`, `${f.termMonths}`)],
    ['Purpose', v('loan_purpose', 'Refinance')],
    ['Product', v('rate_type', 'Fixed Rate')],
    ['Loan ID #', v('loan_number', f.loanNumber)],
    ['MIC #', '—'],
    ['Loan Type', 'Conventional'],
  ]);
  bar(s, { x: left, y: 256, w: width, h: 15 }, 'Loan Terms', { fill });
  let y = table(
    s,
    left,
    271,
    [
      { w: 170, heading: '' },
      { w: 110, heading: '', align: 'right' },
      { w: 240, heading: 'Can this amount increase after closing?' },
    ],
    [
      [bold('Loan Amount'), h.money('principal_amount', f.principalCents), 'NO'],
      [bold('Interest Rate'), h.percent('interest_rate', f.rate), 'NO'],
      [
        prose`${bold('Monthly Principal & Interest')}\nSee Projected Payments below for your Estimated Total Monthly Payment`,
        h.money('payment_amount', f.paymentCents),
        'NO',
      ],
      ['', '', bold('Does the loan have these features?')],
      [bold('Prepayment Penalty'), '', v('prepayment_penalty', 'NO', 'false')],
      [bold('Balloon Payment'), '', 'NO'],
    ],
    { rules: 'rows', size: 9, pad: 3 },
  );
  y += 12;
  bar(s, { x: left, y, w: width, h: 15 }, 'Projected Payments', { fill });
  y = table(
    s,
    left,
    y + 15,
    [
      { w: 280, heading: 'Payment Calculation' },
      { w: 240, heading: `Years 1 - ${f.termMonths / 12}`, align: 'center' },
    ],
    [
      ['Principal & Interest', h.money('payment_amount', f.paymentCents)],
      ['Mortgage Insurance', '+ 0'],
      ['Estimated Escrow (Amount can increase over time)', ['+ ', h.money('escrow_monthly', d.escrowCents)]],
      [bold('Estimated Total Monthly Payment'), bold(h.cash(f.paymentCents + d.escrowCents))],
    ],
    { rules: 'all', size: 9, pad: 3 },
  );
  s.text(
    left + 3,
    y + 5,
    [bold('Estimated Taxes, Insurance & Assessments  '), `${h.cash(d.escrowCents)} a month. This estimate includes:`],
    { size: 8 },
  );
  let x = ticked(s, left + 12, y + 18, 'Property Taxes (in escrow: YES)', true, { look: 'tick' });
  x = ticked(s, x, y + 18, 'Homeowner’s Insurance (in escrow: YES)', true, { look: 'tick' });
  ticked(s, x, y + 18, 'Other', false);
  y += 36;
  bar(s, { x: left, y, w: width, h: 15 }, 'Costs at Closing', { fill });
  y = table(
    s,
    left,
    y + 15,
    [{ w: 110 }, { w: 100, align: 'right' }, { w: 310 }],
    [
      [
        bold('Closing Costs'),
        h.money('total_closing_costs', d.closingCostsCents),
        prose`Includes ${h.money('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${h.money('total_other_costs', d.otherCostsCents)} in Other Costs - ${h.money('lender_credits', d.lenderCreditsCents)} in Lender Credits. See page 2 for details.`,
      ],
      [
        bold('Cash to Close'),
        h.money('cash_to_close', d.cashToCloseCents),
        'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.',
      ],
    ],
    { rules: 'rows', size: 8.5, pad: 4 },
  );
  ticked(s, left + 110, y + 4, 'From Borrower', true, { look: 'tick' });
  ticked(s, left + 220, y + 4, 'To Borrower', false);
}

function pagesTwoThree(s: Sheet, f: LoanFacts, h: Hand, costs: Costs): void {
  const d = f.disclosure;
  s.newPage();
  s.y = s.text(left, s.y, 'Closing Cost Details', { size: 15, bold: true, colour: fill }) + 4;
  const rows = detailRows(f, h, costs);
  const columns = [
    { w: 300, heading: '' },
    { w: 90, heading: 'Borrower-Paid At Closing', align: 'right' as const },
    { w: 66, heading: 'Before Closing', align: 'right' as const },
    { w: 64, heading: 'Paid by Others', align: 'right' as const },
  ];
  for (const [title, part] of [
    ['Loan Costs', rows.loan],
    ['Other Costs', rows.other],
    ['Total', rows.all],
  ] as const) {
    bar(s, { x: left, y: s.y, w: width, h: 14 }, title, { fill });
    table(
      s,
      left,
      s.y + 14,
      title === 'Loan Costs' ? columns : columns.map(({ w, align }) => (align === undefined ? { w } : { w, align })),
      part.map((row) => {
        const what = Array.isArray(row.what) ? (row.what as Run[]) : [row.what as Run];
        const words: Run[] = [`${row.no} `, ...what, row.to === '' ? '' : ` to ${row.to}`];
        return row.kind === 'line' ? [words, row.amount] : [words, row.amount];
      }),
      { size: 7.6, rules: 'columns', banded: '#eef2f5', pad: 1.6 },
    );
    s.hline(left, s.y, left + width);
    s.y += 6;
  }
  s.newPage();
  bar(
    s,
    { x: left, y: s.y, w: width, h: 15 },
    'Payoffs and Payments  –  Use this table to see a summary of your payoffs and payments to others from your loan amount.',
    { fill, size: 8 },
  );
  const rest = f.principalCents - f.payoff.amountCents;
  table(
    s,
    left,
    s.y + 15,
    [{ w: 30 }, { w: 370, heading: 'TO' }, { w: 120, heading: 'AMOUNT', align: 'right' }],
    [
      ['01', `${f.payoff.lender} (loan ${f.payoff.loanNumber})`, h.money('payoff_amount', f.payoff.amountCents)],
      ['02', 'Second lien holder, home equity line', h.cash(Math.floor(rest / 2))],
      ['03', 'Capital Card Services', h.cash(rest - Math.floor(rest / 2))],
      ...Array.from({ length: 9 }, (_, index) => [`${index + 4}`.padStart(2, '0'), '', '']),
      ['K.', bold('TOTAL PAYOFFS AND PAYMENTS'), h.cash(f.principalCents)],
    ],
    { size: 8.5 },
  );
  s.y += 16;
  bar(
    s,
    { x: left, y: s.y, w: width, h: 15 },
    'Calculating Cash to Close  –  Use this table to see what has changed from your Loan Estimate.',
    { fill, size: 8 },
  );
  const rounded = (cents: number): string => h.cash(Math.round(cents / 100_000) * 100_000);
  table(
    s,
    left,
    s.y + 15,
    [
      { w: 190, heading: '' },
      { w: 90, heading: 'Loan Estimate', align: 'right' },
      { w: 90, heading: 'Final', align: 'right' },
      { w: 150, heading: 'Did this change?' },
    ],
    [
      [bold('Loan Amount'), h.cash(f.principalCents), h.money('principal_amount', f.principalCents), 'NO'],
      [
        bold('Total Closing Costs (J)'),
        rounded(d.closingCostsCents),
        ['-', h.money('total_closing_costs', d.closingCostsCents)],
        'YES • See Total Loan Costs (D) and Total Other Costs (I)',
      ],
      [bold('Closing Costs Paid Before Closing'), '$0', '$0', 'NO'],
      [
        bold('Total Payoffs and Payments (K)'),
        rounded(f.principalCents),
        ['-', h.cash(f.principalCents)],
        'YES • See Payoffs and Payments (K)',
      ],
      [
        bold('Cash to Close'),
        rounded(d.cashToCloseCents),
        h.money('cash_to_close', d.cashToCloseCents),
        'From Borrower',
      ],
      [bold('Closing Costs Financed (Paid from your Loan Amount)'), '', '$0', ''],
    ],
    { size: 8.5, pad: 4 },
  );
}

/** The alternative form for a transaction without a seller, as an eClosing vendor draws it. */
export const closingDisclosureRefinance: Layout = {
  id: 'cd-alternative-refinance',
  docType: 'closing_disclosure',
  suits: (facts) => facts.loanClass === 'consumer' && facts.salePriceCents === null,
  draw(open, f, options) {
    const h = handOf(options.random);
    const s = open({
      margins: { top: 40, bottom: 44, left, right: 46 },
      style: { font: options.random.pick(['condensed', 'franklin', 'sans']), size: 9 },
      furniture: (sheet, pageNo, total) => {
        sheet.hline(left, 756, left + width, 0.8);
        sheet.text(left, 760, [`Closing Disclosure  ·  Loan ID # `, v('loan_number', f.loanNumber)], { size: 7 });
        sheet.text(left, 760, `Page ${pageNo} of ${total}`, { size: 7, width, align: 'right' });
      },
    });
    pageOne(s, f, h);
    pagesTwoThree(s, f, h, makeCosts(f, options.random.fork('costs')));
    drawDisclosurePages(s, f, h, options, {
      left,
      right: left + width,
      headings: 'bars',
      agentAddress: oneLine(f.title.agent.address),
      size: 8.2,
    });
  },
};
