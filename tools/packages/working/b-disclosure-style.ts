import type { FontName } from '../core/fonts.ts';
import type { Sheet } from '../core/sheet.ts';
import { bar, type Kit } from './b-kit.ts';
import { digits, realty, somebody, somewhere, split } from './b-others.ts';

/** How a vendor prints the disclosure: which form of each part, and in which dress. */
export interface DisclosureStyle {
  readonly font: FontName;
  /** The face of typed-in values. */
  readonly fill: FontName;
  readonly size: number;
  readonly bars: 'dark' | 'grey' | 'ruled' | 'plain';
  readonly header: 'columns' | 'boxes' | 'list' | 'table';
  readonly terms: 'classic' | 'grid';
  readonly costs: 'five-columns' | 'borrower-only' | 'two-lists' | 'two-pages';
  readonly summaries: 'side' | 'stacked' | 'payoffs';
  readonly notes: 'two' | 'one' | 'boxed';
  readonly calculations: 'side' | 'top' | 'sentences';
  readonly contact: 'table' | 'blocks' | 'rows';
  readonly receipt: 'lines' | 'typed' | 'none';
  readonly thickness: number;
  readonly addendum: boolean;
}

export interface Fee {
  readonly name: string;
  readonly to?: string;
  readonly cents: number;
  readonly kind?: 'interest';
}

/** The items behind the totals of the facts, so that every column adds up. */
export interface Figures {
  readonly a: readonly Fee[];
  readonly b: readonly Fee[];
  readonly c: readonly Fee[];
  readonly e: readonly Fee[];
  readonly prepaids: readonly Fee[];
  readonly g: readonly Fee[];
  readonly h: readonly Fee[];
  readonly sellers: string;
  readonly sellerAddress: ReturnType<typeof somewhere>;
  readonly deposit: number;
  readonly insurance: number;
}

export const sum = (fees: readonly Fee[]): number => fees.reduce((total, fee) => total + fee.cents, 0);

export function makeFigures({ f, r: random }: Kit): Figures {
  const r = random.fork('figures');
  const d = f.disclosure;
  const fees = (total: number, names: readonly (readonly [string, string?])[]): Fee[] =>
    split(r, total, names.length).map((cents, index) => {
      const [name = '', to] = names[index] ?? [];
      return to === undefined ? { name, cents } : { name, to, cents };
    });
  const services = d.loanCostsCents - d.originationCents;
  const unshopped = Math.round(services * 0.4);
  const rest = d.otherCostsCents - d.interestCents;
  // Where a month of interest is more than all other costs, the aggregate adjustment takes the difference.
  const positive = Math.max(rest, 90_000);
  const [recording = 0, transfer = 0, premium = 0, hazardReserve = 0, taxReserve = 0, owners = 0, dues = 0] = split(
    r,
    positive,
    7,
  );
  const vendor = `${r.pick(['Northline', 'Atlas', 'Veritas', 'Pinnacle'])} ${r.pick(['Valuation Services', 'Data Corp.', 'Settlement Solutions'])}`;
  return {
    a: fees(d.originationCents, [['Application Fee'], ['Origination Fee'], ['Underwriting Fee']]),
    b: fees(unshopped, [
      ['Appraisal Fee', vendor],
      ['Credit Report Fee', 'Information Inc.'],
      ['Flood Determination Fee', 'Info Co.'],
      ['Tax Monitoring Fee', 'Info Co.'],
    ]),
    c: fees(services - unshopped, [
      ['Pest Inspection Fee', 'Pests Co.'],
      ['Survey Fee', 'Surveys Co.'],
      ['Title – Lender’s Title Insurance', f.title.underwriter],
      ['Title – Settlement Agent Fee', f.title.agent.name],
      ['Title – Title Search', f.title.agent.name],
    ]),
    e: [
      { name: 'Recording Fees', cents: recording },
      { name: 'Transfer Tax', to: 'Any State', cents: transfer },
    ],
    prepaids: [
      { name: 'Homeowner’s Insurance Premium (12 mo.)', to: f.hazard.insurer, cents: premium },
      { name: 'Prepaid Interest', cents: d.interestCents, kind: 'interest' },
    ],
    g: [
      { name: `Homeowner’s Insurance per month for ${r.int(2, 4)} mo.`, cents: hazardReserve },
      { name: `Property Taxes per month for ${r.int(2, 6)} mo.`, cents: taxReserve },
      { name: 'Aggregate Adjustment', cents: rest - positive },
    ],
    h: [
      { name: 'HOA Capital Contribution', to: 'HOA Acre Inc.', cents: dues },
      { name: 'Title – Owner’s Title Insurance (optional)', to: f.title.underwriter, cents: owners },
    ],
    sellers: r.chance(0.5) ? somebody(r) : `${somebody(r)} and ${somebody(r)}`,
    sellerAddress: somewhere(r),
    deposit: r.int(2, 12) * 100_000,
    insurance: r.int(6_000, 21_000),
  };
}

export interface DisclosurePage extends Kit {
  readonly s: Sheet;
  readonly style: DisclosureStyle;
  readonly figures: Figures;
  readonly left: number;
  readonly wide: number;
}

export const section = (page: DisclosurePage, y: number, text: string, x = page.left, wide = page.wide): number =>
  bar(page.s, x, y, wide, text, page.style.bars, page.style.size + 1);

export const brokers = ({
  r: random,
}: Kit): { readonly buyer: string; readonly seller: string; readonly nmls: string } => {
  const r = random.fork('brokers');
  return { buyer: realty(r), seller: realty(r), nmls: digits(r, 6) };
};
