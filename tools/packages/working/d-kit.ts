import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';
import type { Sheet, SheetOptions, TextStyle } from '../core/sheet.ts';

export type Runs = Run | readonly Run[];

/** How one house prints values: one way of writing dates throughout a document. */
interface Say {
  day(iso: string): string;
  date(field: string, iso: string): ValueRun;
  money(field: string, cents: number): ValueRun;
  /** Without the dollar sign, as in a column of figures. */
  figure(field: string, cents: number): ValueRun;
  rate(field: string, thousandths: number, digits?: number): ValueRun;
  address(field: string, place: PostalAddress): ValueRun;
  /** Street on the first line, city on the second. */
  lines(field: string, place: PostalAddress): ValueRun;
  borrowers(between?: string, upper?: boolean): Run[];
  readonly lender: ValueRun;
  readonly loan: ValueRun;
  readonly agent: ValueRun;
  readonly file: ValueRun;
  readonly property: ValueRun;
}

export interface Desk {
  readonly open: (options?: SheetOptions) => Sheet;
  readonly f: LoanFacts;
  readonly r: Random;
  readonly signed: boolean;
  readonly say: Say;
}

function sayer(f: LoanFacts, r: Random): Say {
  const day = r.pick<(iso: string) => string>([
    longDate,
    (iso) => numericDate(iso),
    (iso) => numericDate(iso, '-'),
    (iso) => numericDate(iso, '/', false),
    shortMonthDate,
  ]);
  return {
    day,
    date: (field, iso) => v(field, day(iso), iso),
    money: (field, cents) => v(field, `$${money(cents)}`, plainMoney(cents)),
    figure: (field, cents) => v(field, money(cents), plainMoney(cents)),
    rate: (field, thousandths, digits = 3) => v(field, `${rate(thousandths, digits)}%`, plainRate(thousandths)),
    address: (field, place) => v(field, oneLine(place)),
    lines: (field, place) => v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place)),
    borrowers: (between = ' and ', upper = false) =>
      f.borrowers.flatMap((party, index): Run[] => [
        ...(index === 0 ? [] : [between]),
        v('borrower_name', upper ? party.name.toUpperCase() : party.name),
      ]),
    lender: v('lender_name', f.lender.name),
    loan: v('loan_number', f.loanNumber),
    agent: v('settlement_agent', f.title.agent.name),
    file: v('settlement_file_number', f.title.fileNumber),
    property: v('property_address', oneLine(f.property.address)),
  };
}

export function layoutD(
  id: string,
  docType: string,
  draw: (desk: Desk) => void,
  suits?: (facts: LoanFacts) => boolean,
): Layout {
  return {
    id: `d-${id}`,
    docType,
    ...(suits === undefined ? {} : { suits }),
    draw: (open, f, { random, signed }) => draw({ open, f, r: random, signed, say: sayer(f, random.fork('say')) }),
  };
}

export const isConsumer = (f: LoanFacts): boolean => f.loanClass === 'consumer';
export const isBusiness = (f: LoanFacts): boolean => f.loanClass === 'business';
export const isPurchase = (f: LoanFacts): boolean => f.product === 'residential_purchase';
export const isRefinance = (f: LoanFacts): boolean => f.product === 'residential_refinance';
export const hasLand = (f: LoanFacts): boolean => f.product !== 'commercial_term';

/** A box of a form: small label in its corner, the value typed below. */
export function box(
  s: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  label: string,
  runs: Runs = '',
  style: TextStyle = {},
): void {
  s.rect(x, y, w, h);
  if (label !== '') s.text(x + 3, y + 2, label, { font: 'sans', size: 6.5, width: w - 6 });
  s.text(x + 4, y + (label === '' ? 4 : 12), runs, { size: 9.5, ...style, width: w - 8 });
}

/** Label and value on a line each, values in one column; leaves `s.y` below. */
export function list(
  s: Sheet,
  place: { x: number; label: number; width: number; gap?: number; style?: TextStyle; labels?: TextStyle },
  rows: readonly (readonly [string, Runs])[],
): void {
  for (const [label, runs] of rows) {
    s.ensure(30);
    const a = s.text(place.x, s.y, label, { ...place.style, ...place.labels, width: place.label - 6 });
    const b = s.text(place.x + place.label, s.y, runs, { ...place.style, width: place.width - place.label });
    s.y = Math.max(a, b) + (place.gap ?? 3);
  }
}

