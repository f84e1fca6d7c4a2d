import { foldLabel } from '../labels.ts';
import type { Cell, Row, Table } from './word-blocks.ts';

/** The cells that hold the values of a label cell: to its right, or below it, as the rows around it are laid out. */
export function cellsOfLabel(table: Table, label: Cell, known: ReadonlySet<string>): readonly Cell[] {
  if (isColumnHeader(table, label, known)) {
    return cellsBelow(table, label, bandAround(table, label.row - 1).to, known);
  }
  const beside = cellsBeside(table, label);
  const isLabels = beside.every((cell) => known.has(cellLabel(cell)));
  if (!isLabels) return beside;
  return cellsBelow(table, label, table.rows.length, known).slice(0, 1);
}

/** Whether the values of the cell stand below it. */
export function isColumnHeader(table: Table, cell: Cell, known: ReadonlySet<string>): boolean {
  const at = cell.row - 1;
  const band = bandAround(table, at);
  return layoutOf(band.rows, known) === 'above' && isHeaderRow(table.rows[at], at === band.from, known);
}

export function cellText(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(' ');
}

export function cellLabel(cell: Cell): string {
  return foldLabel(cellText(cell));
}

interface Band {
  readonly rows: readonly Row[];
  readonly from: number;
  /** Behind its last row. */
  readonly to: number;
}

/** The rows around one that have its shape: a section title across the table, or another grid, ends them. */
function bandAround(table: Table, at: number): Band {
  const shape = table.rows[at]?.shape;
  let from = at;
  let to = at + 1;
  while (from > 0 && table.rows[from - 1]?.shape === shape) from -= 1;
  while (to < table.rows.length && table.rows[to]?.shape === shape) to += 1;
  return { rows: table.rows.slice(from, to), from, to };
}

/**
 * Whether labels stand left of their values or above them. What the profile calls a label decides first, then what the
 * file itself says, then where figures stand, and last the usual: pairs of columns are labels with values.
 */
function layoutOf(rows: readonly Row[], known: ReadonlySet<string>): 'left' | 'above' {
  const [header, ...body] = rows;
  if (header === undefined || body.length === 0) return 'left';
  const isKnown = (cell: Cell | undefined) => cell !== undefined && known.has(cellLabel(cell));
  if (header.cells.some((cell, index) => isKnown(cell) && isKnown(header.cells[index + 1]))) return 'above';
  const firstColumn = rows.map((row) => row.cells[0]).filter((cell) => cell !== undefined);
  if (firstColumn.filter(isKnown).length > 1) return 'left';
  if (header.isHeader) return 'above';
  if (firstColumn.filter(endsInColon).length > firstColumn.length / 2) return 'left';
  if (header.cells.some(isFigure)) return 'left';
  // In a table of labels and values every other column holds labels, and a label is no figure.
  if (body.some((row) => row.cells.some((cell, index) => index % 2 === 0 && isFigure(cell)))) return 'above';
  return header.cells.length === 2 || header.cells.length === 4 ? 'left' : 'above';
}

function endsInColon(cell: Cell): boolean {
  return /[:：]\s*$/u.test(cellText(cell));
}

/** An amount, a date, a percentage, a long number or a box; "Guarantor 1" is none. */
function isFigure(cell: Cell): boolean {
  const text = cellText(cell).trim();
  return /^[$(]?\d[\d\s,./%()-]*$/.test(text) || /\$\s*\d|\d{4,}|[☒☐]/u.test(text);
}

/** The first row of its kind, one that Word repeats, or one of several in a form that alternates labels and values. */
function isHeaderRow(row: Row | undefined, isFirst: boolean, known: ReadonlySet<string>): boolean {
  if (row === undefined) return false;
  return isFirst || row.isHeader || row.cells.filter((cell) => known.has(cellLabel(cell))).length > 1;
}

function cellsBeside(table: Table, label: Cell): readonly Cell[] {
  return table.rows
    .slice(label.row - 1, label.row - 1 + label.rowSpan)
    .flatMap((row) => row.cells.filter((cell) => cell.start === label.start + label.span));
}

/** Down to the end of the rows, the next row of labels, or a row of totals. */
function cellsBelow(table: Table, label: Cell, to: number, known: ReadonlySet<string>): readonly Cell[] {
  const found: Cell[] = [];
  for (const row of table.rows.slice(label.row - 1 + label.rowSpan, to)) {
    const cell = row.cells.find((one) => one.start === label.start);
    if (cell !== undefined && known.has(cellLabel(cell))) break;
    const [first] = row.cells;
    if (first !== undefined && found.length > 0 && /^(grand )?totals?$/.test(cellLabel(first))) break;
    if (cell !== undefined) found.push(cell);
  }
  return found;
}
