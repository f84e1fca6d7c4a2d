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
  const turned = words.filter((word) => runsUpOrDown(word, print));
  const upright = turned.length === 0 ? words : words.filter((word) => !runsUpOrDown(word, print));
  const lines: Word[][] = [];
  readRows(findRows(upright, print), print, 0, lines);
  return toLines([...lines, ...joinTurned(turned)]);
}

function readRows(rows: readonly Row[], print: PrintSize, depth: number, lines: Word[][]): void {
  const band = depth < maxDepth && canHaveColumns(rows, depth) ? findColumns(rows, print) : null;
  if (band === null) {
    for (const { segments } of rows) {
      const line: Word[] = [];
      for (const { words } of segments) for (const word of words) line.push(word);
      if (line.length > 0) lines.push(line);
    }
    return;
  }
  const inside = rows.slice(band.first, band.end);
  readRows(rows.slice(0, band.first), print, depth + 1, lines);
  readRows(keepSide(inside, band.x, true), print, depth + 1, lines);
  readRows(keepSide(inside, band.x, false), print, depth + 1, lines);
  readRows(rows.slice(band.end), print, depth + 1, lines);
}

/** Inside a column rows that are of one piece have been parted already. */
function canHaveColumns(rows: readonly Row[], depth: number): boolean {
  return rows.length > 1 && (depth === 0 || rows.some(({ segments }) => segments.length > 1));
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
    const first = words.length;
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const word of group) {
      const { x, y, w, h } = word.box;
      if (x < left) left = x;
      if (y < top) top = y;
      if (x + w > right) right = x + w;
      if (y + h > bottom) bottom = y + h;
      words.push(word);
    }
    if (group.length > 0) {
      lines.push({ first, end: words.length, box: { x: left, y: top, w: right - left, h: bottom - top } });
    }
  }
  return { words, lines };
}
