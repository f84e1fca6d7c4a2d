import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { openDisclosure } from './b-closing-disclosure.ts';
import { drawCostLists } from './b-disclosure-costs.ts';
import { type DisclosurePage, type DisclosureStyle, section } from './b-disclosure-style.ts';
import { drawTerms } from './b-disclosure-terms.ts';
import { grid, labelledBox, pairs } from './b-grid.ts';
import { defineLayout, isConsumer, type Kit } from './b-kit.ts';
import { digits, phone } from './b-others.ts';

type Head = 'split' | 'boxes' | 'list' | 'table';

function drawHead(page: DisclosurePage, head: Head): void {
  const { s, f, p, r, style, left, wide } = page;
  const d = f.disclosure;
  s.text(left, s.y, [v('lender_name', f.lender.name)], { bold: true, size: style.size + 2 });
  s.y = s.text(left, s.y + style.size * 1.6, [p.address('lender_address', f.lender.address)], { size: style.size });
  s.text(left, s.y - style.size * 1.2, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
    size: style.size,
    width: wide,
    align: 'right',
  });
  s.y += 4;
  s.text(left, s.y, 'Loan Estimate', { bold: true, size: 20 });
  s.y += 30;
  const issued = addDays(d.issuedDate, -r.int(18, 40));
  const upper = head === 'split';
  const caps = (label: string): string => (upper ? label.toUpperCase() : label);
  const about: (readonly [string, Run | readonly Run[]])[] = [
    [caps('Date Issued'), p.date('date_issued', issued)],
    [
      caps('Applicants'),
      [...p.borrowers(), '\n', p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')],
    ],
    [caps('Property'), p.address('property_address', f.property.address, 'block')],
    f.salePriceCents === null
      ? [caps('Est. Prop. Value'), p.money('appraised_value', f.appraisedCents)]
      : [caps('Sale Price'), p.money('sale_price', f.salePriceCents)],
  ];
  const loan: (readonly [string, Run | readonly Run[]])[] = [
    [caps('Loan Term'), p.months('term_months', f.termMonths)],
    [caps('Purpose'), v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
    [caps('Product'), v('rate_type', 'Fixed Rate')],
    [caps('Loan ID #'), v('loan_number', f.loanNumber)],
  ];
  const lock = `YES, until ${p.day(addDays(f.noteDate, 6))} at 5:00 p.m.`;
  const text = { size: style.size, font: style.fill };
  if (head === 'boxes') {
    [...about, ...loan].forEach(([label, runs], index) => {
      labelledBox(
        s,
        left + (index % 4) * (wide / 4),
        s.y + Math.floor(index / 4) * 62,
        wide / 4,
        62,
        label,
        runs,
        text,
      );
    });
    s.y += 128;
  } else if (head === 'table') {
    grid(
      s,
      { x: left, widths: [wide * 0.16, wide * 0.36, wide * 0.16, wide * 0.32], style: { size: style.size } },
      about.map(([label, runs], index) => [
        { runs: label, bold: true },
        { runs, font: style.fill },
        { runs: loan[index]?.[0] ?? '', bold: true },
        { runs: loan[index]?.[1] ?? '', font: style.fill },
      ]),
    );
    s.y += 4;
  } else {
    const top = s.y;
    pairs(
      s,
      { x: left, labelWidth: 84, width: head === 'split' ? wide * 0.48 : wide, style: text, boldLabels: true, gap: 2 },
      about,
    );
    const end = s.y;
    if (head === 'split') s.y = top;
    pairs(
      s,
      {
        x: head === 'split' ? left + wide * 0.52 : left,
        labelWidth: 84,
        width: head === 'split' ? wide * 0.48 : wide,
        style: text,
        boldLabels: true,
        gap: 2,
      },
      loan,
    );
    s.y = Math.max(end, s.y);
  }
  s.text(left, s.y, caps('Rate Lock'), { size: style.size, bold: true });
  s.checkbox(left + 84, s.y, { marked: false, label: 'NO', size: 7 });
  s.text(left + 94, s.y, 'NO', { size: style.size });
  s.checkbox(left + 118, s.y, { marked: true, label: 'YES', size: 7 });
  s.text(left + 128, s.y, lock, { size: style.size });
  s.y =
    s.text(
      left + 84,
      s.y + style.size * 1.4,
      `Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${p.day(addDays(issued, 14))} at 5:00 p.m.`,
      { size: style.size - 1, width: wide - 90 },
    ) + 6;
}

function drawAbout(page: DisclosurePage): void {
  const { s, f, p, r, style, signed, left, wide } = page;
  const d = f.disclosure;
  s.text(left, s.y, 'Additional Information About This Loan', { bold: true, size: style.size + 5 });
  s.y += style.size * 2.6;
  pairs(s, { x: left, labelWidth: 110, width: wide, style: { size: style.size }, boldLabels: true }, [
    ['LENDER', v('lender_name', f.lender.name)],
    ['NMLS/__ LICENSE ID', digits(r, 6)],
    ['LOAN OFFICER', v('loan_officer', f.approval.officer)],
    ['PHONE', phone(r)],
    ['MORTGAGE BROKER', ''],
  ]);
  s.y += 6;
  s.y = section(page, s.y, 'Comparisons') + 2;
  s.text(left, s.y, 'Use these measures to compare this loan with other loans.', { size: style.size - 1 });
  s.y += style.size * 1.5;
  const years = f.paymentCents * 60 + d.loanCostsCents;
  grid(
    s,
    { x: left, widths: [wide * 0.28, wide * 0.18, wide * 0.54], style: { size: style.size }, borders: 'rows', pad: 4 },
    [
      [
        { runs: 'In 5 Years', bold: true },
        p.amount(Math.round(years / 100) * 100),
        'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
      ],
      [
        { runs: 'Annual Percentage Rate (APR)', bold: true },
        p.rate('apr', d.apr),
        'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      ],
      [
        { runs: 'Total Interest Percentage (TIP)', bold: true },
        p.rate('tip', d.tip, d.tip % 10 === 0 ? 2 : 3),
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      ],
    ],
  );
  s.y += 8;
  s.y = section(page, s.y, 'Other Considerations') + 4;
  const rows: readonly (readonly [string, readonly Run[]])[] = entries`
    Appraisal | We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
    Assumption | If you sell or transfer this property to another person, we [X] will not allow assumption of this loan on the original terms.
    Homeowner’s Insurance | This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.
    Late Payment | If your payment is more than ${v('grace_days', String(f.graceDays))} days late, we will charge a late fee of ${v('late_charge_percent', `${f.lateChargePercent / 1000}%`, String(f.lateChargePercent / 1000))} of the monthly principal and interest payment.
    Refinance | Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.
    Servicing | We intend [X] to service your loan. If so, you will make your payments to us.  [ ] to transfer servicing of your loan.
  `;
  pairs(s, { x: left, labelWidth: 110, width: wide, style: { size: style.size }, boldLabels: true, gap: 6 }, rows);
  s.y += 6;
  s.y = section(page, s.y, 'Confirm Receipt') + 4;
  s.y =
    s.text(
      left,
      s.y,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { size: style.size, width: wide },
    ) + 34;
  f.borrowers.forEach((borrower, index) => {
    s.signature(left + index * 270, s.y, 170, { signed, label: borrower.name, height: 20 });
    s.text(left + index * 270, s.y + 2, index === 0 ? 'Applicant Signature' : 'Co-Applicant Signature', {
      size: style.size - 1,
    });
    s.hline(left + index * 270 + 180, s.y, left + index * 270 + 240);
    s.text(left + index * 270 + 180, s.y + 2, 'Date', { size: style.size - 1 });
  });
}

function drawEstimate(kit: Kit, style: DisclosureStyle, head: Head): void {
  const page = openDisclosure(kit, style, 'Loan Estimate');
  const { s, f, p } = page;
  const d = f.disclosure;
  drawHead(page, head);
  drawTerms(page, true);
  s.newPage();
  drawCostLists(page, {
    unshopped: 'B. Services You Cannot Shop For',
    shopped: 'C. Services You Can Shop For',
    cash: [
      ['Calculating Cash to Close', ''],
      ['Total Closing Costs (J)', p.money('total_closing_costs', d.closingCostsCents)],
      ['Closing Costs Financed (Paid from your Loan Amount)', p.amount(0)],
      ['Down Payment/Funds from Borrower', p.amount(d.cashToCloseCents - d.closingCostsCents)],
      ['Deposit', p.amount(0)],
      ['Estimated Cash to Close', p.money('cash_to_close', d.cashToCloseCents)],
    ],
  });
  s.newPage();
  drawAbout(page);
}

const base: DisclosureStyle = {
  font: 'sans',
  fill: 'sans',
  size: 8.5,
  bars: 'dark',
  header: 'columns',
  terms: 'classic',
  costs: 'two-lists',
  summaries: 'side',
  notes: 'two',
  calculations: 'side',
  contact: 'table',
  receipt: 'lines',
  thickness: 0.5,
  addendum: false,
};

export const loanEstimates: readonly Layout[] = [
  defineLayout('le-model-form', 'loan_estimate', (kit) => drawEstimate(kit, base, 'split'), isConsumer),
  defineLayout(
    'le-boxes',
    'loan_estimate',
    (kit) =>
      drawEstimate(kit, { ...base, font: 'franklin', fill: 'mono', size: 8, bars: 'grey', terms: 'grid' }, 'boxes'),
    isConsumer,
  ),
  defineLayout(
    'le-list',
    'loan_estimate',
    (kit) => drawEstimate(kit, { ...base, font: 'book', fill: 'book', size: 9, bars: 'plain', thickness: 0.3 }, 'list'),
    isConsumer,
  ),
  defineLayout(
    'le-table',
    'loan_estimate',
    (kit) =>
      drawEstimate(
        kit,
        { ...base, font: 'condensed', fill: 'condensed', size: 8.8, bars: 'ruled', terms: 'grid', thickness: 0.8 },
        'table',
      ),
    isConsumer,
  ),
];
