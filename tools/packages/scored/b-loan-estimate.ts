import { addDays } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions, Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type Costs, makeCosts } from './b-costs.ts';
import { bar, labelled, table, ticked } from './b-form-parts.ts';
import { costLines, type Look, pageThree, termsAndPayments } from './b-loan-estimate-parts.ts';
import { clerkOf, type Hand, handOf, named, placed, stacked } from './b-values.ts';

const docType = 'loan_estimate';
const suits = (facts: LoanFacts): boolean => facts.loanClass === 'consumer';
const save = 'Save this Loan Estimate to compare with your Closing Disclosure.';

function lock(s: Sheet, x: number, y: number, f: LoanFacts, h: Hand, width: number): void {
  const next = ticked(s, x, y, 'NO', false);
  ticked(s, next, y, `YES, until ${h.day(addDays(f.noteDate, 12))} at 5:00 p.m.`, true);
  s.text(
    x,
    y + 12,
    `Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${h.day(addDays(f.noteDate, -12))}.`,
    { size: 7, width },
  );
}

function twoColumns(s: Sheet, f: LoanFacts, h: Hand, costs: Costs, look: Look): void {
  const { left, width } = look;
  const lines = costLines(f, h, costs);
  const half = width / 2 - 8;
  s.newPage();
  s.y = s.text(left, s.y, 'Closing Cost Details', { size: 14, bold: true }) + 6;
  const top = s.y;
  const columns = [{ w: half * 0.74 }, { w: half * 0.26, align: 'right' as const }];
  look.head(s, 'Loan Costs', left, half);
  table(s, left, s.y, columns, lines.loan, { rules: look.rules, size: 8, pad: 2.5 });
  s.y = top;
  look.head(s, 'Other Costs', left + half + 16, half);
  table(s, left + half + 16, s.y, columns, lines.other, { rules: look.rules, size: 8, pad: 2.5 });
  s.y += 10;
  look.head(s, 'Calculating Cash to Close', left + half + 16, half);
  table(s, left + half + 16, s.y, columns, lines.cash, { rules: look.rules, size: 8, pad: 2.5 });
}

function estimate(
  id: string,
  look: Omit<Look, 'head'> & { readonly fill: string | null },
  firstPage: (s: Sheet, f: LoanFacts, h: Hand, options: DrawOptions, look: Look) => void,
  fontsToPick: readonly ('sans' | 'franklin' | 'serif' | 'condensed' | 'slab')[],
  stackedCosts: boolean,
): Layout {
  const full: Look = {
    ...look,
    head: (s, text, x = look.left, w = look.width) => {
      if (look.fill === null) {
        s.text(x, s.y, text.toUpperCase(), { bold: true, size: 10 });
        s.hline(x, s.y + 13, x + w, 1.2);
      } else bar(s, { x, y: s.y, w, h: 15 }, text, { fill: look.fill, size: 10 });
      s.y += 16;
    },
  };
  return {
    id,
    docType,
    suits,
    draw(open, f, options) {
      const h = handOf(options.random, { dropsCents: options.random.chance(0.6) });
      const costs = makeCosts(f, options.random.fork('costs'));
      const s = open({
        margins: { top: 40, bottom: 44, left: look.left, right: look.left },
        style: { font: options.random.pick(fontsToPick), size: 9 },
        furniture: (sheet, pageNo, total) => {
          sheet.text(look.left, 760, 'LOAN ESTIMATE', { size: 7 });
          sheet.text(look.left, 760, [`PAGE ${pageNo} OF ${total} • LOAN ID # `, v('loan_number', f.loanNumber)], {
            size: 7,
            width: look.width,
            align: 'right',
          });
        },
      });
      firstPage(s, f, h, options, full);
      if (stackedCosts) {
        const lines = costLines(f, h, costs);
        s.newPage();
        for (const [title, part] of [
          ['Closing Cost Details: Loan Costs', lines.loan],
          ['Closing Cost Details: Other Costs', lines.other],
          ['Calculating Cash to Close', lines.cash],
        ] as const) {
          full.head(s, title);
          table(s, look.left, s.y, [{ w: look.width * 0.75 }, { w: look.width * 0.25, align: 'right' }], part, {
            rules: look.rules,
            size: 7.8,
            pad: 1.8,
          });
          s.y += 6;
        }
      } else twoColumns(s, f, h, costs, full);
      pageThree(s, f, h, options, full);
    },
  };
}

