import type { Page } from '../pages/page.ts';
import { placeInLine } from '../pages/text-rows.ts';
import { glueTorn, joinTokens, type Token, toTokens } from './token.ts';

/** Words of one row that stand together: a cell of a table, a label with its value, a line of a paragraph. */
export interface Cell {
  readonly tokens: readonly Token[];
  readonly row: number;
  /** Its place in the row. */
  readonly index: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Row {
  readonly cells: readonly Cell[];
  readonly top: number;
  readonly bottom: number;
}

/** What a row says, from left to right. */
export function textOfRow({ cells }: Row): string {
  return cells.map(({ tokens }) => joinTokens(tokens)).join(' ');
}

/** A straight line on the page, in points. */
export interface Stroke {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A page cut into rows and cells by where its words stand, whatever order they are read in. */
export interface PageGrid {
  readonly page: Page;
  readonly pageIndex: number;
  readonly rows: readonly Row[];
  readonly across: readonly Stroke[];
  readonly upright: readonly Stroke[];
}

/** Of a row's height: a wider gap parts cells. Justified print reaches 0.8, columns of forms begin at 1.2. */
const cellGap = 1.1;

/** Narrow columns come closer; then print that turns bold, or stands higher or lower, tells that another cell begins. */
const closeGap = 0.45;
const otherHeight = 0.2;

/** In points: what is underlined for weight is shorter than a line to fill in. */
const shortestBlank = 60;

/** So does a gap that is this many times as wide as those between the words before it. Justified print has all alike. */
const widerGap = 2.8;
const usualGap = 0.7;

export function gridOf(page: Page, pageIndex: number): PageGrid {
  const upright = strokes(page, 'vertical');
  const tokens = page.words.flatMap((word) => toTokens(word, page, pageIndex));
  const across = strokes(page, 'horizontal');
  const blanks = across.filter(({ left, right }) => right - left >= shortestBlank);
  const lines = rowsOf(tokens);
  const edge = sharedRightEdge(lines);
  const rows = lines.map((row, index) => toRow(row, index, upright, blanks, edge));
  return { page, pageIndex, rows, across, upright };
}

function strokes(page: Page, direction: 'horizontal' | 'vertical'): Stroke[] {
  return page.rules
    .filter((rule) => rule.direction === direction)
    .map(({ box }) => ({
      left: box.x * page.width,
      right: (box.x + box.w) * page.width,
      top: box.y * page.height,
      bottom: (box.y + box.h) * page.height,
    }));
}

/** Tokens whose middles stand at one height. Small print beside large print joins its row, not one of its own. */
function rowsOf(tokens: readonly Token[]): Token[][] {
  const usual = usualHeight(tokens);
  const sorted = tokens
    .map((token) => ({ token, ...placeInLine(token, token.top, token.bottom - token.top, usual) }))
    .sort((a, b) => a.middle - b.middle || a.token.left - b.token.left);
  const rows: { tokens: Token[]; middle: number; height: number }[] = [];
  const swollen = sorted.filter(({ token, height }) => token.method === 'ocr' && height > swelling * usual);
  for (const { token, middle, height } of sorted.filter((one) => !swollen.includes(one))) {
    const row = rows[rows.length - 1];
    if (row !== undefined && Math.abs(middle - row.middle) <= 0.45 * Math.min(height, row.height)) {
      row.tokens.push(token);
      row.middle += (middle - row.middle) / row.tokens.length;
      row.height = Math.max(row.height, height);
    } else {
      rows.push({ tokens: [token], middle, height });
    }
  }
  for (const { token, middle, height } of swollen) {
    const row = rows
      .filter((one) => one.middle > token.top && one.middle < token.bottom)
      .sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0];
    if (row !== undefined) row.tokens.push(token);
    else rows.push({ tokens: [token], middle, height });
  }
  rows.sort((a, b) => a.middle - b.middle);
  return rows.map((row) => [...glueTorn(row.tokens.sort((a, b) => a.left - b.left))]);
}

/** Of the usual height: a recognized word that high has a line of the form in its box, or is a heading. */
const swelling = 1.7;

function usualHeight(tokens: readonly Token[]): number {
  const heights = tokens.map((token) => token.bottom - token.top).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** In words: a line of a paragraph has more. */
const fewestWords = 6;

/** Where the lines of justified print end; null where no three long lines end at one point. */
function sharedRightEdge(lines: readonly (readonly Token[])[]): number | null {
  const ends = new Map<number, number>();
  for (const line of lines) {
    if (line.length < fewestWords) continue;
    const end = Math.round(line.at(-1)?.right ?? 0);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const [edge, count] = [...ends].sort(([a, many], [b, more]) => more - many || b - a)[0] ?? [0, 0];
  return count >= 3 ? edge : null;
}

/**
 * Whether a line of equally wide letters was stretched to the edge of its paragraph with second spaces: its gaps are of
 * two widths, one letter apart.
 */
function isJustifiedType(tokens: readonly Token[], edge: number | null): boolean {
  if (edge === null || tokens.length < fewestWords || Math.abs((tokens.at(-1)?.right ?? 0) - edge) > 1) return false;
  if (tokens.some(({ method }) => method === 'ocr')) return false;
  const widths = tokens.map(({ left, right, text }) => (right - left) / text.length);
  const letter = Math.min(...widths);
  if (Math.max(...widths) > letter * 1.02) return false;
  const gaps = tokens.slice(1).map(({ left }, at) => Math.round((left - (tokens[at]?.right ?? left)) / letter));
  return Math.min(...gaps) >= 1 && Math.max(...gaps) - Math.min(...gaps) <= 1;
}

function toRow(
  tokens: readonly Token[],
  row: number,
  upright: readonly Stroke[],
  blanks: readonly Stroke[],
  edge: number | null,
): Row {
  const top = Math.min(...tokens.map((token) => token.top));
  const bottom = Math.max(...tokens.map((token) => token.bottom));
  const middle = (top + bottom) / 2;
  const near = upright.filter((stroke) => stroke.top <= middle && stroke.bottom >= middle);
  const common = recognizedHeight(tokens);
  const widestSpace = isJustifiedType(tokens, edge) ? Number.POSITIVE_INFINITY : typewriterSpace(tokens);
  const groups: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const group = groups[groups.length - 1];
    const height =
      last === undefined ? 0 : Math.max(common, Math.min(last.bottom - last.top, token.bottom - token.top));
    const apart =
      last === undefined ||
      token.left - last.right > Math.max((cellGap + roomAfter(last)) * height, widestSpace) ||
      (token.left - last.right > closeGap * height && (isOtherPrint(last, token) || isFilledIn(last, token, blanks))) ||
      (token.left - last.right > usualGap * height && token.left - last.right > widerGap * widestGap(group ?? [])) ||
      near.some(({ left, right }) => left >= (last?.right ?? 0) - 1 && right <= token.left + 1);
    if (group === undefined || apart) groups.push([token]);
    else group.push(token);
    last = token;
  }
  const cells = groups.map((group, index) => toCell(group, row, index));
  return { cells, top, bottom };
}

/**
 * Recognized words have boxes as high as their letters, so that the spaces of a typewriter look wide beside a word
 * without tall letters. The highest word tells how high the row's print is, unless it is a logo; capitals alone lack
 * what hangs below the line.
 */
function recognizedHeight(tokens: readonly Token[]): number {
  if (tokens[0]?.method !== 'ocr') return 0;
  const heights = tokens.map((token) => token.bottom - token.top).sort((a, b) => b - a);
  const middle = heights[Math.floor(heights.length / 2)] ?? 0;
  const highest = heights.find((height) => height <= 1.6 * middle) ?? middle;
  return tokens.some(({ text }) => HANGING.test(text)) ? highest : 1.3 * highest;
}

/** Of a letter's width: a typewriter's space is one letter wide, with what the letters beside it leave free; two part cells. */
const oneSpace = 1.75;
const evenWidth = 0.08;

/** How wide a space of the row may be where all of its letters are equally wide; 0 for print of any other kind. */
function typewriterSpace(tokens: readonly Token[]): number {
  const widths = tokens
    .filter(({ method, text }) => method === 'ocr' && text.length >= 3)
    .map(({ left, right, text }) => (right - left) / (text.length - 0.2))
    .sort((a, b) => a - b);
  const usual = widths[widths.length >> 1] ?? 0;
  const even = widths.filter((width) => Math.abs(width - usual) <= evenWidth * usual).length;
  return widths.length >= 4 && even >= 0.9 * widths.length ? oneSpace * usual : 0;
}

/** Of a row's height: a typewriter's comma leaves half of its place free, before the space. */
const commaRoom = 0.35;

function roomAfter({ method, text }: Token): number {
  return method === 'ocr' && text.endsWith(',') ? commaRoom : 0;
}

const HANGING = /[gjpqyQ(),;$[\]{}|]/;

/** Whether a line to fill in begins between the two words, with the second one on it. */
function isFilledIn(last: Token, token: Token, blanks: readonly Stroke[]): boolean {
  const height = token.bottom - token.top;
  return blanks.some(
    ({ left, right, top }) =>
      left >= last.right - 1 &&
      left <= token.left + 1 &&
      right >= token.right - 1 &&
      Math.abs(top - token.bottom) < (token.method === 'ocr' ? 0.6 : 0.3) * height,
  );
}

/** Of at least three words; two say little about how wide the spaces of a line are. */
function widestGap(group: readonly Token[]): number {
  if (group.length < 3) return Number.POSITIVE_INFINITY;
  return Math.max(...group.slice(1).map((token, at) => token.left - (group[at]?.right ?? token.left)));
}

function isOtherPrint(last: Token, token: Token): boolean {
  // Recognized words have boxes as high as their letters: heights say nothing.
  if (token.method === 'ocr') return false;
  const height = Math.min(last.bottom - last.top, token.bottom - token.top);
  const shift = Math.abs(token.top + token.bottom - last.top - last.bottom) / 2;
  return (token.bold && !last.bold) || shift > otherHeight * height;
}

function toCell(tokens: readonly Token[], row: number, index: number): Cell {
  return {
    tokens,
    row,
    index,
    left: Math.min(...tokens.map((token) => token.left)),
    right: Math.max(...tokens.map((token) => token.right)),
    top: Math.min(...tokens.map((token) => token.top)),
    bottom: Math.max(...tokens.map((token) => token.bottom)),
  };
}
