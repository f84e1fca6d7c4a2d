import { type Run, tokenize } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';

/** Boxes, label lists, tables and columns as forms have them. */

const asRuns = (runs: Run | readonly Run[]): readonly Run[] =>
  Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];

/** How high a text stands when wrapped at a width: the same breaking of lines as the sheet's own. */
export function heightOf(sheet: Sheet, input: Run | readonly Run[], style: TextStyle, width: number): number {
  const bold = style.bold ?? false;
  const space = sheet.measure(' ', { ...style, bold });
  let lines = 0;
  let used = 0;
  let open = false;
  for (const token of tokenize(asRuns(input), bold)) {
    if (token === null) {
      lines += 1;
      open = false;
      used = 0;
      continue;
    }
    const wide = token.reduce((sum, piece) => sum + sheet.measure(piece.text, { ...style, bold: piece.bold }), 0);
    if (open && used + space + wide > width) {
      lines += 1;
      used = wide;
    } else used += (open ? space : 0) + wide;
    open = true;
  }
  return (lines + (open ? 1 : 0)) * (style.size ?? 10) * (style.leading ?? 1.2);
}

export function centred(sheet: Sheet, text: Run | readonly Run[], style: TextStyle = {}, after = 6): void {
  sheet.y =
    sheet.text(sheet.margins.left, sheet.y, text, { ...style, align: 'center', width: innerWidth(sheet) }) + after;
}

export function innerWidth(sheet: Sheet): number {
  return sheet.width - sheet.margins.left - sheet.margins.right;
}

export interface Cell {
  /** Share of the row. */
  readonly w: number;
  readonly label?: string;
  readonly runs?: Run | readonly Run[];
}

export interface BoxRowStyle {
  readonly label?: TextStyle;
  readonly value?: TextStyle;
  readonly minHeight?: number;
  readonly x?: number;
  readonly width?: number;
  readonly fillLabel?: string;
}

/** A row of boxes, the small label above the value within each; answers nothing, moves `y` below. */
export function boxRow(sheet: Sheet, cells: readonly Cell[], style: BoxRowStyle = {}): void {
  const label: TextStyle = { size: 7, ...style.label };
  const value: TextStyle = { size: 10, ...style.value };
  const x0 = style.x ?? sheet.margins.left;
  const width = style.width ?? innerWidth(sheet);
  const total = cells.reduce((sum, cell) => sum + cell.w, 0);
  const pad = 4;
  const labelHeight = (label.size ?? 7) * 1.3;
  let height = style.minHeight ?? 0;
  for (const cell of cells) {
    const inner = (cell.w / total) * width - pad * 2;
    const top = cell.label === undefined ? 0 : heightOf(sheet, cell.label, label, inner) + 2;
    height = Math.max(height, pad + top + heightOf(sheet, cell.runs ?? '', value, inner) + pad);
  }
  sheet.ensure(height);
  let x = x0;
  for (const cell of cells) {
    const w = (cell.w / total) * width;
    if (style.fillLabel !== undefined && cell.label !== undefined)
      sheet.rect(x, sheet.y, w, labelHeight + pad, { fill: style.fillLabel });
    sheet.rect(x, sheet.y, w, height);
    let y = sheet.y + pad;
    if (cell.label !== undefined) y = sheet.text(x + pad, y, cell.label, { ...label, width: w - pad * 2 }) + 2;
    if (cell.runs !== undefined) sheet.text(x + pad, y, cell.runs, { ...value, width: w - pad * 2 });
    x += w;
  }
  sheet.y += height;
}

export interface ListStyle {
  readonly x?: number;
  readonly labelWidth?: number;
  readonly width?: number;
  readonly label?: TextStyle;
  readonly value?: TextStyle;
  readonly gap?: number;
  /** A rule under each value, as typed onto a blank. */
  readonly underline?: boolean;
}

/** Labels on the left, values on the right, one under another. */
export function labelList(
  sheet: Sheet,
  rows: readonly (readonly [string, Run | readonly Run[]])[],
  style: ListStyle = {},
): void {
  const x = style.x ?? sheet.margins.left;
  const labelWidth = style.labelWidth ?? 130;
  const width = style.width ?? innerWidth(sheet);
  for (const [label, runs] of rows) {
    const labelStyle: TextStyle = { size: 10, ...style.label };
    const valueStyle: TextStyle = { size: 10, ...style.value };
    const height = Math.max(
      heightOf(sheet, label, labelStyle, labelWidth - 6),
      heightOf(sheet, runs, valueStyle, width - labelWidth),
    );
    sheet.ensure(height);
    sheet.text(x, sheet.y, label, { ...labelStyle, width: labelWidth - 6 });
    sheet.text(x + labelWidth, sheet.y, runs, { ...valueStyle, width: width - labelWidth });
    if (style.underline) sheet.hline(x + labelWidth - 2, sheet.y + height, x + width);
    sheet.y += height + (style.gap ?? 4);
  }
}

