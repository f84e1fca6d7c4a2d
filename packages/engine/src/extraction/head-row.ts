import { cellUnder, maxDrop, maxShift } from './cell-under.ts';
import type { LabelMatch } from './find-label.ts';
import type { Cell, PageGrid } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Token } from './token.ts';

/**
 * Whether a label stands in a row of headings: the cell beside it is printed as the label is, and under both stands
 * print of another size or weight, in one row. Then the cell beside it is another heading, known or not, and the value is below.
 */
export function isInHeadRow(match: LabelMatch): boolean {
  const { grid, cell, endsCell, colon } = match;
  const beside = grid.rows[cell.row]?.cells[cell.index + 1];
  if (!endsCell || beside === undefined || cell.tokens[0]?.method === 'ocr') return false;
  if (!isSamePrint(cell.tokens, beside.tokens)) return false;
  if (!colon && areHeadsOfBoxes(grid, cell, beside)) return true;
  const own = cellUnder(grid, cell);
  const others = cellUnder(grid, beside);
  return (
    own !== null &&
    others?.row === own.row &&
    !isSamePrint(cell.tokens, own.tokens) &&
    !isSamePrint(beside.tokens, others.tokens)
  );
}

/**
 * Whether what stands beside a label is the value of another: it has a heading of the label's print over it, in its own
 * column, and the label has print of a value's size under it. Columns of headed values need not keep step.
 */
export function isBesideAnothers({ grid, cell, endsCell, colon }: LabelMatch): boolean {
  const beside = grid.rows[cell.row]?.cells[cell.index + 1];
  if (!endsCell || colon || beside === undefined || cell.tokens[0]?.method === 'ocr') return false;
  if (isSamePrint(cell.tokens, beside.tokens)) return false;
  const own = cellUnder(grid, cell);
  const over = cellOver(grid, beside);
  return (
    own !== null &&
    over !== null &&
    isSamePrint(own.tokens, beside.tokens) &&
    isSamePrint(cell.tokens, over.tokens) &&
    over.tokens.length <= mostHeadingWords
  );
}

/** Headings hold no figures and are short. */
const mostHeadingWords = 8;

/** Whether two cells head boxes that stand side by side. Print of one size fills such forms, label and value alike. */
function areHeadsOfBoxes(grid: PageGrid, cell: Cell, beside: Cell): boolean {
  if (beside.tokens.length > mostHeadingWords || beside.tokens.some(({ text }) => /\d|[,.;]$/.test(text))) return false;
  return headsBox(grid, cell) && headsBox(grid, beside);
}

/** In points: words stand no farther from the side of their box. */
const maxInset = 14;

/** Whether a line is the first in a ruled box that holds another below it: a rule runs over it, and one down its left. */
export function headsBox(grid: PageGrid, cell: Cell): boolean {
  const under = cellUnder(grid, cell);
  if (under === null) return false;
  const { left, top, bottom } = cell;
  const height = bottom - top;
  const across = grid.across.filter((stroke) => stroke.left <= left + 2 && stroke.right >= left + 2);
  const topped = across.some((stroke) => stroke.top > top - 1.4 * height && stroke.top < top + 0.4 * height);
  const parted = across.some((stroke) => stroke.top > bottom - 0.2 * height && stroke.top < under.top + 0.2 * height);
  const sided = grid.upright.some(
    (side) =>
      side.left > left - maxInset &&
      side.left < left + 1 &&
      side.top < top + 0.5 * height &&
      side.bottom > under.bottom - 0.5 * height,
  );
  return topped && sided && !parted;
}

/** Of a line's height: the lines of one caption stand no farther apart. */
const maxCaptionPitch = 1.9;

/** "DATE" under "MATURITY" in print like it: the label is the last line of a longer one, and the value below is that one's. */
export function endsCaption(
  context: ReadingContext,
  { grid, cell, firstCell, tokens, endsCell, colon }: LabelMatch,
): boolean {
  if (!endsCell || colon || cell !== firstCell || tokens.length !== cell.tokens.length || tokens.length > 2)
    return false;
  const height = cell.bottom - cell.top;
  const above = grid.rows[cell.row - 1];
  if (above === undefined || cell.top - above.top > maxCaptionPitch * height) return false;
  return above.cells.some(
    (other) =>
      other.left < cell.right &&
      other.right > cell.left &&
      (Math.abs(other.left - cell.left) < 3 || Math.abs(other.left + other.right - cell.left - cell.right) < height) &&
      other.tokens.length <= 3 &&
      other.tokens.every(({ text }) => /^[A-Za-z/&.’']+$/.test(text)) &&
      isSamePrint(other.tokens, cell.tokens) &&
      context.isHeading([...other.tokens, ...cell.tokens]),
  );
}

function cellOver(grid: PageGrid, { row, left, top, bottom }: Cell): Cell | null {
  const height = bottom - top;
  for (const above of grid.rows.slice(0, row).reverse()) {
    if (top - above.bottom > maxDrop * height) return null;
    const found = above.cells.find((cell) => Math.abs(cell.left - left) < maxShift * height);
    if (found !== undefined) return found;
  }
  return null;
}

export function isSamePrint(a: readonly Token[], b: readonly Token[]): boolean {
  const size = (tokens: readonly Token[]): number => Math.max(...tokens.map((token) => token.bottom - token.top));
  const bold = (tokens: readonly Token[]): boolean => tokens.every((token) => token.bold);
  return Math.abs(size(a) / size(b) - 1) < 0.06 && bold(a) === bold(b);
}
