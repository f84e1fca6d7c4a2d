import type { Run } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Runs = Run | readonly Run[];

const listOf = (runs: Runs): readonly Run[] => (Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run]);

export function plainText(runs: Runs): string {
  return listOf(runs)
    .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed))
    .join('');
}

/** How many lines the text takes at such a width: the same greedy wrapping as the sheet's own. */
export function countLines(sheet: Sheet, runs: Runs, style: TextStyle, width: number): number {
  let lines = 0;
  for (const line of plainText(runs).split('\n')) {
    let used = 0;
    lines += 1;
    const space = sheet.measure(' ', style);
    for (const word of line.split(/[ \t]+/).filter((part) => part !== '')) {
      // Values are measured bold, the wider face, so that a guess errs on the roomy side.
      const wide = sheet.measure(word, style);
      if (used > 0 && used + space + wide > width) {
        lines += 1;
        used = wide;
      } else used += (used > 0 ? space : 0) + wide;
    }
  }
  return lines;
}

/** Text made smaller until it fits its frame, as form fillers do; answers the y below it. */
export function fitted(sheet: Sheet, frame: Frame, runs: Runs, style: TextStyle = {}): number {
  let size = style.size ?? 9;
  const height = (at: number): number =>
    countLines(sheet, runs, { ...style, size: at }, frame.w) * at * (style.leading ?? 1.15);
  const tooWide = (at: number): boolean =>
    plainText(runs)
      .split(/\s+/)
      .some((word) => sheet.measure(word, { ...style, size: at }) > frame.w);
  while (size > 5 && (height(size) > frame.h || tooWide(size))) size -= 0.25;
  return sheet.text(frame.x, frame.y, runs, { leading: 1.15, ...style, size, width: frame.w });
}

export interface CellLook {
  readonly label?: TextStyle;
  readonly value?: TextStyle;
  readonly border?: boolean;
  readonly fill?: string;
  readonly labelHeight?: number;
  readonly pad?: number;
}

/** A box of a form: a small label in its upper left corner, the filled-in value below. */
export function cell(sheet: Sheet, frame: Frame, label: Runs, runs: Runs = '', look: CellLook = {}): void {
  const pad = look.pad ?? 3;
  if (look.fill !== undefined) sheet.rect(frame.x, frame.y, frame.w, frame.h, { fill: look.fill, stroke: false });
  if (look.border !== false) sheet.rect(frame.x, frame.y, frame.w, frame.h);
  const labelStyle: TextStyle = { size: 6.5, ...look.label };
  let below = frame.y + 2;
  if (label !== '')
    below = fitted(
      sheet,
      { x: frame.x + pad, y: frame.y + 2, w: frame.w - pad * 2, h: look.labelHeight ?? frame.h * 0.45 },
      label,
      labelStyle,
    );
  if (plainText(runs) !== '')
    fitted(sheet, { x: frame.x + pad, y: below + 1, w: frame.w - pad * 2, h: frame.y + frame.h - below - 1 }, runs, {
      size: 9,
      ...look.value,
    });
}

export interface Column {
  readonly w: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly heading?: string;
}

export interface TableLook {
  readonly size?: number;
  readonly headingStyle?: TextStyle;
  readonly headingFill?: string;
  readonly rules?: 'all' | 'rows' | 'none' | 'columns';
  readonly pad?: number;
  readonly rowHeight?: number;
  readonly style?: TextStyle;
  /** Every second row shaded. */
  readonly banded?: string;
}