export interface TableStyle {
  readonly x?: number;
  readonly head?: TextStyle & { readonly fill?: string };
  readonly cell?: TextStyle;
  readonly rules?: 'all' | 'rows' | 'none';
  readonly alignRight?: readonly number[];
  readonly pad?: number;
}

/** A ruled table; a row that does not fit begins the next page. */
export function table(
  sheet: Sheet,
  widths: readonly number[],
  rows: readonly (readonly (Run | readonly Run[])[])[],
  style: TableStyle & { readonly header?: readonly string[] } = {},
): void {
  const x0 = style.x ?? sheet.margins.left;
  const pad = style.pad ?? 3;
  const rules = style.rules ?? 'all';
  const total = widths.reduce((sum, w) => sum + w, 0);
  const drawRow = (cells: readonly (Run | readonly Run[])[], cellStyle: TextStyle, fill?: string): void => {
    const full: TextStyle = { size: 9, ...cellStyle };
    const heights = cells.map((cell, i) => heightOf(sheet, cell, full, (widths[i] ?? 40) - pad * 2));
    const height = Math.max(...heights) + pad * 2;
    sheet.ensure(height);
    if (fill !== undefined) sheet.rect(x0, sheet.y, total, height, { fill });
    let x = x0;
    cells.forEach((cell, i) => {
      const w = widths[i] ?? 40;
      if (rules === 'all') sheet.rect(x, sheet.y, w, height);
      sheet.text(x + pad, sheet.y + pad, cell, {
        ...full,
        width: w - pad * 2,
        ...(style.alignRight?.includes(i) ? { align: 'right' } : {}),
      });
      x += w;
    });
    if (rules === 'rows') sheet.hline(x0, sheet.y + height, x0 + total, 0.4);
    sheet.y += height;
  };
  if (style.header !== undefined) {
    const { fill, ...text } = style.head ?? {};
    drawRow(style.header, { bold: true, ...text }, fill);
  }
  for (const row of rows) drawRow(row, style.cell ?? {});
}

export interface ColumnStyle extends TextStyle {
  readonly columns?: number;
  readonly gap?: number;
  readonly after?: number;
  /** Top of the columns on later pages; the top margin unless told. */
  readonly laterTop?: number;
}

/** Paragraphs in newspaper columns from `y` down to the bottom margin, then over to the next column or page. */
export function flowColumns(
  sheet: Sheet,
  paragraphs: readonly (Run | readonly Run[])[],
  style: ColumnStyle = {},
): void {
  const { columns = 2, gap = 18, after = 5, laterTop, ...text } = style;
  const width = (innerWidth(sheet) - gap * (columns - 1)) / columns;
  const bottom = sheet.height - sheet.margins.bottom;
  let top = sheet.y;
  let column = 0;
  let y = top;
  for (const paragraph of paragraphs) {
    const height = heightOf(sheet, paragraph, text, width);
    if (y + height > bottom && y > top) {
      column += 1;
      if (column === columns) {
        sheet.newPage();
        top = laterTop ?? sheet.margins.top;
        column = 0;
      }
      y = top;
    }
    y = sheet.text(sheet.margins.left + column * (width + gap), y, paragraph, { ...text, width }) + after;
  }
  // What follows stands below the columns; in the first column nothing else is on the page beside it.
  sheet.y = column === 0 ? y : bottom;
}

/** A check box with its words; answers the x after them. */
export function ticked(
  sheet: Sheet,
  x: number,
  y: number,
  marked: boolean,
  label: string,
  options: {
    readonly field?: string;
    readonly look?: 'x' | 'tick' | 'filled' | 'circle';
    readonly size?: number;
    readonly text?: TextStyle;
  } = {},
): number {
  const text: TextStyle = { size: 9, ...options.text };
  sheet.checkbox(x, y, {
    marked,
    label,
    ...(options.field === undefined ? {} : { field: options.field }),
    look: options.look ?? 'x',
    size: options.size ?? 8,
  });
  sheet.text(x + (options.size ?? 8) + 4, y, label, text);
  return x + (options.size ?? 8) + 4 + sheet.measure(label, text) + 14;
}
