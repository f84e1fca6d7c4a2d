import { type Run, v } from '../core/runs.ts';
import { type DisclosurePage, section } from './b-disclosure-style.ts';
import { type CellInput, grid } from './b-grid.ts';
import { digits } from './b-others.ts';

interface CashLine {
  readonly name: string;
  readonly estimate: number;
  readonly final: Run;
  readonly why: string;
}

function cashLines(page: DisclosurePage): CashLine[] {
  const { f, p, figures, r: random } = page;
  const r = random.fork('cash');
  const d = f.disclosure;
  const rounded = (cents: number): number => Math.round((cents * (0.93 + r.next() * 0.1)) / 100) * 100;
  const total: CashLine = {
    name: 'Total Closing Costs (J)',
    estimate: rounded(d.closingCostsCents),
    final: p.money('total_closing_costs', d.closingCostsCents),
    why: 'YES • See Total Loan Costs (D) and Total Other Costs (I)',
  };
  const early: CashLine = {
    name: 'Closing Costs Paid Before Closing',
    estimate: 0,
    final: p.amount(0),
    why: 'NO',
  };
  const cash: CashLine = {
    name: 'Cash to Close',
    estimate: rounded(d.cashToCloseCents),
    final: p.money('cash_to_close', d.cashToCloseCents),
    why: '',
  };
  if (f.salePriceCents === null)
    return [
      {
        name: 'Loan Amount',
        estimate: f.principalCents,
        final: p.money('principal_amount', f.principalCents),
        why: 'NO',
      },
      {
        ...total,
        final: v('total_closing_costs', `-${p.amount(d.closingCostsCents)}`, p.money('', d.closingCostsCents).value),
      },
      early,
      {
        name: 'Total Payoffs and Payments (K)',
        estimate: rounded(f.principalCents),
        final: `-${p.amount(f.principalCents)}`,
        why: 'YES • See Payoffs and Payments (K)',
      },
      cash,
    ];
  const down = f.salePriceCents - f.principalCents + figures.deposit;
  return [
    total,
    early,
    { name: 'Closing Costs Financed (Paid from your Loan Amount)', estimate: 0, final: p.amount(0), why: 'NO' },
    { name: 'Down Payment/Funds from Borrower', estimate: down, final: p.amount(down), why: 'NO' },
    { name: 'Deposit', estimate: -figures.deposit, final: p.amount(-figures.deposit), why: 'NO' },
    { name: 'Funds for Borrower', estimate: 0, final: p.amount(0), why: 'NO' },
    { name: 'Seller Credits', estimate: 0, final: p.amount(0), why: 'NO' },
    { name: 'Adjustments and Other Credits', estimate: 0, final: p.amount(0), why: 'NO' },
    cash,
  ];
}

/** The table that compares the estimate with the final figures; without the comparison for `estimate`. */
export function drawCash(page: DisclosurePage): void {
  const { s, p, style, left, wide } = page;
  s.y = section(page, s.y, 'Calculating Cash to Close');
  s.text(left + 4, s.y + 2, 'Use this table to see what has changed from your Loan Estimate.', {
    size: style.size - 1,
  });
  s.y += style.size * 1.5;
  const swapped = style.summaries === 'stacked';
  grid(
    s,
    {
      x: left,
      widths: swapped
        ? [wide * 0.4, wide * 0.17, wide * 0.17, wide * 0.26]
        : [wide * 0.34, wide * 0.16, wide * 0.16, wide * 0.34],
      style: { size: style.size },
      pad: 3,
      thickness: style.thickness,
      borders: style.bars === 'ruled' ? 'rows' : 'all',
    },
    [
      [
        '',
        { runs: 'Loan Estimate', bold: true },
        { runs: 'Final', bold: true },
        { runs: 'Did this change?', bold: true },
      ],
      ...cashLines(page).map(({ name, estimate, final, why }): CellInput[] => [
        { runs: name, bold: name === 'Cash to Close' },
        { runs: p.amount(estimate).replace(/\.00$/, ''), align: 'right', font: style.fill },
        { runs: final, align: 'right', font: style.fill, bold: name === 'Cash to Close' },
        why,
      ]),
    ],
  );
  s.y += 8;
  if (page.f.salePriceCents === null) {
    s.text(left, s.y, 'Closing Costs Financed (Paid from your Loan Amount)', { size: style.size - 0.5 });
    s.text(left + wide * 0.6, s.y, 'Cash to Close', { size: style.size - 0.5 });
    for (const [index, label] of ['From', 'To Borrower'].entries()) {
      s.checkbox(left + wide * 0.74 + index * 50, s.y, {
        marked: index === 0,
        label: `${label === 'From' ? 'From Borrower' : label}`,
        size: 7,
      });
      s.text(left + wide * 0.74 + index * 50 + 10, s.y, label, { size: style.size - 0.5 });
    }
    s.y += style.size * 2;
  }
}

