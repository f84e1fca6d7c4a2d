import type { Box, Mark, Word } from '@countersign/engine/pages/page';
import { type DrawnLine, findLines } from './find-lines.ts';
import type { MarkedPage } from './marked-page.ts';

/** Lines to sign on are at least this long, and hardly ever longer than half a page. */
const MIN_LINE_INCH = 1.4;
const MAX_LINE_INCH = 4.8;
/** Any line of this length bounds the space above the next one. */
const MIN_EDGE_INCH = 0.5;
/** How high ink stands above the line that it was written on, and how far it reaches below. */
const ABOVE_INCH = 0.42;
const BELOW_INCH = 0.06;
/** What names the signer stands this close below the line. */
const LABEL_INCH = 0.3;
/** A column of places to sign under a heading of its own, with nothing printed in it. */
const HEADING_INCH = 3;
const HEADING = /^signatures?:?$/i;
/** Less ink than this is dust; more than the next is handwriting, if it is also wide and high enough. */
const EMPTY_INK = 0.004;
const WRITTEN_INK = 0.012;
const WRITTEN_WIDE_INCH = 0.35;
const WRITTEN_HIGH_INCH = 0.1;
/** Recognized words are believed to be print from here on; scrawls are read as words with less. */
const PRINTED = 0.75;

const SIGNER =
  /sign|borrower|grantor|guarantor|trustor|mortgagor|maker|member|manager|president|secretary|treasurer|partner|notary|witness|authorized|debtor|seller|buyer|applicant|agent|officer|lender|director|undersigned|attest|seal|^by:?$|^x:?$/i;
const NOT_A_SIGNER =
  /^(date|dated|title|print|printed|name|address|phone|telephone|city|state|zip|county|amount|time)\b/i;

/**
 * Ink on lines that are there to be signed: a level line that stands alone, with nothing printed on it and the signer's
 * name or role under it or before it. What is reported is ink, never a verified signature.
 */
export function findSignatures(ink: Uint8Array, page: MarkedPage): Mark[] {
  const all = findLines(page.picture, page.dpi, MIN_EDGE_INCH);
  const lines = all.filter(({ left, right }) => {
    const inches = (right - left) / page.dpi;
    return inches >= MIN_LINE_INCH && inches <= MAX_LINE_INCH;
  });
  return lines.flatMap((line) => judgeLine(ink, page, line, all) ?? []);
}

function judgeLine(ink: Uint8Array, page: MarkedPage, line: DrawnLine, lines: readonly DrawnLine[]): Mark | null {
  const { picture, dpi, words } = page;
  if (isPartOfTable(ink, page, line, lines)) return null;
  const label = labelOf(words, line, page);
  if (label === null) return null;
  const printed = words.filter((word) => word.method === 'text' || word.confidence >= PRINTED).map(({ box }) => box);
  if (printed.some((box) => standsOn(box, line, page))) return null;
  const found = measureInk(ink, page, line, printed, lines);
  const wide = found.wide >= WRITTEN_WIDE_INCH * dpi;
  const high = found.high >= WRITTEN_HIGH_INCH * dpi;
  const state =
    found.share < EMPTY_INK ? 'empty' : found.share >= WRITTEN_INK && wide && high ? 'marked' : 'undetermined';
  const top = Math.max(0, Math.min(line.leftY, line.rightY) - ABOVE_INCH * dpi);
  const bottom = Math.max(line.leftY, line.rightY);
  const box: Box = {
    x: line.left / picture.width,
    y: top / picture.height,
    w: (line.right - line.left) / picture.width,
    h: (bottom - top) / picture.height,
  };
  const confidence = state === 'undetermined' ? 0.3 : SIGNER.test(label) ? 0.9 : 0.7;
  return { kind: 'signature', state, box, confidence, ink: Math.round(found.share * 1000) / 1000 };
}

/** In pixels: so far from a line's end an upright meets it, on a page that lies askew and where corners were torn. */
const AROUND_END = 3;

/** Lines of tables have uprights at their ends, or neighbours of the same length close above or below. */
function isPartOfTable(
  ink: Uint8Array,
  { picture: { width, height }, dpi }: MarkedPage,
  line: DrawnLine,
  lines: readonly DrawnLine[],
): boolean {
  const reach = Math.round(0.18 * dpi);
  const upright = (x: number, y: number): boolean => {
    for (const step of [-1, 1]) {
      let hit = 0;
      for (let i = 2; i < reach; i += 1) {
        const at = (y + step * i) * width + x;
        if (y + step * i < 0 || y + step * i >= height) break;
        if (isInked(ink, at - AROUND_END, at + AROUND_END)) hit += 1;
      }
      if (hit >= (reach - 2) * 0.9) return true;
    }
    return false;
  };
  const [left, right] = [
    trueEnd(ink, width, line.left, line.leftY, -1),
    trueEnd(ink, width, line.right, line.rightY, 1),
  ];
  if (upright(left.x, left.y) && upright(right.x, right.y)) return true;
  return lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.leftY - line.leftY) < 0.25 * dpi &&
      Math.abs(other.left - line.left) < 0.1 * dpi &&
      Math.abs(other.right - line.right) < 0.1 * dpi,
  );
}

/** In pixels: a line that stands askew ends in a run too short to be one of its own. */
const LOST_END = 40;

/** Where the ink of a line really ends. */
function trueEnd(ink: Uint8Array, width: number, fromX: number, fromY: number, step: 1 | -1): { x: number; y: number } {
  let [x, y] = [fromX, fromY];
  for (let walked = 0; walked < LOST_END && x + step >= 0 && x + step < width; walked += 1) {
    const on = [0, -1, 1].find((shift) => ink[(y + shift) * width + x + step] === 1);
    if (on === undefined) break;
    x += step;
    y += on;
  }
  return { x, y };
}

