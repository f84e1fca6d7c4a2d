import { isTooLongForLabel, type Sheet, type SheetCell } from './sheet.ts';

/** A row of headers with the rows of values below it. */
export interface SheetTable {
  readonly headers: readonly SheetCell[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Finds values in a sheet, with what the profile calls labels. */
export interface SheetReader {
  /** The table whose header the label is; null where its value stands beside or below it alone. */
  tableOf(label: SheetCell): SheetTable | null;
  /** The cells beside a label, or below it where nothing stands beside it; several only where a list hangs there. */
  valuesBeside(label: SheetCell): readonly SheetCell[];
}

export function sheetReader(sheet: Sheet, known: ReadonlySet<string>): SheetReader {
  const indexes = new Map(sheet.rows.map((cells, index) => [cells[0]?.row ?? 0, index]));
  const tables = new Map<number, SheetTable>();
  const rowAt = (row: number): readonly SheetCell[] => sheet.rows[indexes.get(row) ?? -1] ?? [];
  const isKnown = (cell: SheetCell | undefined) =>
    cell !== undefined && !cell.isFigure && known.has(sheet.labelOf(cell));

  /**
   * Whether values stand below. What the profile calls a label decides first, then colons and figures, and last the
   * usual: two columns are labels with values, more are a table.
   */
  const isHeader = (label: SheetCell): boolean => {
    const cells = rowAt(label.row);
    const right = cells.find(({ column }) => column > label.column);
    const next = sheet.rows[(indexes.get(label.row) ?? 0) + 1] ?? [];
    const below = cellAt(next, label.column);
    if (endsInColon(label) || right === undefined || right.isFigure || next.length === 0) {
      return right === undefined && cells.length > 1 && isHeaderRow(cells) && !isKnown(below);
    }
    if (isKnown(below)) return false;
    if (isKnown(right)) return true;
    if (isKnown(cellAt(rowAt(label.row - 1), label.column)) || !isHeaderRow(cells)) return false;
    if (cells.filter(isKnown).length > 1) return !isOfPairs(cells, next);
    if (next.some((cell) => cell.isFigure && cellAt(cells, cell.column) === cells[0])) return true;
    return cells.length > 2 && cells.length !== 4;
  };

  /** Label, value, label, value, and labels below them: a form of four columns. */
  const isOfPairs = (cells: readonly SheetCell[], next: readonly SheetCell[]): boolean =>
    cells.length % 2 === 0 &&
    cells.every((cell, at) => isKnown(cell) === (at % 2 === 0)) &&
    cells.some(({ column }, at) => at % 2 === 0 && isKnown(cellAt(next, column)));

  return {
    tableOf: (label) => {
      if (!isHeader(label)) return null;
      const table = tables.get(label.row) ?? readTable(sheet, indexes.get(label.row) ?? 0, isKnown);
      tables.set(label.row, table);
      return table;
    },
    valuesBeside: (label) => {
      const beside = rowAt(label.row).find(({ column }) => column > label.column);
      if (beside !== undefined && !isKnown(beside) && !endsInColon(beside)) {
        return [beside, ...hangingBelow(rowAt, label, beside)];
      }
      const below = cellAt(rowAt(label.row + 1), label.column);
      return below === undefined || isKnown(below) || endsInColon(below) ? [] : [below];
    },
  };
}

export function cellAt(cells: readonly SheetCell[], column: number): SheetCell | undefined {
  return cells.find((cell) => cell.column === column);
}

function endsInColon({ text, isFigure }: SheetCell): boolean {
  return !isFigure && !isTooLongForLabel(text) && /[:：]\s*$/u.test(text);
}

/** Headers are words. */
function isHeaderRow(cells: readonly SheetCell[]): boolean {
  return cells.every((cell) => !cell.isFigure && !endsInColon(cell));
}

/** More values of the same label, in the rows below where its own column is empty: a list of guarantors. */
function hangingBelow(
  rowAt: (row: number) => readonly SheetCell[],
  label: SheetCell,
  first: SheetCell,
): readonly SheetCell[] {
  const found: SheetCell[] = [];
  for (let row = label.row + 1; ; row++) {
    const cells = rowAt(row);
    const [only] = cells;
    if (only === undefined || only.column !== first.column || cells.length > 1 || endsInColon(only)) return found;
    found.push(only);
  }
}

/**
 * Down to the next row of headers, a row of totals at the end, or a blank row behind which no row fills two columns:
 * what stands there is a note about the report.
 */
function readTable(sheet: Sheet, headerIndex: number, isKnown: (cell: SheetCell) => boolean): SheetTable {
  const headers = sheet.rows[headerIndex] ?? [];
  const columns = new Set(headers.map(({ column }) => column));
  const rows: (readonly SheetCell[])[] = [];
  let last = headers[0]?.row ?? 0;
  for (const cells of sheet.rows.slice(headerIndex + 1)) {
    const own = cells.filter(({ column }) => columns.has(column));
    const row = cells[0]?.row ?? 0;
    if (own.filter(isKnown).length > 1 || cells.some(endsInColon)) break;
    if (!sheet.isContiguous(last, row) && own.length < Math.min(2, columns.size)) break;
    last = row;
    if (own.length > 0) rows.push(cells);
  }
  const total = rows.at(-1)?.[0];
  const isShort = (rows.at(-1)?.length ?? 0) * 2 < headers.length;
  const hasTotals =
    rows.length > 1 &&
    total !== undefined &&
    (/^(grand\s+|sub-?\s*)?totals?\s*:?$/i.test(total.text.trim()) || (isShort && /^totals?\b/i.test(total.text)));
  return { headers, rows: hasTotals ? rows.slice(0, -1) : rows };
}
