import { unionBox } from '../pages/box.ts';
import type { Box, Page } from '../pages/page.ts';
import { type Cell, gridOf } from './page-grid.ts';
import type { RegionAnchor } from './rule.ts';
import { rowsInside } from './rule-types/region.ts';
import { joinTokens, type Token } from './token.ts';

/** What stands in a box that somebody drew on a page. */
export interface BoxReading {
  /** In reading order, a space between lines. */
  readonly text: string;
  /** Tight around the words; the drawn box where it holds none. */
  readonly box: Box;
  readonly anchor: RegionAnchor | null;
  readonly ocr: boolean;
}

/** Of a line's height: a label stands no farther above its box. */
const maxAbove = 3;
const maxLabelWords = 8;

export function readBox(page: Page, box: Box): BoxReading {
  const grid = gridOf(page, 0);
  const tokens = rowsInside(grid, box).flat();
  const inside = new Set(tokens);
  return {
    text: joinTokens(tokens),
    box: unionBox(tokens.map((token) => token.box)) ?? box,
    anchor: proposeAnchor(
      grid.rows.flatMap((row) => row.cells),
      inside,
      box,
      page,
    ),
    ocr: page.method === 'ocr',
  };
}

/** The label that the box follows when the page shifts: the nearest label-like text beside it, else above it. */
function proposeAnchor(cells: readonly Cell[], inside: ReadonlySet<Token>, box: Box, page: Page): RegionAnchor | null {
  const [left, top] = [box.x * page.width, box.y * page.height];
  const [right, bottom] = [left + box.w * page.width, top + box.h * page.height];
  let best: { tokens: readonly Token[]; distance: number } | null = null;
  for (const cell of cells) {
    const tokens = labelPart(cell, inside);
    const last = tokens[tokens.length - 1];
    const first = tokens[0];
    if (first === undefined || last === undefined) continue;
    const height = cell.bottom - cell.top;
    const middle = (cell.top + cell.bottom) / 2;
    const beside = middle > top - height / 2 && middle < bottom + height / 2 && last.right <= left + height;
    const over =
      cell.bottom <= top + height / 2 &&
      top - cell.bottom < maxAbove * height &&
      first.left < right &&
      last.right > left - height;
    if (!beside && !over) continue;
    // Beside is nearer than above, and a colon is what makes a label of words.
    const distance = (beside ? left - last.right : 2 * (top - cell.bottom) + 40) - (/:$/.test(last.text) ? 30 : 0);
    if (best === null || distance < best.distance) best = { tokens, distance };
  }
  const around = unionBox(best?.tokens.map((token) => token.box) ?? []);
  return best === null || around === null
    ? null
    : { text: joinTokens(best.tokens).replace(/[:\s]+$/, ''), box: around };
}

/** The words of a cell that can be a label: letters, few of them, none of those inside the box. */
function labelPart(cell: Cell, inside: ReadonlySet<Token>): readonly Token[] {
  const tokens = cell.tokens.filter((token) => !inside.has(token));
  const colon = tokens.findIndex((token) => token.text.endsWith(':'));
  const part = colon >= 0 ? tokens.slice(0, colon + 1) : tokens;
  const text = joinTokens(part);
  return part.length <= maxLabelWords && /[A-Za-z]{2}/.test(text) && !/\d{3}|\$/.test(text) ? part : [];
}
