import { type ClosingFee, closingFees, LEAST_OTHER_COSTS } from '../core/closing-fees.ts';
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
  const known = closingFees(f);
  const d = f.disclosure;
  const rest = d.otherCostsCents - d.interestCents;
  // Where a month of interest is more than all other costs, the aggregate adjustment takes the difference.
  const positive = Math.max(rest, LEAST_OTHER_COSTS);
  const [premium = 0, hazardReserve = 0, taxReserve = 0, owners = 0, dues = 0] = split(r, positive - sum(known.e), 5);
  const vendor = `${r.pick(['Northline', 'Atlas', 'Veritas', 'Pinnacle'])} ${r.pick(['Valuation Services', 'Data Corp.', 'Settlement Solutions'])}`;
  return {
    a: split(r, d.originationCents, 3).map((cents, index) => ({
      name: ['Application Fee', 'Origination Fee', 'Underwriting Fee'][index] ?? '',
      cents,
    })),
    b: paidTo(known.b, [vendor, 'Information Inc.', 'Info Co.', 'Info Co.']),
    c: paidTo(known.c, ['Pests Co.', 'Surveys Co.', f.title.underwriter, f.title.agent.name, f.title.agent.name]),
    e: paidTo(known.e, [undefined, 'Any State']),
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

function paidTo(fees: readonly ClosingFee[], payees: readonly (string | undefined)[]): Fee[] {
  return fees.map((fee, index) => {
    const to = payees[index];
    return to === undefined ? fee : { ...fee, to };
  });
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
