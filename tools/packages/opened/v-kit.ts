import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Party } from '../core/facts.ts';
import { prose } from '../core/prose.ts';
import { over, type Run, type ValueRun, v } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';

export const usd = (field: string, cents: number, bold?: boolean): ValueRun =>
  v(field, money(cents), plainMoney(cents), bold);

export const pct = (field: string, thousandths: number, digits = 3): ValueRun =>
  v(field, `${rate(thousandths, digits)}%`, plainRate(thousandths));

export const on = (field: string, iso: string, print: (iso: string) => string = longDate): ValueRun =>
  v(field, print(iso), iso);

export function joined(field: string, parties: readonly Party[], between = '; '): Run[] {
  return parties.flatMap((party, i): Run[] => [...(i > 0 ? [between] : []), v(field, party.name)]);
}

/** `an Iowa corporation`, with the state in it. */
export function entityOf(party: Party): Run[] {
  const state = party.stateOfOrganization ?? '';
  const kind = (party.entityType ?? '').split(state)[1] ?? '';
  return over(
    'borrower_entity_type',
    prose`${/^[AEIOU]/.test(state) ? 'an' : 'a'} ${v('borrower_state_of_org', state)}${kind}`,
  );
}

export interface Cell {
  /** Share of the row's width. */
  readonly share: number;
  readonly caption: string;
  readonly runs: Run | readonly Run[];
}

/** A row of boxes with small captions, as high as the longest of them. */
export function boxes(
  sheet: Sheet,
  left: number,
  width: number,
  cells: readonly Cell[],
  style: TextStyle & { readonly least?: number; readonly captionSize?: number } = {},
): void {
  const total = cells.reduce((sum, cell) => sum + cell.share, 0);
  const top = sheet.y;
  const { least = 28, captionSize = 6.5, ...text } = style;
  let x = left;
  let bottom = top + least;
  const edges: number[] = [];
  for (const cell of cells) {
    const w = (width * cell.share) / total;
    const below = sheet.text(x + 3, top + 2.5, cell.caption, { ...text, size: captionSize, width: w - 6 });
    bottom = Math.max(bottom, sheet.text(x + 3, below + 1.5, cell.runs, { ...text, width: w - 6 }) + 2);
    edges.push(x);
    x += w;
  }
  sheet.rect(left, top, width, bottom - top);
  for (const edge of edges.slice(1)) sheet.vline(edge, top, bottom);
  sheet.y = bottom;
}

/** Label and value side by side in a ruled row. */
export function ruledRow(
  sheet: Sheet,
  left: number,
  width: number,
  labelWidth: number,
  label: Run | readonly Run[],
  runs: Run | readonly Run[],
  style: TextStyle = {},
): void {
  sheet.ensure(40);
  const top = sheet.y;
  const a = sheet.text(left + 5, top + 4, label, { ...style, bold: true, width: labelWidth - 10 });
  const b = sheet.text(left + labelWidth + 5, top + 4, runs, { ...style, width: width - labelWidth - 10 });
  const bottom = Math.max(a, b) + 2;
  sheet.rect(left, top, width, bottom - top);
  sheet.vline(left + labelWidth, top, bottom);
  sheet.y = bottom;
}
