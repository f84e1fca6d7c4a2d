import type { Box, Page, Word } from '../pages/page.ts';
import { orderWords } from '../pages/reading-order.ts';

export interface LevelPage {
  readonly page: Page;
  /** Where a word of the levelled page stands on the page as given. */
  readonly givenBox: (word: Word) => Box;
}

/** Lines that rise or fall less than this, in page heights for a page width, are read as level ones. A third of a degree. */
const LEVEL = 0.0045;
/** A row of neighbours shorter than this says little of the slope. */
const ROW_WIDTH = 0.2;
/** With fewer rows the slope is a guess. */
const FEWEST_ROWS = 3;

/**
 * A scan that lies askew, with its words put level and in reading order. On a page turned by one degree the right end
 * of a line stands as high as the left end of the next, and a title falls apart.
 */
export function levelPage(page: Page): LevelPage {
  const slope = slopeOf(page);
  if (slope === 0) return { page, givenBox: ({ box }) => box };
  const given = new Map<Word, Box>();
  const levelled = page.words.map((word): Word => {
    const y = word.box.y - slope * (word.box.x + word.box.w / 2 - 0.5);
    const level = { ...word, box: { ...word.box, y } };
    given.set(level, word.box);
    return level;
  });
  return { page: { ...page, ...orderWords(levelled) }, givenBox: (word) => given.get(word) ?? word.box };
}

/** How askew a scan lies, in page heights that a line falls across the page; 0 where that does not matter. */
export function slopeOf(page: Page): number {
  const slope = page.method === 'ocr' ? estimateSlope(page.words) : 0;
  return Math.abs(slope) < LEVEL ? 0 : slope;
}

/** The slope that the middle one of all rows has: page heights that a line falls on its way across the page. */
function estimateSlope(words: readonly Word[]): number {
  const byPlace = [...words].sort((left, right) => left.box.x - right.box.x);
  const rows: { readonly first: Word; last: Word }[] = [];
  // Only rows whose last word is near can go on, so that each word looks at a few of them.
  let open: { readonly first: Word; last: Word }[] = [];
  for (const word of byPlace) {
    open = open.filter((row) => word.box.x - row.last.box.x - row.last.box.w < REACH);
    const row = open.find((candidate) => goesOn(candidate.last, word));
    if (row !== undefined) {
      row.last = word;
      continue;
    }
    const fresh = { first: word, last: word };
    rows.push(fresh);
    open.push(fresh);
  }
  const slopes = rows.flatMap(({ first, last }) => {
    const across = middle(last.box.x, last.box.w) - middle(first.box.x, first.box.w);
    return across < ROW_WIDTH ? [] : [(middle(last.box.y, last.box.h) - middle(first.box.y, first.box.h)) / across];
  });
  if (slopes.length < FEWEST_ROWS) return 0;
  return slopes.sort((left, right) => left - right)[slopes.length >> 1] ?? 0;
}

/** The widest gap between two words of a line, in page widths. */
const REACH = 0.025;

function goesOn(before: Word, here: Word): boolean {
  const height = Math.max(before.box.h, here.box.h);
  const apart = Math.abs(middle(here.box.y, here.box.h) - middle(before.box.y, before.box.h));
  return here.box.x >= before.box.x + before.box.w * 0.8 && apart < 0.45 * height;
}

function middle(from: number, length: number): number {
  return from + length / 2;
}