const model = estimate(
  'le-model-form',
  { left: 40, width: 532, rules: 'rows', fill: 'black' },
  (s, f, h, _options, look) => {
    s.text(40, 38, [v('lender_name', f.lender.name.toUpperCase()), '\n', placed('lender_address', f.lender.address)], {
      size: 8.5,
    });
    s.hline(40, 62, 572, 1);
    s.text(320, 66, save, { size: 8, width: 252 });
    s.text(40, 68, 'Loan Estimate', { size: 18, bold: true });
    let y = 96;
    for (const [label, runs] of [
      ['DATE ISSUED', h.date('date_issued', addDays(f.disclosure.issuedDate, -25))],
      [
        'APPLICANTS',
        prose`${named('borrower_name', f.borrowers)}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
      ],
      ['PROPERTY', stacked('property_address', f.property.address)],
      f.salePriceCents === null
        ? ['EST. PROP. VALUE', h.money('appraised_value', f.appraisedCents)]
        : ['SALE PRICE', h.money('sale_price', f.salePriceCents)],
    ] as [string, Run | Run[]][])
      y = labelled(s, 40, y, label, runs, {
        tab: 88,
        width: 262,
        label: { size: 8, bold: true },
        value: { size: 8.5 },
      });
    y = 96;
    for (const [label, runs] of [
      ['LOAN TERM', v('term_months', `${f.termMonths / 12} years`, `${f.termMonths}`)],
      ['PURPOSE', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
      ['PRODUCT', v('rate_type', 'Fixed Rate')],
      ['LOAN ID #', v('loan_number', f.loanNumber)],
      ['RATE LOCK', ''],
    ] as [string, Run][])
      y = labelled(s, 320, y, label, runs, {
        tab: 68,
        width: 252,
        label: { size: 8, bold: true },
        value: { size: 8.5 },
      });
    lock(s, 388, y - 11, f, h, 184);
    s.y = 206;
    termsAndPayments(s, f, h, look);
    s.text(40, s.y + 10, 'Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.', {
      size: 8,
      bold: true,
      width: 532,
      align: 'center',
    });
  },
  ['sans', 'franklin'],
  false,
);

const boxed = estimate(
  'le-vendor-boxes',
  { left: 34, width: 544, rules: 'all', fill: '#6b7f93' },
  (s, f, h, options, look) => {
    s.text(34, 36, 'Loan Estimate', { size: 20, bold: true });
    s.text(34, 40, save, { size: 8, width: 544, align: 'right' });
    table(
      s,
      34,
      64,
      [{ w: 272 }, { w: 272 }],
      [
        [
          ['Lender: ', v('lender_name', f.lender.name), '\n', placed('lender_address', f.lender.address)],
          ['Loan ID #: ', v('loan_number', f.loanNumber)],
        ],
        [
          ['Applicants: ', ...named('borrower_name', f.borrowers, ', ')],
          prose`Loan Term: ${v('term_months', `${f.termMonths / 12} yr.`, `${f.termMonths}`)}   Product: ${v('rate_type', 'Fixed Rate')}`,
        ],
        [
          ['Property: ', placed('property_address', f.property.address)],
          ['Purpose: ', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
        ],
        [
          ['Date Issued: ', h.date('date_issued', addDays(f.disclosure.issuedDate, -options.random.int(20, 35)))],
          f.salePriceCents === null
            ? ['Appraised Prop. Value: ', h.money('appraised_value', f.appraisedCents)]
            : ['Sale Price: ', h.money('sale_price', f.salePriceCents)],
        ],
      ],
      { size: 9, pad: 5 },
    );
    lock(s, 40, s.y + 6, f, h, 530);
    s.y += 40;
    termsAndPayments(s, f, h, look);
  },
  ['condensed', 'sans'],
  true,
);

const plain = estimate(
  'le-rules-only',
  { left: 60, width: 492, rules: 'none', fill: null },
  (s, f, h, options, look) => {
    s.text(60, 40, v('lender_name', f.lender.name), { size: 14, bold: true });
    s.text(60, 58, `Prepared by ${clerkOf(options.random)}`, { size: 8 });
    s.text(60, 76, 'LOAN ESTIMATE', { size: 13, bold: true });
    s.text(60, 92, save, { size: 8.5 });
    s.y = 112;
    const pair = (label: string, runs: Run | Run[]): void => {
      s.y = labelled(s, 60, s.y, `${label}:`, runs, { tab: 130, width: 492 }) + 1;
    };
    pair('Date issued', h.date('date_issued', addDays(f.disclosure.issuedDate, -22)));
    pair('Applicants', named('borrower_name', f.borrowers));
    if (f.borrowers[0]) pair('Address', placed('borrower_address', f.borrowers[0].address));
    pair('Property', placed('property_address', f.property.address));
    if (f.salePriceCents !== null) pair('Sale price', h.money('sale_price', f.salePriceCents));
    pair('Loan term', v('term_months', `${f.termMonths} months`, `${f.termMonths}`));
    pair('Purpose', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase'));
    pair('Product', v('rate_type', 'Fixed Rate'));
    pair('Loan ID #', v('loan_number', f.loanNumber));
    pair('Rate lock', `Yes, until ${h.day(addDays(f.noteDate, 9))}`);
    s.y += 10;
    termsAndPayments(s, f, h, look);
  },
  ['serif', 'slab'],
  false,
);

export const loanEstimates: readonly Layout[] = [model, boxed, plain];