/** A table of runs from (x, y) on; a row is as high as its highest cell. Answers the y below it. */
export function table(
  sheet: Sheet,
  x: number,
  y: number,
  columns: readonly Column[],
  rows: readonly (readonly Runs[])[],
  look: TableLook = {},
): number {
  const size = look.size ?? 8.5;
  const style: TextStyle = { ...look.style, size, leading: 1.15 };
  const pad = look.pad ?? 2;
  const rules = look.rules ?? 'all';
  const width = columns.reduce((sum, column) => sum + column.w, 0);
  const lefts = columns.map((_, index) => columns.slice(0, index).reduce((sum, column) => sum + column.w, x));
  let at = y;
  const drawRow = (cells: readonly Runs[], rowStyle: TextStyle, fill: string | undefined): void => {
    const rowSize = rowStyle.size ?? size;
    const lines = columns.map((column, index) =>
      countLines(sheet, cells[index] ?? '', { ...rowStyle, bold: true }, column.w - pad * 2),
    );
    const h = Math.max(look.rowHeight ?? 0, Math.max(1, ...lines) * rowSize * 1.15 + pad * 2);
    if (at + h > sheet.height - sheet.margins.bottom) {
      sheet.newPage();
      at = sheet.y;
    }
    if (fill !== undefined) sheet.rect(x, at, width, h, { fill, stroke: false });
    columns.forEach((column, index) => {
      const runs = cells[index] ?? '';
      const left = lefts[index] ?? x;
      if (plainText(runs) !== '')
        sheet.text(left + pad, at + pad, runs, {
          ...rowStyle,
          width: column.w - pad * 2,
          ...(column.align === undefined ? {} : { align: column.align }),
        });
      if (rules === 'all') sheet.rect(left, at, column.w, h);
      if (rules === 'columns') {
        sheet.vline(left, at, at + h);
        sheet.vline(left + column.w, at, at + h);
      }
    });
    if (rules === 'rows') sheet.hline(x, at + h, x + width);
    at += h;
  };
  if (columns.some((column) => column.heading !== undefined))
    drawRow(
      columns.map((column) => column.heading ?? ''),
      { ...style, bold: true, ...look.headingStyle },
      look.headingFill,
    );
  rows.forEach((row, index) => {
    drawRow(row, style, look.banded !== undefined && index % 2 === 1 ? look.banded : undefined);
  });
  sheet.y = at;
  return at;
}

/** A filled bar with its heading. */
export function bar(
  sheet: Sheet,
  frame: Frame,
  heading: Runs,
  style: TextStyle & { readonly fill?: string } = {},
): void {
  sheet.rect(frame.x, frame.y, frame.w, frame.h, { fill: style.fill ?? '#1f2a44', stroke: false });
  const size = style.size ?? 9;
  fitted(sheet, { x: frame.x + 4, y: frame.y + (frame.h - size) / 2, w: frame.w - 8, h: frame.h }, heading, {
    bold: true,
    colour: 'white',
    ...style,
    size,
  });
}

/** A label with its value after it at a tab stop. Answers the y below. */
export function labelled(
  sheet: Sheet,
  x: number,
  y: number,
  label: string,
  runs: Runs,
  look: { readonly tab: number; readonly width: number; readonly label?: TextStyle; readonly value?: TextStyle },
): number {
  const a = sheet.text(x, y, label, { ...look.label, width: look.tab - 4 });
  const b =
    plainText(runs) === '' ? y : sheet.text(x + look.tab, y, runs, { ...look.value, width: look.width - look.tab });
  return Math.max(a, b);
}

/** A check box with its words to the right; answers the x after them. */
export function ticked(
  sheet: Sheet,
  x: number,
  y: number,
  label: string,
  marked: boolean,
  options: {
    readonly size?: number;
    readonly field?: string;
    readonly look?: 'x' | 'tick' | 'filled' | 'circle';
    readonly style?: TextStyle;
  } = {},
): number {
  const side = options.size ?? 8;
  sheet.checkbox(x, y, {
    marked,
    label,
    size: side,
    ...(options.field === undefined ? {} : { field: options.field }),
    look: options.look ?? 'x',
  });
  const style: TextStyle = { size: side, ...options.style };
  sheet.text(x + side + 3, y, label, style);
  return x + side + 3 + sheet.measure(label, style) + 8;
}