interface TableLook {
  readonly x: number;
  readonly widths: readonly number[];
  readonly align?: readonly ('left' | 'right' | 'center')[];
  readonly rules?: 'all' | 'rows' | 'none';
  readonly pad?: number;
  readonly style?: TextStyle;
  /** Rows by number that are set in bold: headings and totals. */
  readonly bold?: readonly number[];
}

/** A table from `s.y` on. Rules are drawn after the text, since a row is as high as its longest cell. */
export function table(s: Sheet, look: TableLook, rows: readonly (readonly Runs[])[]): void {
  const pad = look.pad ?? 3;
  const full = look.widths.reduce((sum, width) => sum + width, 0);
  rows.forEach((row, rowNo) => {
    s.ensure(34);
    const top = s.y;
    let bottom = top + 12;
    let x = look.x;
    const edges: number[] = [];
    look.widths.forEach((width, column) => {
      edges.push(x);
      const end = s.text(x + pad, top + pad, row[column] ?? '', {
        ...look.style,
        width: width - pad * 2,
        align: look.align?.[column] ?? 'left',
        ...(look.bold?.includes(rowNo) === true ? { bold: true } : {}),
      });
      bottom = Math.max(bottom, end + pad - 1);
      x += width;
    });
    s.y = bottom;
    if (look.rules === 'all') {
      s.rect(look.x, top, full, bottom - top);
      for (const edge of edges.slice(1)) s.vline(edge, top, bottom);
    }
    if (look.rules === 'rows') s.hline(look.x, bottom, look.x + full);
  });
}

/** A dark or grey band with a heading; answers the y below it. */
export function band(s: Sheet, [x, y, w]: readonly [number, number, number], text: string, fill = '#222222'): number {
  s.rect(x, y, w, 15, { fill, stroke: false });
  const dark = fill.startsWith('#2') || fill.startsWith('#1') || fill.startsWith('#3');
  s.text(x + 4, y + 3.5, text, { font: 'sans', size: 8.5, bold: true, colour: dark ? 'white' : 'black' });
  return y + 15;
}

export function middle(s: Sheet, y: number, runs: Runs, style: TextStyle = {}): number {
  const { left, right } = s.margins;
  return s.text(left, y, runs, { ...style, width: s.width - left - right, align: 'center' });
}

/** A box to tick with its words to the right; answers where the words end. */
export function tick(
  s: Sheet,
  x: number,
  y: number,
  label: string,
  marked: boolean,
  more: { field?: string; size?: number; look?: 'x' | 'tick' | 'filled' } = {},
): number {
  const size = more.size ?? 8;
  s.checkbox(x, y, {
    marked,
    label,
    size,
    look: more.look ?? 'x',
    ...(more.field === undefined ? {} : { field: more.field }),
  });
  s.text(x + size + 4, y - 0.5, label, { size });
  return x + size + 4 + s.measure(label, { size });
}

/** Other people's names and numbers: nothing here is a value of this loan. */
export const seller = (r: Random): string =>
  r.pick(['Walter and Joan Pickering', 'Estate of Edith Marlow', 'Bramble Ridge Homes, Inc.', 'Dennis Q. Ferraro']);
export const phone = (r: Random): string => `(${r.int(201, 989)}) 555-0${r.int(100, 199)}`;
export const digits = (r: Random, count: number): string =>
  Array.from({ length: count }, (_, index) => r.int(index === 0 ? 1 : 0, 9)).join('');
export const clerk = (r: Random): string =>
  r.pick(['D. Marchetti', 'Colleen Ashby', 'R. Tolliver', 'Beatrice Vaughn', 'S. Imamura']);
export const agency = (r: Random): string =>
  r.pick(['Tallgrass Insurance Agency', 'Hobart & Lyle Brokers', 'Main Street Insurance Services']);
