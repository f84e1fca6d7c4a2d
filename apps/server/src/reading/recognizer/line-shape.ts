import { INK, type Mask, skipPaper } from './ink-mask.ts';
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
/** Enough to tell a slope by. */
const MOST_POINTS = 1500;
/** Of the ink: what lies above and below is a neighbor's, or dirt. */
const [ABOVE, BELOW] = [0.006, 0.006];
/** Of the ascent: room for a tail even where none was seen, and the most that is one. */
const [LEAST_DESCENT, MOST_DESCENT] = [0.26, 0.5];

export function shapeOf(mask: Mask, line: TextLine): LineShape {
  const { left, right } = line;
  const ink = inkOf(mask, line);
  const slope = right - left > LONG * (ink.bottom - ink.top) ? sharpestSlope(ink, left, right) : 0;
  const rows = profile(ink, slope, left, right);
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

/** The pixels of the line's own parts; every so many of a large one. */
function inkOf({ width, data, words }: Mask, { parts }: TextLine): Ink {
  const every = Math.max(1, Math.round(parts.reduce((sum, { pixels }) => sum + pixels, 0) / MOST_POINTS));
  const most = parts.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  const [x, y] = [new Int32Array(Math.ceil(most / every) + 1), new Int32Array(Math.ceil(most / every) + 1)];
  let [top, bottom, count, seen] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  for (const part of parts) {
    top = Math.min(top, part.top);
    bottom = Math.max(bottom, part.bottom);
    for (let row = part.top; row < part.bottom; row += 1) {
      const [start, end] = [row * width + part.left, row * width + part.right];
      for (let at = skipPaper(data, words, start, end); at < end; at = skipPaper(data, words, at + 1, end)) {
        if (data[at] !== INK || seen++ % every !== 0) continue;
        x[count] = at - row * width;
        y[count] = row;
        count += 1;
      }
    }
  }
  return { x: x.subarray(0, count), y: y.subarray(0, count), top, bottom };
}

/** The slope along which the ink of the line piles up most: to two pixels over the line's length, then to one. */
function sharpestSlope({ x, y, top, bottom }: Ink, left: number, right: number): number {
  const length = right - left;
  const most = Math.min(STEEPEST, (1.2 * (bottom - top)) / length);
  const counts = new Int32Array(bottom - top + 2 * Math.ceil(most * length) + 4);
  const offset = Math.ceil(most * length) + 1 - top;
  const pileUp = (slope: number): number => {
    counts.fill(0);
    const down = Math.round(slope * 65536);
    for (let at = 0; at < x.length; at += 1) {
      const row = (y[at] as number) - ((down * ((x[at] as number) - left) + 32768) >> 16) + offset;
      counts[row] = (counts[row] as number) + 1;
    }
    let sum = 0;
    for (let row = 0; row < counts.length; row += 1) sum += (counts[row] as number) * (counts[row] as number);
    return sum;
  };
  let [best, highest] = [0, pileUp(0)];
  const step = 2 / length;
  for (let index = 1; index * step <= most; index += 1) {
    for (const slope of [index * step, -index * step]) {
      const sum = pileUp(slope);
      // A slope must be clearly better than a smaller one.
      if (sum <= highest * 1.02) continue;
      [best, highest] = [slope, sum];
    }
  }
  for (const slope of [best - step / 2, best + step / 2]) {
    const sum = pileUp(slope);
    if (sum > highest * 1.01) [best, highest] = [slope, sum];
  }
  return best;
}

interface Profile {
  readonly counts: Int32Array;
  /** The row that the first count stands for. */
  readonly offset: number;
}

/** How much ink lies in each row along the slope. */
function profile({ x, y, top, bottom }: Ink, slope: number, left: number, right: number): Profile {
  const reach = Math.ceil((slope < 0 ? -slope : slope) * (right - left)) + 1;
  const counts = new Int32Array(bottom - top + 2 * reach + 2);
  const down = Math.round(slope * 65536);
  for (let at = 0; at < x.length; at += 1) {
    const row = (y[at] as number) - ((down * ((x[at] as number) - left) + 32768) >> 16) - top + reach;
    counts[row] = (counts[row] as number) + 1;
  }
  return { counts, offset: top - reach };
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
