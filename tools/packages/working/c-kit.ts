import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate, ordinalDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts, Party, PostalAddress } from '../core/facts.ts';
import type { FontName } from '../core/fonts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';
import type { Sheet, SheetOptions } from '../core/sheet.ts';

export type DateForm = 'long' | 'slash' | 'dash' | 'ordinal' | 'short';

/** What a layout of this part draws with. */
export interface Draft {
  readonly open: (options?: SheetOptions) => Sheet;
  readonly f: LoanFacts;
  readonly r: Random;
  readonly signed: boolean;
  readonly subject: number;
  readonly font: (...names: readonly FontName[]) => FontName;
}

export function form(
  id: string,
  docType: string,
  draw: (draft: Draft) => void,
  suits?: (facts: LoanFacts) => boolean,
): Layout {
  return {
    id: `c-${id}`,
    docType,
    ...(suits === undefined ? {} : { suits }),
    draw: (open, f, { random: r, signed, subject }) =>
      draw({ open, f, r, signed, subject, font: (...names) => r.pick(names) }),
  };
}

export const overLand = (f: LoanFacts): boolean => f.product !== 'commercial_term';
export const ofBusiness = (f: LoanFacts): boolean => f.loanClass === 'business';
export const ofConsumer = (f: LoanFacts): boolean => f.loanClass === 'consumer';

export const usd = (field: string, cents: number): ValueRun => v(field, `$${money(cents)}`, plainMoney(cents));
export const figure = (field: string, cents: number): ValueRun => v(field, money(cents), plainMoney(cents));
export const percent = (field: string, thousandths: number, digits = 3): ValueRun =>
  v(field, `${rate(thousandths, digits)}%`, plainRate(thousandths));

export function printDate(iso: string, style: DateForm): string {
  if (style === 'slash') return numericDate(iso);
  if (style === 'dash') return numericDate(iso, '-');
  if (style === 'ordinal') return ordinalDate(iso);
  return style === 'short' ? shortMonthDate(iso) : longDate(iso);
}
export const on = (field: string, iso: string, style: DateForm = 'long'): ValueRun =>
  v(field, printDate(iso, style), iso);

export const at = (field: string, place: PostalAddress): ValueRun => v(field, oneLine(place));
/** Street above town, as on an envelope. */
export const envelope = (field: string, place: PostalAddress): ValueRun =>
  v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));

/** All names of a field with words between them. */
export function names(field: string, parties: readonly Party[], between = ' and '): Run[] {
  return parties.flatMap((party, index): Run[] => [...(index === 0 ? [] : [between]), v(field, party.name)]);
}
export const borrowers = (f: LoanFacts, between?: string): Run[] => names('borrower_name', f.borrowers, between);
export const lender = (f: LoanFacts): ValueRun => v('lender_name', f.lender.name);
export const firstBorrower = (f: LoanFacts): Party => f.borrowers[0] ?? f.lender;
/** The borrower with what kind of entity it is, where it is one. */
export function describedBorrowers(f: LoanFacts): Run[] {
  const kind = firstBorrower(f).entityType;
  return kind === null ? borrowers(f) : [...borrowers(f), ', ', v('borrower_entity_type', kind)];
}

export const term = (f: LoanFacts, inYears: boolean, field = 'term_months', months = f.termMonths): ValueRun =>
  v(field, inYears && months % 12 === 0 ? `${months / 12} years` : `${months} months`, String(months));
export const dayCount = (f: LoanFacts): ValueRun =>
  v(
    'day_count',
    {
      '30/360': 'a 360-day year of twelve 30-day months',
      'act/360': 'the actual number of days elapsed over a year of 360 days',
      'act/365': 'the actual number of days elapsed over a year of 365 days',
    }[f.dayCount],
    f.dayCount,
  );
/** Loan to value in percent with two digits. */
export function loanToValue(f: LoanFacts): ValueRun {
  const hundredths = Math.round((f.principalCents / f.appraisedCents) * 10_000);
  return percent('ltv_percent', hundredths * 10, 2);
}
export const ratePrint = (f: LoanFacts): Run => percent('interest_rate', f.rate);

/** Text in the middle of the page; answers the y below it. */
export function middle(s: Sheet, y: number, runs: Run | readonly Run[], size: number, isBold = true): number {
  return s.text(s.margins.left, y, runs, {
    width: s.width - s.margins.left - s.margins.right,
    align: 'center',
    size,
    bold: isBold,
  });
}

function plainText(typed: Run | readonly Run[]): string {
  const runs = Array.isArray(typed) ? (typed as readonly Run[]) : [typed as Run];
  return runs.map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed)).join('');
}

/** A form's box: its caption small in the corner, what was typed below it. */
export function box(
  s: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  caption: string,
  typed: Run | readonly Run[],
  font: FontName = 'mono',
  size = 9.5,
): void {
  s.rect(x, y, w, h);
  s.text(x + 3, y + 2.5, caption, { font: 'sans', size: 6.5, width: w - 6 });
  // What is too long for a box of one line is typed smaller, as form software does.
  const oneLineOnly = h < 13 + size * 2.4;
  const needed = s.measure(plainText(typed), { font, size, bold: false });
  const fitted = oneLineOnly && needed > w - 10 ? Math.max(5.5, (size * (w - 10)) / needed) : size;
  s.text(x + 5, y + 13, typed, { font, size: fitted, width: w - 9, bold: false });
}

