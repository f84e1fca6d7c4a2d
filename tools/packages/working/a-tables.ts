import type { TextStyle } from '../core/sheet.ts';
import type { Draft } from './a-draft.ts';
import { heightOf, type Runs } from './a-text.ts';

export interface Cell {
  readonly runs: Runs;
  readonly style?: TextStyle;
  readonly fill?: string;
}

export interface TableLook {
  readonly x?: number;
  /** Grid around every cell, rules under rows, or nothing. */
  readonly lines?: 'grid' | 'rows' | 'none';
  readonly pad?: number;
  readonly style?: TextStyle;
  /** The first row in bold on a tint. */
  readonly head?: boolean;
  readonly minHeight?: number;
}

export type Row = readonly (Cell | Runs)[];

function asCell(cell: Cell | Runs): Cell {
  return typeof cell === 'object' && 'runs' in cell ? cell : { runs: cell as Runs };
}

/** Rows of cells, as high as their text; a row is not cut by the end of a page. */
export function drawTable(draft: Draft, widths: readonly number[], rows: readonly Row[], look: TableLook = {}): void {
  const { sheet } = draft;
  const x = look.x ?? draft.left;
  const pad = look.pad ?? 3;
  const lines = look.lines ?? 'grid';
  const total = widths.reduce((sum, width) => sum + width, 0);
  rows.forEach((row, index) => {
    const head = look.head === true && index === 0;
    const cells = row.map(asCell).map((cell) => ({
      ...cell,
      style: { ...draft.style, ...look.style, ...(head ? { bold: true } : {}), ...cell.style },
      fill: cell.fill ?? (head ? '#e4e4e4' : undefined),
    }));
    const inner = (at: number): number => (widths[at] ?? 0) - 2 * pad;
    const height = Math.max(
      look.minHeight ?? 0,
      ...cells.map((cell, at) => heightOf(sheet, cell.runs, cell.style, inner(at)) + 2 * pad),
    );
    sheet.ensure(height);
    const y = sheet.y;
    let at = x;
    cells.forEach((cell, column) => {
      const width = widths[column] ?? 0;
      if (cell.fill !== undefined) sheet.rect(at, y, width, height, { fill: cell.fill });
      sheet.text(at + pad, y + pad, cell.runs, { ...cell.style, width: inner(column) });
      if (lines === 'grid') sheet.rect(at, y, width, height);
      at += width;
    });
    if (lines === 'rows') sheet.hline(x, y + height, x + total);
    sheet.y = y + height;
  });
}

export interface LabelledBox {
  readonly label: string;
  readonly runs: Runs;
  /** Share of the row's width. */
  readonly share?: number;
  readonly style?: TextStyle;
}

export interface BoxLook {
  readonly x?: number;
  readonly width?: number;
  readonly labelStyle?: TextStyle;
  readonly valueStyle?: TextStyle;
  readonly minHeight?: number;
}

/** Rows of boxes with a small label at the top of each and its value under it, as forms have them. */
export function drawBoxes(draft: Draft, rows: readonly (readonly LabelledBox[])[], look: BoxLook = {}): void {
  const { sheet } = draft;
  const x = look.x ?? draft.left;
  const width = look.width ?? draft.width;
  const labelStyle = { ...draft.style, size: 7, ...look.labelStyle };
  const labelHeight = (labelStyle.size ?? 7) * 1.25;
  for (const row of rows) {
    const shares = row.reduce((sum, box) => sum + (box.share ?? 1), 0);
    const sized = row.map((box) => ({
      ...box,
      width: (width * (box.share ?? 1)) / shares,
      style: { ...draft.style, ...look.valueStyle, ...box.style },
    }));
    const labelsHigh = Math.max(...sized.map((box) => heightOf(sheet, box.label, labelStyle, box.width - 6)));
    const height = Math.max(
      look.minHeight ?? 22,
      ...sized.map(
        (box) => Math.max(labelHeight, labelsHigh) + heightOf(sheet, box.runs, box.style, box.width - 6) + 7,
      ),
    );
    sheet.ensure(height);
    const y = sheet.y;
    let at = x;
    for (const box of sized) {
      sheet.rect(at, y, box.width, height);
      sheet.text(at + 3, y + 2, box.label, { ...labelStyle, width: box.width - 6 });
      sheet.text(at + 3, y + 3 + Math.max(labelHeight, labelsHigh), box.runs, { ...box.style, width: box.width - 6 });
      at += box.width;
    }
    sheet.y = y + height;
  }
}

export interface ListLook {
  readonly x?: number;
  readonly labelWidth?: number;
  readonly width?: number;
  readonly labelStyle?: TextStyle;
  readonly valueStyle?: TextStyle;
  readonly gap?: number;
  /** A line under each value, as typed into a form. */
  readonly underlined?: boolean;
}

/** Labels on the left, values beside them. */
export function drawList(draft: Draft, rows: readonly (readonly [string, Runs])[], look: ListLook = {}): void {
  const { sheet } = draft;
  const x = look.x ?? draft.left;
  const labelWidth = look.labelWidth ?? 130;
  const width = (look.width ?? draft.width - (x - draft.left)) - labelWidth;
  const labelStyle = { ...draft.style, ...look.labelStyle };
  const valueStyle = { ...draft.style, ...look.valueStyle };
  for (const [label, runs] of rows) {
    const height = Math.max(
      heightOf(sheet, label, labelStyle, labelWidth - 6),
      heightOf(sheet, runs, valueStyle, width),
      (valueStyle.size ?? 10) * 1.2,
    );
    sheet.ensure(height);
    const y = sheet.y;
    sheet.text(x, y, label, { ...labelStyle, width: labelWidth - 6 });
    sheet.text(x + labelWidth, y, runs, { ...valueStyle, width });
    if (look.underlined === true) sheet.hline(x + labelWidth, y + height + 0.5, x + labelWidth + width, 0.4);
    sheet.y = y + height + (look.gap ?? 4);
  }
}

/** Two lists side by side; goes on below the longer. */
export function drawPair(
  draft: Draft,
  drawLeft: (x: number, width: number) => void,
  drawRight: (x: number, width: number) => void,
  gap = 20,
): void {
  const { sheet, left } = draft;
  const half = (draft.width - gap) / 2;
  const top = sheet.y;
  drawLeft(left, half);
  const leftEnd = sheet.y;
  sheet.y = top;
  drawRight(left + half + gap, half);
  sheet.y = Math.max(leftEnd, sheet.y);
}
