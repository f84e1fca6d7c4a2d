import { plainRate, rate } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isConsumer, type Kit } from './b-kit.ts';
import { digits, somebody } from './b-others.ts';

/** Loan to value in thousandths of a percent, from the lower of price and appraisal. */
const loanToValue = ({ f }: Kit): number =>
  Math.round((f.principalCents / Math.min(f.salePriceCents ?? f.appraisedCents, f.appraisedCents)) * 100_000);

const ltv = (kit: Kit): Run => {
  const shown = Math.round(loanToValue(kit) / 10) * 10;
  return v('ltv_percent', `${rate(shown, 2)}%`, plainRate(shown));
};

const income = (kit: Kit): readonly (readonly [string, string])[] => {
  const { f, p } = kit;
  const monthly = Math.round(f.paymentCents * 3.9);
  return [
    ['Base Income', p.amount(monthly)],
    ['Other Income', p.amount(0)],
    ['Total Income', p.amount(monthly)],
    ['Taxes and insurance', p.amount(f.disclosure.escrowCents)],
    ['Total Primary Housing Expense', p.amount(f.paymentCents + f.disclosure.escrowCents)],
    ['All Other Monthly Payments', p.amount(Math.round(monthly * 0.06))],
  ];
};

/** The form with its four sections of small boxes. */
function drawForm1008(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({ margins: { top: 34, left: 36, right: 36, bottom: 36 }, style: { font: 'sans', size: 8 } });
  const wide = s.width - 72;
  const typed = { font: r.pick(['sans', 'mono', 'condensed'] as const), size: 9 };
  s.y = centred(s, s.y, 'Uniform Underwriting and Transmittal Summary', { size: 14, bold: true }) + 6;
  let y = bar(s, 36, s.y, wide, 'I. Borrower and Property Information', 'dark', 8);
  labelledBox(s, 36, y, wide * 0.6, 28, 'Borrower Name', p.borrowers(), typed);
  labelledBox(s, 36 + wide * 0.6, y, wide * 0.4, 28, 'SSN', `XXX-XX-${digits(r, 4)}`, typed);
  labelledBox(s, 36, y + 28, wide, 28, 'Property Address', p.address('property_address', f.property.address), typed);
  y += 60;
  const ticks = (title: string, x: number, labels: readonly string[], marked: number, field?: string): void => {
    s.text(x, y, title, { bold: true, size: 7.5 });
    labels.forEach((label, index) => {
      s.checkbox(x, y + 12 + index * 11, {
        marked: index === marked,
        label,
        size: 7,
        ...(field === undefined ? {} : { field }),
      });
      s.text(x + 11, y + 12 + index * 11, label, { size: 7.5 });
    });
  };
  const types = ['Single Family', 'Condominium', 'PUD'];
  ticks('Property Type', 40, types, types.indexOf(f.property.type), 'property_type');
  ticks('Occupancy Status', 150, ['Primary Residence', 'Second Home', 'Investment Property'], 0, 'occupancy');
  s.text(280, y, 'Additional Property Information', { bold: true, size: 7.5 });
  s.y = y + 12;
  pairs(s, { x: 280, labelWidth: 100, width: 290, style: { size: 8 }, gap: 1 }, [
    ['Number of Units', '1'],
    ['Sales Price', f.salePriceCents === null ? '' : p.money('sale_price', f.salePriceCents)],
    ['Appraised Value', p.money('appraised_value', f.appraisedCents)],
  ]);
  y = bar(s, 36, y + 54, wide, 'II. Mortgage Information', 'dark', 8) + 4;
  ticks('Loan Type', 40, ['Conventional', 'FHA', 'VA'], 0);
  ticks(
    'Amortization Type',
    150,
    ['Fixed-Rate - Monthly Payments', 'Balloon', 'ARM (type)'],
    f.balloonCents === null ? 0 : 1,
  );
  ticks(
    'Loan Purpose',
    300,
    ['Purchase', 'No Cash-Out Refinance', 'Cash-Out Refinance'],
    f.salePriceCents === null ? 1 : 0,
    'loan_purpose',
  );
  ticks('Lien Position', 440, ['First Mortgage', 'Second Mortgage'], 0);
  s.y = y + 52;
  grid(s, { x: 36, widths: [wide / 3, wide / 3, wide / 3], style: { size: 8.5 }, pad: 4 }, [
    [
      ['Original Loan Amount  ', p.money('principal_amount', f.principalCents)],
      ['Note Rate  ', p.rate('interest_rate', f.rate)],
      ['Loan Term (in months)  ', v('term_months', String(f.termMonths))],
    ],
    [
      ['Initial P&I Payment  ', p.money('payment_amount', f.paymentCents)],
      'Mortgage Originator  [X] Seller  [ ] Broker',
      'Buydown  [ ] Yes  [X] No',
    ],
  ]);
  s.y = bar(s, 36, s.y + 4, wide, 'III. Underwriting Information', 'dark', 8);
  grid(
    s,
    {
      x: 36,
      widths: [wide * 0.3, wide * 0.2, wide * 0.3, wide * 0.2],
      style: { size: 8.5 },
      pad: 4,
      align: ['left', 'right', 'left', 'right'],
    },
    [
      ...income(kit).map(([name, amount], index): CellInput[] => [
        name,
        amount,
        [
          'Underwriter’s Name',
          'LTV',
          'CLTV/TLTV',
          'HCLTV/HTLTV',
          'Primary Housing Expense/Income',
          'Total Obligations/Income',
        ][index] ?? '',
        [
          somebody(r),
          ltv(kit),
          `${rate(Math.round(loanToValue(kit) / 10) * 10, 2)}`,
          '',
          `${r.int(18, 33)}.${r.int(10, 99)}%`,
          `${r.int(33, 45)}.${r.int(10, 99)}%`,
        ][index] ?? '',
      ]),
    ],
  );
  s.y += 8;
  s.paragraph([
    { text: 'Underwriter Comments: ', bold: true },
    r.pick([
      'Approve/Eligible through DU. Representative credit score ',
      'Manually underwritten; compensating factors documented. Score ',
    ]),
    digits(r, 2),
    '8.',
  ]);
  s.y = bar(s, 36, s.y + 4, wide, 'IV. Seller, Contract, and Contact Information', 'dark', 8) + 4;
  pairs(s, { x: 40, labelWidth: 120, width: wide - 8, style: { size: 8.5 }, gap: 2 }, [
    ['Seller Name', v('lender_name', f.lender.name)],
    ['Seller Address', p.address('lender_address', f.lender.address)],
    ['Seller No.', digits(r, 9)],
    ['Seller Loan No.', v('loan_number', f.loanNumber)],
    ['Contact Name', somebody(r)],
  ]);
  s.text(36, s.height - 28, 'Freddie Mac Form 1077                    Fannie Mae Form 1008', { size: 7 });
}

