import type { Mark } from '../pages/page.ts';
import type { PageGrid } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Token } from './token.ts';

/** Of a line's height: a box stands no farther from its words. */
const maxGap = 2.5;

const TYPED_TICK = /^[[(]x[\])]$/i;
const CHOICE = /^(?:yes|no|n\/a)[.,;]?$/i;

/**
 * Whether words are one of several choices that are printed with a box each: which one holds is told by the box that is
 * ticked, never by the words.
 */
export function isChoice(context: ReadingContext, tokens: readonly Token[]): boolean {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  const grid = context.grids[first?.pageIndex ?? -1];
  if (first === undefined || last === undefined || grid === undefined) return false;
  const { page } = grid;
  const height = first.bottom - first.top;
  if (page.marks.some((mark) => isBeside(mark, page.width, page.height, first, height))) return true;
  if (tokens.length > 1 || !CHOICE.test(first.text)) return false;
  // Boxes that nobody saw: the other choices stand on the same row.
  const own = first.text.toLowerCase();
  const row = grid.rows.find(({ cells }) => cells.some((cell) => cell.tokens.some((token) => token.box === first.box)));
  const line = (row?.cells ?? []).flatMap((cell) => cell.tokens);
  const after = line.filter((token) => token.left > first.left);
  // A box that is typed is seen, and ticked.
  if (TYPED_TICK.test(line.findLast((token) => token.left < first.left)?.text ?? '')) return false;
  // "SFHA: Yes    CBRA: No": what follows the next label answers another question.
  const next = after.findIndex((token) => /[:?]$/.test(token.text));
  return after
    .slice(0, next < 0 ? after.length : next)
    .some((token) => CHOICE.test(token.text) && token.text.toLowerCase() !== own);
}

/** Whether a row begins behind a box to tick. */
export function isBoxed(context: ReadingContext, [first]: readonly Token[]): boolean {
  const page = context.grids[first?.pageIndex ?? -1]?.page;
  if (first === undefined || page === undefined) return false;
  return page.marks.some((mark) => isBeside(mark, page.width, page.height, first, first.bottom - first.top));
}

/**
 * Whether words stand behind a box that nobody ticked: what they say does not hold. Words farther behind it, and on the
 * lines that follow, are its words where another box of the same list is ticked.
 */
export function isUnticked(context: ReadingContext, tokens: readonly Token[]): boolean {
  const first = tokens[0];
  const grid = context.grids[first?.pageIndex ?? -1];
  if (first === undefined || grid === undefined || grid.page.marks.length === 0) return false;
  const { page } = grid;
  const height = first.bottom - first.top;
  const isBefore = (mark: Mark, token: Token) => isBeside(mark, page.width, page.height, token, height);
  if (page.marks.some((mark) => mark.state === 'empty' && isBefore(mark, first))) return true;
  const box = boxOf(grid, first);
  return box?.state === 'empty' && page.marks.some((mark) => isListed(mark, box) && mark.state === 'marked');
}

/** As fractions of the page: boxes of one list stand under each other, and within a part of a page. */
const sameLeft = 0.012;
const listHeight = 0.25;

function isListed({ kind, box }: Mark, other: Mark): boolean {
  return kind === 'checkbox' && Math.abs(box.x - other.box.x) < sameLeft && Math.abs(box.y - other.box.y) < listHeight;
}

/** Lines of one paragraph behind a box, at most. */
const mostLines = 5;
const maxPitch = 1.7;

/** The box before the line that a word stands on, or before the first of the lines that it goes on from. */
function boxOf({ page, rows }: PageGrid, token: Token): Mark | undefined {
  let at = rows.findIndex(({ cells }) => cells.some((cell) => cell.tokens.some(({ box }) => box === token.box)));
  const cellAt = (row: number, near: number) =>
    rows[row]?.cells.find((cell) => cell.left <= near + 2 && cell.right > near);
  let cell = cellAt(at, token.left);
  for (let line = 0; line < mostLines && cell !== undefined; line += 1) {
    const { tokens, left, top, bottom } = cell;
    const height = bottom - top;
    // Recognition may have read the box as the first word.
    const start = tokens.slice(0, 2);
    const box = page.marks.find((mark) => start.some((one) => isBeside(mark, page.width, page.height, one, height)));
    if (box !== undefined) return box;
    at -= 1;
    const above = cellAt(at, left);
    if (above === undefined || top - above.top > maxPitch * height || Math.abs(above.left - left) > height) break;
    // What follows on a full stop may be a paragraph of its own, without a box.
    if (/[.:;]$/.test(above.tokens.at(-1)?.text ?? '')) break;
    cell = above;
  }
  return undefined;
}

function isBeside({ kind, box }: Mark, width: number, pageHeight: number, token: Token, height: number): boolean {
  if (kind !== 'checkbox') return false;
  const middle = (box.y + box.h / 2) * pageHeight;
  if (middle < token.top - 0.4 * height || middle > token.bottom + 0.4 * height) return false;
  const gap = token.left - (box.x + box.w) * width;
  return gap > -0.5 * height && gap < maxGap * height;
}