/** Payoffs and payments in place of the summaries, for a loan without a seller. */
export function drawPayoffs(page: DisclosurePage): void {
  const { s, f, p, r, style, left, wide } = page;
  s.y = section(page, s.y, 'Payoffs and Payments');
  s.text(
    left + 4,
    s.y + 2,
    'Use this table to see a summary of your payoffs and payments to others from your loan amount.',
    { size: style.size - 1 },
  );
  s.y += style.size * 1.6;
  const rest = f.principalCents - f.payoff.amountCents;
  grid(
    s,
    {
      x: left,
      widths: [wide * 0.07, wide * 0.68, wide * 0.25],
      style: { size: style.size },
      pad: 3,
      align: ['left', 'left', 'right'],
      thickness: style.thickness,
    },
    [
      ['', { runs: 'TO', bold: true }, { runs: 'AMOUNT', bold: true }],
      [
        '01',
        `${f.payoff.lender} for payoff of existing loan ${f.payoff.loanNumber}`,
        { runs: p.money('payoff_amount', f.payoff.amountCents), font: style.fill },
      ],
      [
        '02',
        `${r.pick(['Rho Servicing', 'Credit Card Co. acct.', 'Auto Finance acct.'])} ${digits(r, 6)}`,
        { runs: p.amount(rest), font: style.fill },
      ],
      ...['03', '04', '05', '06', '07'].slice(0, r.int(1, 5)).map((no): CellInput[] => [no, '', '']),
      [
        { runs: 'K. TOTAL PAYOFFS AND PAYMENTS', bold: true, span: 2 },
        { runs: p.amount(f.principalCents), bold: true, font: style.fill },
      ],
    ],
  );
  s.y += 8;
}

function sellerRows({ f, p, r }: DisclosurePage): CellInput[][] {
  const sale = f.salePriceCents ?? 0;
  const charges = Math.round(sale * 0.061);
  const taxes = r.int(4_000, 60_000);
  return [
    [
      { runs: 'M. Due to Seller at Closing', bold: true, span: 2 },
      { runs: p.amount(sale + taxes), bold: true },
    ],
    ['01', 'Sale Price of Property', p.money('sale_price', sale)],
    ['02', 'Sale Price of Any Personal Property Included in Sale', ''],
    [{ runs: 'Adjustments for Items Paid by Seller in Advance', bold: true, span: 3 }],
    ['09', 'City/Town Taxes          to', ''],
    ['10', 'Assessments          to', p.amount(taxes)],
    [
      { runs: 'N. Due from Seller at Closing', bold: true, span: 2 },
      { runs: p.amount(charges + Math.round(sale / 2)), bold: true },
    ],
    ['01', 'Excess Deposit', ''],
    ['02', 'Closing Costs Paid at Closing (J)', p.amount(charges)],
    ['04', 'Payoff of First Mortgage Loan', p.amount(Math.round(sale / 2))],
    ['05', 'Payoff of Second Mortgage Loan', ''],
    [{ runs: 'CALCULATION', bold: true, span: 3 }],
    ['', 'Total Due to Seller at Closing (M)', p.amount(sale + taxes)],
    ['', 'Total Due from Seller at Closing (N)', p.amount(-charges - Math.round(sale / 2))],
    [
      { runs: 'Cash   [ ] From   [X] To Seller', bold: true, span: 2 },
      { runs: p.amount(sale + taxes - charges - Math.round(sale / 2)), bold: true },
    ],
  ];
}