/** The same summary as an origination system prints it, in two lists. */
function drawSystemSummary(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s: Sheet = open({
    margins: { top: 46, left: 50, right: 50, bottom: 46 },
    style: { font: r.pick(['mono', 'condensed', 'typewriter']), size: 9.5 },
  });
  s.text(50, 46, 'UNIFORM UNDERWRITING AND TRANSMITTAL SUMMARY (1008)', { size: 12, bold: true });
  s.hline(50, 64, s.width - 50, 1);
  s.y = 74;
  const wide = s.width - 100;
  pairs(s, { x: 50, labelWidth: 190, width: wide, gap: 3 }, [
    ['Borrower Name', p.borrowers()],
    ['Property Address', p.address('property_address', f.property.address)],
    ['Property Type', v('property_type', f.property.type)],
    ['Occupancy', v('occupancy', 'Primary Residence')],
    ['Sales Price', f.salePriceCents === null ? 'n/a' : p.money('sale_price', f.salePriceCents)],
    ['Appraised Value', p.money('appraised_value', f.appraisedCents)],
    ['Purpose', v('loan_purpose', f.salePriceCents === null ? 'Refinance' : 'Purchase')],
    ['Loan Amount', p.money('principal_amount', f.principalCents)],
    ['Note Rate', p.rate('interest_rate', f.rate)],
    ['Qualifying Rate', p.rate('interest_rate', f.rate)],
    ['Term', p.months('term_months', f.termMonths)],
    ['P&I Payment', p.money('payment_amount', f.paymentCents)],
    ['LTV', ltv(kit)],
  ]);
  s.y += 10;
  grid(
    s,
    { x: 50, widths: [wide * 0.6, wide * 0.4], borders: 'rows', align: ['left', 'right'] },
    income(kit).map(([name, amount]): CellInput[] => [name, amount]),
  );
  s.y += 10;
  pairs(s, { x: 50, labelWidth: 190, width: wide, gap: 3 }, [
    ['Underwriter’s Name', somebody(r)],
    ['Risk Assessment', 'AUS: Approve/Eligible'],
    ['Lender', v('lender_name', f.lender.name)],
    ['Lender Loan No.', v('loan_number', f.loanNumber)],
    ['Case ID', digits(r, 10)],
  ]);
}

export const transmittals: readonly Layout[] = [
  defineLayout('transmittal-1008', 'underwriting_transmittal', drawForm1008, isConsumer),
  defineLayout('transmittal-system', 'underwriting_transmittal', drawSystemSummary, isConsumer),
];