/** Something typed on a printed line, with or without a caption under the line. Answers the y below. */
export function onLine(
  s: Sheet,
  [x, y, w]: readonly [number, number, number],
  typed: Run | readonly Run[],
  caption?: string,
  font: FontName = 'typewriter',
): number {
  const end = s.text(x + 4, y, typed, { font, size: 10, width: w - 6 });
  s.hline(x, end + 1, x + w);
  if (caption === undefined) return end + 4;
  return s.text(x + 4, end + 3, caption, { font: 'sans', size: 6.5 }) + 5;
}

export interface TableLook {
  readonly x: number;
  readonly widths: readonly number[];
  readonly rules?: 'all' | 'rows' | 'none';
  readonly size?: number;
  readonly right?: readonly number[];
  readonly boldFirst?: boolean;
  readonly pad?: number;
  readonly head?: boolean;
}

/** Rows from `s.y` on, each as high as its highest cell. */
export function table(s: Sheet, look: TableLook, rows: readonly (readonly (Run | readonly Run[])[])[]): void {
  const { x, widths, rules = 'all', size = 9.5, right = [], boldFirst = false, pad = 3, head = false } = look;
  const total = widths.reduce((sum, width) => sum + width, 0);
  rows.forEach((row, rowIndex) => {
    s.ensure(size * 3.6 + pad * 2);
    const top = s.y;
    if (rules !== 'none' && rowIndex === 0) s.hline(x, top, x + total);
    let left = x;
    let end = top + size * 1.2;
    row.forEach((cell, index) => {
      const width = widths[index] ?? 60;
      const below = s.text(left + pad, top + pad, cell, {
        size,
        width: width - pad * 2,
        align: right.includes(index) ? 'right' : 'left',
        bold: (boldFirst && index === 0) || (head && rowIndex === 0),
      });
      end = Math.max(end, below);
      left += width;
    });
    s.y = end + pad;
    if (rules !== 'none') s.hline(x, s.y, x + total);
    if (rules !== 'all') return;
    left = x;
    for (const width of [0, ...widths]) {
      left += width;
      s.vline(left, top, s.y);
    }
  });
}

/** A heading in the left column and its text in the right one. */
export function sideHead(s: Sheet, head: string, runs: Run | readonly Run[], leftWidth = 110, size = 9.5): void {
  s.ensure(70);
  const top = s.y;
  const below = s.text(s.margins.left, top, head, { bold: true, size, width: leftWidth - 10 });
  s.paragraph(runs, { indent: leftWidth, size, after: 6 });
  s.y = Math.max(s.y, below + 6);
}

/** A section with a number of its own. */
export function numbered(s: Sheet, list: readonly (readonly [string, Run | readonly Run[]])[], size = 10): void {
  list.forEach(([head, text], index) => {
    const runs = Array.isArray(text) ? (text as readonly Run[]) : [text as Run];
    s.ensure(30);
    s.paragraph([`${index + 1}.  `, { text: `${head}. `, bold: true }, ...runs], { size, align: 'justify' });
  });
}

export interface SignLook {
  readonly field?: string;
  readonly nameField?: string;
  readonly x?: number;
  readonly width?: number;
  readonly role?: string;
}

/** A line for each party to sign on, an entity by its signer. */
export function signers(s: Sheet, parties: readonly Party[], signed: boolean, look: SignLook = {}): void {
  const { field, nameField, x = s.margins.left, width = 240, role } = look;
  for (const party of parties) {
    s.ensure(96);
    const name: Run = nameField === undefined ? party.name : v(nameField, party.name);
    if (party.kind === 'entity') s.y = s.text(x, s.y + 4, name, { bold: true, size: 10 });
    s.y += 34;
    if (party.kind === 'entity') s.text(x, s.y - 9, 'By:', { size: 9 });
    const from = party.kind === 'entity' ? x + 20 : x;
    s.signature(from, s.y, width, { signed, label: party.signer, ...(field === undefined ? {} : { field }) });
    const under: Run[] =
      party.kind === 'entity'
        ? [`${party.signer}, ${party.capacity}`]
        : role === undefined
          ? [name]
          : [name, ` - ${role}`];
    s.y = s.text(from, s.y + 3, under, { size: 9 }) + 6;
  }
}

/**
 * A notary's certificate. The county and state are where it was signed, which is nothing of the loan. On instruments the
 * ink of the notary answers a field.
 */
export function notary(
  s: Sheet,
  r: Random,
  who: string,
  iso: string,
  signed: boolean,
  answers: { readonly field?: 'notary_present' } = {},
): void {
  s.ensure(130);
  s.y += 6;
  const place = r.pick([
    'STATE OF COLORADO, COUNTY OF WELD',
    'STATE OF IOWA, COUNTY OF POLK',
    'STATE OF OREGON, COUNTY OF LANE',
  ]);
  s.paragraph(`${place}    ) ss.`, { size: 9 });
  s.paragraph(
    `${r.pick(['Subscribed and acknowledged before me on', 'This record was acknowledged before me on', 'On'])} ${longDate(iso)} by ${who}.`,
    { size: 9, after: 34 },
  );
  s.signature(s.margins.left, s.y, 200, { signed, label: 'Notary Public', ...answers });
  s.y = s.text(s.margins.left, s.y + 3, 'Notary Public        My commission expires:', { size: 8.5 }) + 8;
}

/** A page number in the footer, with what the house prints beside it. */
export function footer(left: string): NonNullable<SheetOptions['furniture']> {
  return (s, page, pages) => {
    s.text(s.margins.left, s.height - 34, left, { size: 7.5, font: 'sans' });
    s.text(s.margins.left, s.height - 34, `Page ${page} of ${pages}`, {
      size: 7.5,
      font: 'sans',
      width: s.width - s.margins.left - s.margins.right,
      align: 'right',
    });
  };
}
