import type { Cell, PageGrid, Row } from './page-grid.ts';
import type { Token } from './token.ts';

/** Of a line's height: what stands under a heading begins no farther below it. */
export const maxDrop = 2.2;

/** Of a line's height: a column's cells begin at about one place. */
export const maxShift = 1.2;

/** Of a caption's height: what is filled in under it is printed larger than so. */
const larger = 1.12;

/** Whether a line is a caption in small print over what was filled in: all that it says belongs to the caption. */
export function isCaptionOver(grid: PageGrid, cell: Cell): boolean {
  const under = cellUnder(grid, cell);
  if (under === null || cell.tokens[0]?.method === 'ocr') return false;
  const size = (tokens: readonly Token[]): number => Math.max(...tokens.map(({ top, bottom }) => bottom - top));
  const least = Math.min(...under.tokens.map(({ top, bottom }) => bottom - top));
  return least > larger * size(cell.tokens);
}

export function cellUnder(grid: PageGrid, { row, left, top, bottom }: Cell): Cell | null {
  const height = bottom - top;
  const near = (below: Row): boolean => below.top - bottom < maxDrop * height;
  for (const below of grid.rows.slice(row + 1)) {
    if (!near(below)) return null;
    const found = below.cells.find((cell) => Math.abs(cell.left - left) < maxShift * height);
    if (found !== undefined) return found;
  }
  return null;
}
