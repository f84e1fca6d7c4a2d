import type { LabelMatch } from './find-label.ts';
import type { Cell, PageGrid, Row } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Token } from './token.ts';

/** Of a line's height: rows of one block stand no farther apart. */
const maxGap = 1.8;

/** A value takes no more lines over its caption. */
const mostLines = 3;

/**
 * Whether a label stands under its value: in a block whose rows of values and of labels take turns, and that begins with
 * values and ends with labels. Read downwards, every value of such a block would be the next label's.
 */
export function isUnderItsValue(context: ReadingContext, match: LabelMatch): boolean {
  const { grid, cell, firstCell, startsCell, endsCell, colon } = match;
  if (!startsCell || !endsCell || colon || cell !== firstCell) return false;
  const above = grid.rows[cell.row - 1];
  const own = grid.rows[cell.row];
  if (above === undefined || own === undefined || !isNear(grid, cell.row)) return false;
  if (!isLabelRow(context, own) || !isValueRow(context, above) || isRuledOff(grid, above, own)) return false;
  if (!own.cells.every((one) => above.cells.some((other) => meets(one, other)))) return false;
  const below = grid.rows[cell.row + 1];
  // A label stands nearer to its own value than to the next.
  if (below !== undefined && below.top - own.bottom < own.top - above.bottom - 1) return false;
  return beginsWithValues(context, grid, cell.row) && endsBlock(context, grid, cell.row);
}

/** A rule over a row of labels, and none under it, makes them the heads of what stands below. */
function isRuledOff(grid: PageGrid, above: Row, own: Row): boolean {
  const left = own.cells[0]?.left ?? 0;
  return grid.across.some(
    (stroke) =>
      stroke.left <= left + 2 &&
      stroke.right >= left + 2 &&
      stroke.top > (above.top + above.bottom) / 2 &&
      stroke.top < (own.top + own.bottom) / 2 &&
      grid.upright.some((side) => side.top < own.top && side.bottom > own.bottom),
  );
}

/** Up from a row of labels: values, labels, values, until the block begins. */
function beginsWithValues(context: ReadingContext, grid: PageGrid, row: number): boolean {
  let at = row;
  for (;;) {
    const values = valuesFrom(context, grid, at, -1);
    if (values === 0) return false;
    const next = grid.rows[at - values - 1];
    if (next === undefined || !isNear(grid, at - values) || !isLabelRow(context, next)) return true;
    if (!areAligned(grid.rows[row], next)) return true;
    at -= values + 1;
  }
}

/** Down from a row of labels to the last of the block, which has no values below it. */
function endsBlock(context: ReadingContext, grid: PageGrid, row: number): boolean {
  let at = row;
  for (;;) {
    const values = valuesFrom(context, grid, at, 1);
    if (values === 0) return true;
    const next = grid.rows[at + values + 1];
    if (next === undefined || !isNear(grid, at + values + 1) || !isLabelRow(context, next)) return false;
    at += values + 1;
  }
}

/** How many rows of values stand next to a row of labels, above it or below it. */
function valuesFrom(context: ReadingContext, grid: PageGrid, row: number, step: 1 | -1): number {
  let count = 0;
  while (count < mostLines) {
    const next = grid.rows[row + step * (count + 1)];
    const lower = step === 1 ? row + count + 1 : row - count;
    if (next === undefined || !isNear(grid, lower) || !isValueRow(context, next)) break;
    if (!areAligned(grid.rows[row], next)) break;
    count += 1;
  }
  return count;
}

/** Whether a row follows closely on the one before it. */
function isNear({ rows }: PageGrid, row: number): boolean {
  const own = rows[row];
  const before = rows[row - 1];
  return own !== undefined && before !== undefined && own.top - before.bottom < maxGap * (own.bottom - own.top);
}

/** Rows of several cells that stand over each other. */
function areAligned(a: Row | undefined, b: Row): boolean {
  const shared = a?.cells.filter((cell) => b.cells.some((other) => meets(cell, other))).length ?? 0;
  return a !== undefined && a.cells.length >= 2 && b.cells.length >= 2 && shared >= 2;
}

function meets(a: Cell, b: Cell): boolean {
  return a.left < b.right && b.left < a.right;
}

/** Labels alone: a row with a value among them is a table of labels and values. */
function isLabelRow(context: ReadingContext, { cells }: Row): boolean {
  return cells.length >= 2 && cells.every(({ tokens }) => context.isHeading(tokens) && !tokens.some(hasFigure));
}

function isValueRow(context: ReadingContext, { cells }: Row): boolean {
  return cells.length >= 2 && !cells.some(({ tokens }) => context.isHeading(tokens));
}

function hasFigure({ text }: Token): boolean {
  return /\d|:$/.test(text);
}
