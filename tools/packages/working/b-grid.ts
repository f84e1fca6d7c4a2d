import type { FontName } from '../core/fonts.ts';
import { type Run, tokenize } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';

export interface Cell {
  readonly runs: Run | readonly Run[];
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
  readonly size?: number;
  readonly span?: number;
  readonly fill?: string;
  readonly colour?: string;
  readonly font?: FontName;
}

export type CellInput = Run | readonly Run[] | Cell;

export interface GridOptions {
  readonly x: number;
  readonly widths: readonly number[];
  readonly style?: TextStyle;
  readonly borders?: 'all' | 'rows' | 'columns' | 'outer' | 'none';
  readonly pad?: number;
  /** Alignment of each column, left unless told. */
  readonly align?: readonly ('left' | 'center' | 'right')[];
  readonly minHeight?: number;
  readonly thickness?: number;
}

const asCell = (input: CellInput): Cell =>
  typeof input === 'object' && !Array.isArray(input) && 'runs' in input
    ? (input as Cell)
    : { runs: input as Run | readonly Run[] };

const asRuns = (runs: Run | readonly Run[]): readonly Run[] =>
  Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];

/** How many lines the text takes in so much width, counted as the sheet breaks them. */
export function countLines(s: Sheet, runs: Run | readonly Run[], width: number, style: TextStyle): number {
  const space = s.measure(' ', style);
  let lines = 1;
  let used = 0;
  const tokens = tokenize(asRuns(runs), style.bold ?? false);
  for (const token of tokens) {
    if (token === null) {
      lines += 1;
      used = 0;
      continue;
    }
    const wide = token.reduce((sum, piece) => sum + s.measure(piece.text, { ...style, bold: piece.bold }), 0);
    if (used > 0 && used + space + wide > width) {
      lines += 1;
      used = wide;
    } else used += (used > 0 ? space : 0) + wide;
  }
  return tokens.length === 0 ? 0 : lines;
}

/** A table from `s.y` on; rows are as high as their text, and go over to the next page. Leaves `s.y` below it. */
export function grid(s: Sheet, options: GridOptions, rows: readonly (readonly CellInput[])[]): number {
  const { x, widths, style = {}, borders = 'all', pad = 3, align = [], minHeight = 0, thickness = 0.5 } = options;
  const right = x + widths.reduce((sum, width) => sum + width, 0);
  rows.forEach((row, rowIndex) => {
    const cells = row.map(asCell);
    let column = 0;
    const placed = cells.map((cell) => {
      const at = x + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      const width = widths.slice(column, column + (cell.span ?? 1)).reduce((sum, each) => sum + each, 0);
      const own: TextStyle = {
        ...style,
        ...(cell.bold === undefined ? {} : { bold: cell.bold }),
        ...(cell.size === undefined ? {} : { size: cell.size }),
        ...(cell.colour === undefined ? {} : { colour: cell.colour }),
        ...(cell.font === undefined ? {} : { font: cell.font }),
        align: cell.align ?? align[column] ?? 'left',
      };
      column += cell.span ?? 1;
      const lineHeight = (own.size ?? 10) * (own.leading ?? 1.2);
      return { cell, at, width, own, height: countLines(s, cell.runs, width - pad * 2, own) * lineHeight };
    });
    const height = Math.max(minHeight, ...placed.map((each) => each.height + pad * 2 - 1));
    s.ensure(height);
    const top = s.y;
    for (const { cell, at, width, own } of placed) {
      if (cell.fill !== undefined) s.rect(at, top, width, height, { fill: cell.fill });
      s.text(at + pad, top + pad, cell.runs, { ...own, width: width - pad * 2 });
      if (borders === 'all') s.rect(at, top, width, height, { thickness });
      if (borders === 'columns') {
        s.vline(at, top, top + height, thickness);
        s.vline(at + width, top, top + height, thickness);
      }
    }
    if (borders === 'rows') s.hline(x, top + height, right, thickness);
    if (borders === 'outer' || borders === 'columns') {
      s.vline(x, top, top + height, thickness);
      s.vline(right, top, top + height, thickness);
      if (rowIndex === 0) s.hline(x, top, right, thickness);
      if (rowIndex === rows.length - 1) s.hline(x, top + height, right, thickness);
    }
    s.y = top + height;
  });
  return s.y;
}

/** A box with its label small in the corner and the value under it, as insurance and government forms have them. */
export function labelledBox(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  runs: Run | readonly Run[],
  options: {
    readonly labelSize?: number;
    readonly size?: number;
    readonly font?: TextStyle['font'];
    readonly bold?: boolean;
    readonly frame?: boolean;
  } = {},
): void {
  const labelSize = options.labelSize ?? 6.5;
  if (options.frame !== false) s.rect(x, y, w, h);
  const labelled = s.text(x + 3, y + 2.5, label, { size: labelSize, width: w - 6, font: 'sans', bold: false });
  s.text(x + 6, labelled + 1.5, runs, {
    size: options.size ?? 9,
    width: w - 10,
    ...(options.font === undefined ? {} : { font: options.font }),
    ...(options.bold === undefined ? {} : { bold: options.bold }),
  });
}

/** Labels in one column, values in the next. Leaves `s.y` below. */
export function pairs(
  s: Sheet,
  options: {
    readonly x: number;
    readonly labelWidth: number;
    readonly width: number;
    readonly style?: TextStyle;
    readonly boldLabels?: boolean;
    readonly gap?: number;
    readonly underline?: boolean;
  },
  rows: readonly (readonly [string, Run | readonly Run[]])[],
): number {
  const { x, labelWidth, width, style = {}, boldLabels = false, gap = 3, underline = false } = options;
  for (const [label, runs] of rows) {
    const lineHeight = (style.size ?? 10) * (style.leading ?? 1.2);
    const lines = Math.max(
      1,
      countLines(s, label, labelWidth - 4, { ...style, bold: boldLabels }),
      countLines(s, runs, width - labelWidth, style),
    );
    s.ensure(lines * lineHeight + gap);
    const top = s.y;
    s.text(x, top, label, { ...style, bold: boldLabels, width: labelWidth - 4 });
    s.text(x + labelWidth, top, runs, { ...style, width: width - labelWidth });
    s.y = top + lines * lineHeight + gap;
    if (underline) s.hline(x + labelWidth - 2, s.y - gap + 1, x + width);
  }
  return s.y;
}