function isInked(ink: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (ink[at] === 1) return true;
  return false;
}

/**
 * The words that say who signs: what stands before the line at its height, else the first ones under it, else the heading
 * of the column that it stands in.
 */
function labelOf(
  words: readonly Word[],
  line: DrawnLine,
  { picture: { width, height }, dpi }: MarkedPage,
): string | null {
  const inPixels = words.map((word) => ({
    text: word.text,
    left: word.box.x * width,
    right: (word.box.x + word.box.w) * width,
    top: word.box.y * height,
    middle: (word.box.y + word.box.h / 2) * height,
  }));
  const lineY = Math.max(line.leftY, line.rightY);
  const under = inPixels
    .filter(
      (word) =>
        word.top >= lineY - 4 &&
        word.top - lineY <= LABEL_INCH * dpi &&
        word.right > line.left - 0.2 * dpi &&
        word.left < line.right,
    )
    .sort((a, b) => a.top - b.top || a.left - b.left);
  const before = inPixels
    .filter(
      (word) =>
        word.right <= line.left + 6 &&
        line.left - word.right < 0.6 * dpi &&
        Math.abs(word.middle - line.leftY) < 0.2 * dpi,
    )
    .sort((a, b) => b.right - a.right);
  const underText = under.slice(0, 6).map(({ text }) => text);
  const beforeText = before[0]?.text ?? null;
  if (beforeText !== null && NOT_A_SIGNER.test(beforeText)) return null;
  if (beforeText !== null && SIGNER.test(beforeText)) return beforeText;
  if (underText.length > 0) return NOT_A_SIGNER.test(underText[0] ?? '') ? null : underText.join(' ');
  const over = inPixels
    .filter((word) => word.middle < lineY && word.right > line.left && word.left < line.right)
    .sort((a, b) => b.middle - a.middle)[0];
  return over !== undefined && lineY - over.middle < HEADING_INCH * dpi && HEADING.test(over.text) ? over.text : null;
}

/** Print that was filled in on the line: then it is a blank of a form, not a line to sign. */
function standsOn(box: Box, line: DrawnLine, { picture: { width, height }, dpi }: MarkedPage): boolean {
  const middle = (box.x + box.w / 2) * width;
  if (middle < line.left || middle > line.right) return false;
  const lineY = yAt(line, middle);
  const bottom = (box.y + box.h) * height;
  return bottom > lineY - 0.09 * dpi && bottom < lineY + 0.06 * dpi;
}

function yAt(line: DrawnLine, x: number): number {
  const share = (x - line.left) / Math.max(1, line.right - line.left);
  return line.leftY + (line.rightY - line.leftY) * Math.min(1, Math.max(0, share));
}

/** The edge of a table, standing on the line or beside it, is not ink of a hand. */
function isUpright(ink: Uint8Array, width: number, x: number, top: number, bottom: number): boolean {
  let dark = 0;
  const from = Math.max(0, top);
  for (let y = from; y < bottom; y += 1) dark += ink[y * width + x] ?? 0;
  return bottom - from > 10 && dark > (bottom - from) * 0.9;
}

/** How far up ink can stand: to the next line above, be it another one to sign on or the edge of a table. */
function roomAbove(line: DrawnLine, lines: readonly DrawnLine[], dpi: number): number {
  let room = Math.round(ABOVE_INCH * dpi);
  const gap = Math.max(4, Math.round(0.03 * dpi));
  for (const other of lines) {
    if (other.right < line.left || other.left > line.right) continue;
    const distance = Math.min(line.leftY, line.rightY) - Math.max(other.leftY, other.rightY);
    if (distance > gap) room = Math.min(room, distance - gap);
  }
  return room;
}

interface FoundInk {
  readonly share: number;
  readonly wide: number;
  readonly high: number;
}

/** Ink above the line and a little below it, without print and without the line itself. */
function measureInk(
  ink: Uint8Array,
  { picture: { width, height }, dpi }: MarkedPage,
  line: DrawnLine,
  printed: readonly Box[],
  lines: readonly DrawnLine[],
): FoundInk {
  const above = roomAbove(line, lines, dpi);
  const below = Math.round(BELOW_INCH * dpi);
  const lineHalf = Math.max(3, Math.round(0.02 * dpi));
  const highestLine = Math.min(line.leftY, line.rightY) - above;
  const lowestLine = Math.max(line.leftY, line.rightY) + below;
  const boxes = printed
    .map((box) => ({
      left: box.x * width - 2,
      right: (box.x + box.w) * width + 2,
      top: box.y * height - 2,
      bottom: (box.y + box.h) * height + 2,
    }))
    .filter((box) => box.right >= line.left && box.left <= line.right)
    .filter((box) => box.bottom >= highestLine && box.top <= lowestLine);
  let dark = 0;
  let all = 0;
  let [first, last, highest, lowest] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (let x = line.left; x <= line.right; x += 1) {
    const lineY = Math.round(yAt(line, x));
    if (isUpright(ink, width, x, lineY - above, lineY - lineHalf)) continue;
    for (let y = Math.max(0, lineY - above); y <= Math.min(height - 1, lineY + below); y += 1) {
      if (Math.abs(y - lineY) <= lineHalf) continue;
      if (boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) continue;
      all += 1;
      if (ink[y * width + x] !== 1) continue;
      dark += 1;
      first = Math.min(first, x);
      last = Math.max(last, x);
      highest = Math.min(highest, y);
      lowest = Math.max(lowest, y);
    }
  }
  return { share: all === 0 ? 0 : dark / all, wide: last - first, high: lowest - highest };
}
