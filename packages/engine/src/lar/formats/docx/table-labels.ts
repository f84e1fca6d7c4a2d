import type { Band, Cell, Row, Table } from './word-blocks.ts';

/** Finds values in tables, with what the profile calls labels. */
export interface TableReader {
  /** The cells that hold the values of a label: to its right, or below it, as the rows around it are laid out. */
  cellsOfLabel(table: Table, label: Cell): readonly Cell[];
  /** Whether the values of the cell stand below it. */
  isColumnHeader(table: Table, cell: Cell): boolean;
}

export function tableReader(known: ReadonlySet<string>): TableReader {
  // Each band is looked at once: a label in every row of a long table would otherwise cost the square of its length.
  const layouts = new Map<Band, 'left' | 'above'>();
  const layoutAt = (table: Table, band: Band) => {
    const layout = layouts.get(band) ?? layoutOf(table.rows.slice(band.from, band.to), known);
    layouts.set(band, layout);
    return layout;
  };
  const isColumnHeader = (table: Table, cell: Cell) => {
    const at = cell.row - 1;
    const row = table.rows[at];
    if (row === undefined || layoutAt(table, row.band) === 'left') return false;
    return isHeaderRow(row, at === row.band.from, known);
  };
  return {
    isColumnHeader,
    cellsOfLabel: (table, label) => {
      const band = table.rows[label.row - 1]?.band;
      if (band !== undefined && isColumnHeader(table, label)) return cellsBelow(table, label, band.to, known);
      const beside = cellsBeside(table, label);
      if (!beside.every((cell) => known.has(cell.label))) return beside;
      const next = label.row - 1 + label.rowSpan;
      return cellsBelow(table, label, next + 1, known);
    },
  };
}

/**
 * Whether labels stand left of their values or above them. What the profile calls a label decides first, then what the
 * file itself says, then where figures stand, and last the usual: pairs of columns are labels with values.
 */
function layoutOf(rows: readonly Row[], known: ReadonlySet<string>): 'left' | 'above' {
  const [header, ...body] = rows;
  if (header === undefined || body.length === 0) return 'left';
  const isKnown = (cell: Cell | undefined) => cell !== undefined && known.has(cell.label);
  if (header.cells.some((cell, index) => isKnown(cell) && isKnown(header.cells[index + 1]))) return 'above';
  const firstColumn = rows.map((row) => row.cells[0]).filter((cell) => cell !== undefined);
  if (firstColumn.filter(isKnown).length > 1) return 'left';
  if (header.isHeader) return 'above';
  if (firstColumn.filter(endsInColon).length > firstColumn.length / 2) return 'left';
  if (header.cells.some(isFigure)) return 'left';
  // In a table of labels and values every other column holds labels, and a label is no figure.
  if (body.some((row) => row.cells.some((cell, index) => index % 2 === 0 && isFigure(cell)))) return 'above';
  if (header.cells.length === 4 && hasColumnsOfFigures(header, body)) return 'above';
  return header.cells.length === 2 || header.cells.length === 4 ? 'left' : 'above';
}

/** Two columns of figures below words: in a form of four columns values of several kinds stand below each other. */
function hasColumnsOfFigures(header: Row, body: readonly Row[]): boolean {
  const columns = header.cells.filter((head, index) => {
    const below = body.map((row) => row.cells[index]).filter((cell) => cell !== undefined);
    return (
      !isFigure(head) &&
      below.length > 1 &&
      below.every((cell) => /^[$(]?\d[\d\s,./%()-]*$/.test(cellText(cell).trim()))
    );
  });
  return columns.length > 1;
}

function endsInColon(cell: Cell): boolean {
  return /[:：]\s*$/u.test(cellText(cell));
}

function cellText(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(' ');
}

/** An amount, a date, a percentage, a long number or a box; "Guarantor 1" is none. */
function isFigure(cell: Cell): boolean {
  const text = cellText(cell).trim();
  return /^[$(]?\d[\d\s,./%()-]*$/.test(text) || /\$\s*\d|\d{4,}|[☒☐]/u.test(text);
}

/** The first row of its kind, one that Word repeats, or one of several in a form that alternates labels and values. */
function isHeaderRow(row: Row, isFirst: boolean, known: ReadonlySet<string>): boolean {
  return isFirst || row.isHeader || row.cells.filter((cell) => known.has(cell.label)).length > 1;
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
    if (cell !== undefined && known.has(cell.label)) break;
    const [first] = row.cells;
    if (first !== undefined && found.length > 0 && /^(grand )?totals?$/.test(first.label)) break;
    if (cell !== undefined) found.push(cell);
  }
  return found;
}
