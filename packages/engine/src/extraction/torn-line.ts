import type { PageGrid, Row } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Token } from './token.ts';

const FIGURE = /^[($#]*\d[\d,./-]*[%).,;]?$|^\$$/;

/**
 * Whether words that follow each other in the running text belong to different boxes: the figure that ends a row
 * of a table, and the beginning of the next row. "$476,960.31" at a row's end is not what "to others" below it gets.
 */
export function isTorn({ grids }: ReadingContext, tokens: readonly Token[], own: readonly Token[] = []): boolean {
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    const grid = grids[token.pageIndex];
    if (next === undefined || grid === undefined || next.pageIndex !== token.pageIndex) return false;
    const height = token.bottom - token.top;
    if (next.top < token.bottom - 0.3 * height) return goesOnBelow(grid, token, next);
    const row = rowOf(grid, token);
    const cell = row?.cells.at(-1);
    if (row === undefined || cell === undefined || row.cells.length < 2 || cell.left > token.left + 1) return false;
    if (next.left > cell.left - 2 * height) return false;
    // A value does not run from the end of one row of a table to the beginning of the next.
    const parted = own.includes(token) && own.includes(next) && (rowOf(grid, next)?.cells.length ?? 0) > 1;
    return parted || cell.tokens.every(({ text }) => FIGURE.test(text));
  });
}

/** "Limited to" over "$50,000.00" in a box: the sum that follows it on its line is the next box's. */
function goesOnBelow(grid: PageGrid, token: Token, next: Token): boolean {
  if (!/^(?:to|of|at|for|than|up|exceed)$/i.test(token.text) || !FIGURE.test(next.text)) return false;
  const row = rowOf(grid, token);
  const cell = row?.cells.find(({ left, right }) => left <= token.left + 1 && right >= token.right - 1);
  if (row === undefined || cell === undefined || next.left <= cell.right + 1) return false;
  const below = grid.rows[grid.rows.indexOf(row) + 1]?.cells.find(({ left }) => Math.abs(left - cell.left) < 3);
  return below !== undefined && FIGURE.test(below.tokens[0]?.text ?? '');
}

/**
 * Words up to where running text leaves the box they stand in: the next word begins a row of a table whose own value
 * stands in the column of these words. "… and proceeds" / "Guarantors   Ann Lee".
 */
export function withinBox({ grids }: ReadingContext, tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token, at) => {
    const next = tokens[at + 1];
    const grid = grids[token.pageIndex];
    if (next === undefined || grid === undefined || next.pageIndex !== token.pageIndex || next.top < token.bottom - 1)
      return false;
    const own = rowOf(grid, token)?.cells.find(({ left, right }) => left <= token.left + 1 && right >= token.right - 1);
    const [label, value] = rowOf(grid, next)?.cells ?? [];
    if (own === undefined || label === undefined || value === undefined || Math.abs(label.left - next.left) > 1)
      return false;
    const isColumn = Math.abs(value.left - own.left) < 3 && label.right < own.left;
    return isColumn && label.tokens.length < 7 && /[A-Za-z]{3}/.test(next.text);
  });
  return end < 0 ? tokens : tokens.slice(0, end + 1);
}

function rowOf({ rows }: PageGrid, { left, right, top, bottom }: Token): Row | undefined {
  const middle = (top + bottom) / 2;
  return rows.find(
    (row) =>
      row.top <= middle &&
      row.bottom >= middle &&
      row.cells.some((cell) => cell.left <= left + 1 && cell.right >= right - 1),
  );
}
