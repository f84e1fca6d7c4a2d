import { unionBox } from './box.ts';
import type { Line, Word } from './page.ts';
import { findColumns } from './text-columns.ts';
import { findRows, measurePrint, type PrintSize, type Row } from './text-rows.ts';

/** Columns inside columns: a page has two or three, and a hostile one must not go on for ever. */
const maxDepth = 6;

/**
 * Words in the order in which a person reads them, and the lines they stand in: top to bottom and across, but columns
 * of running text one after the other. Words that run up or down the page come last, in the order given.
 */
export function orderWords(words: readonly Word[]): { words: Word[]; lines: Line[] } {
  const print = measurePrint(words);
  const upright = words.filter((word) => !runsUpOrDown(word, print));
  const lines: Word[][] = [];
  readRows(findRows(upright, print), print, 0, lines);
  if (upright.length < words.length) {
    lines.push(...joinTurned(words.filter((word) => runsUpOrDown(word, print))));
  }
  return toLines(lines);
}

function readRows(rows: readonly Row[], print: PrintSize, depth: number, lines: Word[][]): void {
  const band = depth < maxDepth && rows.length > 1 ? findColumns(rows, print) : null;
  if (band === null) {
    for (const row of rows) lines.push(row.segments.flatMap((segment) => segment.words));
    return;
  }
  const inside = rows.slice(band.first, band.end);
  readRows(rows.slice(0, band.first), print, depth + 1, lines);
  readRows(keepSide(inside, band.x, true), print, depth + 1, lines);
  readRows(keepSide(inside, band.x, false), print, depth + 1, lines);
  readRows(rows.slice(band.end), print, depth + 1, lines);
}

function keepSide(rows: readonly Row[], x: number, left: boolean): Row[] {
  const kept: Row[] = [];
  for (const row of rows) {
    const segments = row.segments.filter((segment) => segment.left < x === left);
    if (segments.length > 0) kept.push({ ...row, segments });
  }
  return kept;
}

/** Much taller than the print and about as wide as one of its characters is high: letters on top of each other. */
function runsUpOrDown({ text, box }: Word, print: PrintSize): boolean {
  return text.length >= 3 && box.h > 2 * print.height && box.w < 3.5 * print.charWidth;
}

/** Turned words one after the other in one strip of the page are one line. */
function joinTurned(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    const apart = before === undefined ? Number.POSITIVE_INFINITY : Math.abs(before.box.x - word.box.x);
    if (last !== undefined && apart < word.box.w / 2) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

function toLines(groups: readonly Word[][]): { words: Word[]; lines: Line[] } {
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const group of groups) {
    const box = unionBox(group.map((word) => word.box));
    if (box === null) continue;
    lines.push({ first: words.length, end: words.length + group.length, box });
    for (const word of group) words.push(word);
  }
  return { words, lines };
}
