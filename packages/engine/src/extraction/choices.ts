import type { Mark } from '../pages/page.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Token } from './token.ts';

/** Of a line's height: a box stands no farther from its words. */
const maxGap = 2.5;

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
  return (row?.cells ?? []).some((cell) =>
    cell.tokens.some((token) => CHOICE.test(token.text) && token.text.toLowerCase() !== own && token.left > first.left),
  );
}

/** Whether words stand behind a box that nobody ticked: what they say does not hold. */
export function isUnticked(context: ReadingContext, tokens: readonly Token[]): boolean {
  const first = tokens[0];
  const page = context.grids[first?.pageIndex ?? -1]?.page;
  if (first === undefined || page === undefined) return false;
  const height = first.bottom - first.top;
  return page.marks.some((mark) => mark.state === 'empty' && isBeside(mark, page.width, page.height, first, height));
}

function isBeside({ kind, box }: Mark, width: number, pageHeight: number, token: Token, height: number): boolean {
  if (kind !== 'checkbox') return false;
  const middle = (box.y + box.h / 2) * pageHeight;
  if (middle < token.top - 0.4 * height || middle > token.bottom + 0.4 * height) return false;
  const gap = token.left - (box.x + box.w) * width;
  return gap > -0.5 * height && gap < maxGap * height;
}
