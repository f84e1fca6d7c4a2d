import { feeLine } from '../core/closing-fees.ts';
import { prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { type DisclosurePage, type Fee, section, sum } from './b-disclosure-style.ts';
import { type CellInput, grid } from './b-grid.ts';

type Group = readonly [string, readonly Fee[], string?];

export function feeName(page: DisclosurePage, fee: Fee): Run | readonly Run[] {
  const { f, p } = page;
  const d = f.disclosure;
  if (fee.kind !== 'interest') return fee.name;
  return prose`Prepaid Interest (${p.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${p.date('prepaid_interest_from', d.interestFrom)} to ${p.date('prepaid_interest_to', d.interestTo)})`;
}

export const feeAmount = (page: DisclosurePage, fee: Fee): Run =>
  fee.kind === 'interest' ? page.p.money('prepaid_interest_amount', fee.cents) : page.p.amount(fee.cents);

/** Of the sections that a reviewer compares line by line, the line is a value of its own. */
const lineAmount = (page: DisclosurePage, group: string, fee: Fee): Run => {
  const section = group.charAt(0).toLowerCase();
  return 'abce'.includes(section) ? feeLine(section, fee.name, page.p.amount(fee.cents)) : feeAmount(page, fee);
};

const loanGroups = ({ figures }: DisclosurePage): readonly Group[] => [
  ['A. Origination Charges', figures.a, 'origination_charges'],
  ['B. Services Borrower Did Not Shop For', figures.b],
  ['C. Services Borrower Did Shop For', figures.c],
];
const otherGroups = ({ figures }: DisclosurePage): readonly Group[] => [
  ['E. Taxes and Other Government Fees', figures.e],
  ['F. Prepaids', figures.prepaids],
  ['G. Initial Escrow Payment at Closing', figures.g],
  ['H. Other', figures.h],
];

const subtotal = (page: DisclosurePage, fees: readonly Fee[], field?: string): Run =>
  field === undefined ? page.p.amount(sum(fees)) : page.p.money(field, sum(fees));

/** Page two in the wide form: one row for each fee, columns for who paid and when. */
export function drawCostTable(page: DisclosurePage): void {
  const { s, p, f, r, style, left, wide } = page;
  const d = f.disclosure;
  const seller = style.costs === 'five-columns' || style.costs === 'two-pages';
  const shares = seller ? [0.05, 0.43, 0.12, 0.1, 0.1, 0.1, 0.1] : [0.06, 0.3, 0.3, 0.18, 0.16];
  const widths = shares.map((share) => share * wide);
  const options = {
    x: left,
    widths,
    style: { size: style.size - 0.7 },
    pad: 1.8,
    thickness: style.thickness,
    borders: style.bars === 'plain' ? ('rows' as const) : ('all' as const),
  };
  const blanks = seller ? 3 : 0;
  const early = r.fork('early').int(2_900, 45_000);
  const row = (
    no: string,
    name: Run | readonly Run[],
    to: string | undefined,
    atClosing: Run,
    before: Run = '',
  ): CellInput[] => [
    no,
    ...(seller
      ? [to === undefined ? name : { runs: [...(Array.isArray(name) ? name : [name as Run]), ` to ${to}`] }]
      : [name, to ?? '']),
    { runs: atClosing, align: 'right', font: style.fill },
    { runs: before, align: 'right', font: style.fill },
    ...Array.from({ length: blanks }, () => ''),
  ];
  const head = (title: string): CellInput[][] =>
    seller
      ? [
          [
            { runs: title, bold: true, span: 2 },
            { runs: 'Borrower-Paid', bold: true, span: 2, align: 'center' },
            { runs: 'Seller-Paid', bold: true, span: 2, align: 'center' },
            { runs: 'Paid by Others', bold: true, align: 'center' },
          ],
          [{ runs: '', span: 2 }, 'At Closing', 'Before Closing', 'At Closing', 'Before Closing', ''],
        ]
      : [
          [
            { runs: title, bold: true, span: 2 },
            { runs: 'Paid to', bold: true },
            { runs: 'Borrower-Paid At Closing', bold: true },
            { runs: 'Before Closing', bold: true },
          ],
        ];
  const total = (name: string, amount: Run, span = seller ? 2 : 3): CellInput[] => [
    { runs: name, bold: true, span, fill: '#e6e6e6' },
    { runs: amount, bold: true, span: 2, align: 'center', fill: '#e6e6e6', font: style.fill },
    ...Array.from({ length: blanks }, () => ({ runs: '', fill: '#e6e6e6' })),
  ];
  const body = (groups: readonly Group[]): CellInput[][] =>
    groups.flatMap(([title, fees, field]) => [
      total(title, subtotal(page, fees, field)),
      ...fees.map((fee, index) =>
        row(String(index + 1).padStart(2, '0'), feeName(page, fee), fee.to, lineAmount(page, title, fee)),
      ),
      ...(r.chance(0.5) ? [row(String(fees.length + 1).padStart(2, '0'), '', undefined, '')] : []),
    ]);
  s.y = section(page, s.y, 'Closing Cost Details');
  grid(s, options, [
    ...head('Loan Costs'),
    ...body(loanGroups(page)),
    total('D. TOTAL LOAN COSTS (Borrower-Paid)', p.money('total_loan_costs', d.loanCostsCents)),
    row('', 'Loan Costs Subtotals (A + B + C)', undefined, p.amount(d.loanCostsCents - early), p.amount(early)),
  ]);
  if (style.costs === 'two-pages') {
    s.newPage();
    s.y = section(page, s.y, 'Closing Cost Details, continued');
  } else s.y += 6;
  grid(s, options, [
    ...head('Other Costs'),
    ...body(otherGroups(page)),
    total('I. TOTAL OTHER COSTS (Borrower-Paid)', p.money('total_other_costs', d.otherCostsCents)),
    row('', 'Other Costs Subtotals (E + F + G + H)', undefined, p.amount(d.otherCostsCents)),
    total('J. TOTAL CLOSING COSTS (Borrower-Paid)', p.money('total_closing_costs', d.closingCostsCents)),
    row(
      '',
      'Closing Costs Subtotals (D + I)',
      undefined,
      p.amount(d.loanCostsCents + d.otherCostsCents - early),
      p.amount(early),
    ),
    row(
      '',
      'Lender Credits',
      undefined,
      d.lenderCreditsCents === 0 ? '' : ([p.money('lender_credits', d.lenderCreditsCents)][0] ?? ''),
    ),
  ]);
}

/** Page two in two lists side by side, loan costs left and other costs right. */
export function drawCostLists(
  page: DisclosurePage,
  names: { readonly shopped: string; readonly unshopped: string; readonly cash?: readonly (readonly [string, Run])[] },
): void {
  const { s, p, f, style, left, wide } = page;
  const d = f.disclosure;
  s.y = section(page, s.y, 'Closing Cost Details') + 4;
  const top = s.y;
  const half = wide / 2 - 8;
  const list = (
    x: number,
    title: string,
    groups: readonly Group[],
    totals: readonly (readonly [string, Run])[],
  ): number => {
    s.y = top;
    s.text(x, s.y, title, { bold: true, size: style.size + 2 });
    s.y += style.size * 1.8;
    grid(
      s,
      {
        x,
        widths: [half * 0.74, half * 0.26],
        style: { size: style.size },
        borders: 'rows',
        pad: 2.2,
        align: ['left', 'right'],
        thickness: style.thickness,
      },
      [
        ...groups.flatMap(([name, fees, field]): CellInput[][] => [
          [
            { runs: name, bold: true, fill: '#e6e6e6' },
            { runs: subtotal(page, fees, field), bold: true, fill: '#e6e6e6', font: style.fill },
          ],
          ...fees.map((fee): CellInput[] => [
            feeName(page, fee),
            { runs: lineAmount(page, name, fee), font: style.fill },
          ]),
        ]),
        ...totals.map(([name, amount]): CellInput[] => [
          { runs: name, bold: true },
          { runs: amount, bold: true, font: style.fill },
        ]),
      ],
    );
    return s.y;
  };
  const loans = loanGroups(page).map(
    ([name, fees, field], index): Group => [
      index === 1 ? names.unshopped : index === 2 ? names.shopped : name,
      fees,
      field,
    ],
  );
  const leftEnd = list(left, 'Loan Costs', loans, [
    ['D. TOTAL LOAN COSTS (A + B + C)', p.money('total_loan_costs', d.loanCostsCents)],
  ]);
  const rightEnd = list(left + wide / 2 + 8, 'Other Costs', otherGroups(page), [
    ['I. TOTAL OTHER COSTS (E + F + G + H)', p.money('total_other_costs', d.otherCostsCents)],
    ['J. TOTAL CLOSING COSTS', p.money('total_closing_costs', d.closingCostsCents)],
    ['D + I', p.amount(d.loanCostsCents + d.otherCostsCents)],
    ['Lender Credits', p.money('lender_credits', d.lenderCreditsCents)],
    ...(names.cash ?? []),
  ]);
  s.y = Math.max(leftEnd, rightEnd) + 6;
}