/** The seller's transaction alone, over the whole width. */
export function drawSellerSummary(page: DisclosurePage): void {
  const { s, style, left, wide } = page;
  s.y = section(page, s.y, 'Summaries of Transactions') + 3;
  s.text(left, s.y, 'SELLER’S TRANSACTION', { size: style.size, bold: true });
  s.y += style.size * 1.4;
  grid(
    s,
    {
      x: left,
      widths: [wide * 0.07, wide * 0.65, wide * 0.28],
      style: { size: style.size },
      pad: 2.6,
      align: ['left', 'left', 'right'],
      thickness: style.thickness,
    },
    sellerRows(page),
  );
  s.y += 8;
}

/** Summaries of the borrower's and the seller's transaction, beside or below each other. */
export function drawSummaries(page: DisclosurePage): void {
  const { s, f, p, style, left, wide } = page;
  const d = f.disclosure;
  const sale = f.salePriceCents ?? 0;
  s.y = section(page, s.y, 'Summaries of Transactions') + 3;
  const due = sale + d.closingCostsCents;
  const borrower: CellInput[][] = [
    [
      { runs: 'K. Due from Borrower at Closing', bold: true, span: 2 },
      { runs: p.amount(due), bold: true },
    ],
    ['01', 'Sale Price of Property', p.money('sale_price', sale)],
    ['02', 'Sale Price of Any Personal Property Included in Sale', ''],
    ['03', 'Closing Costs Paid at Closing (J)', p.money('total_closing_costs', d.closingCostsCents)],
    [{ runs: 'Adjustments for Items Paid by Seller in Advance', bold: true, span: 3 }],
    ['08', 'City/Town Taxes          to', ''],
    ['09', 'County Taxes          to', ''],
    [
      { runs: 'L. Paid Already by or on Behalf of Borrower at Closing', bold: true, span: 2 },
      { runs: p.amount(f.principalCents), bold: true },
    ],
    ['01', 'Deposit', ''],
    ['02', 'Loan Amount', p.money('principal_amount', f.principalCents)],
    ['03', 'Existing Loan(s) Assumed or Taken Subject to', ''],
    [{ runs: 'CALCULATION', bold: true, span: 3 }],
    ['', 'Total Due from Borrower at Closing (K)', p.amount(due)],
    ['', 'Total Paid Already by or on Behalf of Borrower at Closing (L)', p.amount(-f.principalCents)],
    [
      { runs: 'Cash to Close   [X] From   [ ] To Borrower', bold: true, span: 2 },
      { runs: p.money('cash_to_close', d.cashToCloseCents), bold: true },
    ],
  ];
  const side = style.summaries === 'side';
  const each = side ? wide / 2 - 5 : wide;
  const options = (x: number) => ({
    x,
    widths: [each * 0.09, each * 0.61, each * 0.3],
    style: { size: style.size - (side ? 0.8 : 0.3) },
    pad: side ? 2.2 : 1.6,
    align: ['left', 'left', 'right'] as const,
    borders: 'rows' as const,
    thickness: style.thickness,
  });
  const top = s.y;
  s.text(left, s.y, 'BORROWER’S TRANSACTION', { size: style.size, bold: true });
  s.y += style.size * 1.4;
  grid(s, options(left), borrower);
  const end = s.y;
  if (side) s.y = top;
  else s.y += 6;
  const x = side ? left + wide / 2 + 5 : left;
  s.text(x, s.y, 'SELLER’S TRANSACTION', { size: style.size, bold: true });
  s.y += style.size * 1.4;
  grid(s, options(x), sellerRows(page));
  s.y = Math.max(end, s.y) + 6;
}
