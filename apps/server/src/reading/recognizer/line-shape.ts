import { INK, type Mask } from './ink-mask.ts';
import type { TextLine } from './text-lines.ts';

/** Where the letters of a line stand: on its base, which may slope a little. In pixels of the level page. */
export interface LineShape {
  readonly left: number;
  readonly right: number;
  /** Of the base: its height at the left end, and rows down for each column to the right. */
  readonly base: number;
  readonly slope: number;
  /** Above the base: how high the highest letters are. */
  readonly ascent: number;
  /** Below the base: how deep the deepest ones hang. */
  readonly descent: number;
}

/** Steeper than any line that the page's own tilt leaves over; stamps are put on by hand. */
const STEEPEST = 0.09;
/** In heights: shorter lines are taken for level. */
const LONG = 2.5;
/** Of the ink: what lies above and below is a neighbor's, or dirt. */
const [ABOVE, BELOW] = [0.006, 0.006];
/** Of the ascent: room for a tail even where none was seen, and the most that is one. */
const [LEAST_DESCENT, MOST_DESCENT] = [0.26, 0.5];

export function shapeOf(mask: Mask, line: TextLine): LineShape {
  const { left, right } = line;
  const { x, y, top, bottom } = inkOf(mask, line);
  const height = Math.max(1, bottom - top);
  const slope = right - left > LONG * height ? sharpestSlope(x, y, left, right, height) : 0;
  const rows = profile(x, y, slope, left, top, bottom);
  const { base, first, last } = readProfile(rows.counts);
  const ascent = Math.max(1, base - first);
  const deepest = last - base;
  const descent = Math.min(MOST_DESCENT * ascent, Math.max(deepest, LEAST_DESCENT * ascent));
  return { left, right, base: base + rows.offset, slope, ascent, descent };
}

interface Ink {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly top: number;
  readonly bottom: number;
}

/** Every pixel of the line's own parts. */
function inkOf({ width, data }: Mask, { parts }: TextLine): Ink {
  const [x, y]: [number[], number[]] = [[], []];
  let [top, bottom] = [Number.POSITIVE_INFINITY, 0];
  for (const part of parts) {
    top = Math.min(top, part.top);
    bottom = Math.max(bottom, part.bottom);
    for (let row = part.top; row < part.bottom; row += 1) {
      for (let column = part.left; column < part.right; column += 1) {
        if (data[row * width + column] !== INK) continue;
        x.push(column);
        y.push(row);
      }
    }
  }
  return { x: Int32Array.from(x), y: Int32Array.from(y), top, bottom };
}

/** The slope along which the ink of the line piles up most, found in steps of a pixel over the line's length. */
function sharpestSlope(x: Int32Array, y: Int32Array, left: number, right: number, height: number): number {
  const length = right - left;
  const most = Math.min(STEEPEST, (2 * height) / length);
  const step = 1 / length;
  const steps = Math.floor(most / step);
  let [best, highest] = [0, -1];
  for (let index = 0; index <= 2 * steps; index += 1) {
    const slope = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * step;
    const { counts } = profile(x, y, slope, left, 0, 0, 3);
    let sum = 0;
    for (const count of counts) sum += count * count;
    // A slope must be clearly better than a smaller one.
    if (sum <= highest * 1.01) continue;
    highest = sum;
    best = slope;
  }
  return best;
}

interface Profile {
  readonly counts: Int32Array;
  /** The row that the first count stands for. */
  readonly offset: number;
}

/** How much ink lies in each row along the slope; `every` so many pixels are enough to compare. */
function profile(
  x: Int32Array,
  y: Int32Array,
  slope: number,
  left: number,
  top: number,
  bottom: number,
  every = 1,
): Profile {
  let [least, most] = [top, bottom];
  const rows = new Int32Array(Math.ceil(x.length / every));
  for (let at = 0, to = 0; at < x.length; at += every, to += 1) {
    const row = Math.round((y[at] as number) - slope * ((x[at] as number) - left));
    rows[to] = row;
    if (at === 0 && every > 1) [least, most] = [row, row];
    if (row < least) least = row;
    if (row > most) most = row;
  }
  const counts = new Int32Array(most - least + 2);
  for (const row of rows) counts[row - least] = (counts[row - least] as number) + 1;
  return { counts, offset: least };
}

/** Where the base is, and the first and the last row of print; rows are counted from the profile's first. */
function readProfile(counts: Int32Array): { base: number; first: number; last: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let [first, seen] = [0, 0];
  while (first < counts.length - 1 && seen + (counts[first] as number) <= total * ABOVE) {
    seen += counts[first] as number;
    first += 1;
  }
  let last = counts.length;
  seen = 0;
  while (last > first + 1 && seen + (counts[last - 1] as number) <= total * BELOW) {
    seen += counts[last - 1] as number;
    last -= 1;
  }
  // The base is where ink falls off most, in the lower half.
  const at = (row: number) => counts[row] ?? 0;
  let [base, most] = [last, 0];
  for (let row = first + Math.floor((last - first) * 0.5); row <= last; row += 1) {
    const fall = 2 * at(row - 1) + at(row - 2) - 2 * at(row) - at(row + 1);
    if (fall <= most) continue;
    most = fall;
    base = row;
  }
  return { base, first, last };
}
