import type { Component } from './components.ts';
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

/** Of the height of letters: hanging ones hang by a quarter. */
const HANGING = 0.12;
/** A base is told from letters along this many heights at least. */
const LONG = 5;
/** Of the ascent: room for a tail even where none was seen. */
const LEAST_DESCENT = 0.24;

export function shapeOf({ letters, left, right }: TextLine): LineShape {
  const heights = letters.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 1;
  const isLong = right - left > LONG * usual && letters.length >= 6;
  let { base, slope } = fitBase(letters, left, isLong);
  for (let pass = 0; pass < 2; pass += 1) {
    // Letters that hang below the base, or float above it, say nothing of it.
    const standing = letters.filter((letter) => {
      const below = letter.bottom - (base + slope * ((letter.left + letter.right) / 2 - left));
      return below < HANGING * usual + 1 && below > -0.5 * usual;
    });
    if (standing.length < Math.max(1, letters.length * 0.3)) break;
    ({ base, slope } = fitBase(standing, left, isLong && standing.length >= 5));
  }
  const baseAt = ({ left: from, right: to }: Component) => base + slope * ((from + to) / 2 - left);
  const above = letters.map((letter) => baseAt(letter) - letter.top).sort((a, b) => a - b);
  const below = letters.map((letter) => letter.bottom - baseAt(letter)).sort((a, b) => a - b);
  // The highest of many may be a neighbor's tail that hangs into the line.
  const ascent = Math.max(1, above[Math.floor((above.length - 1) * 0.95)] ?? usual);
  const deepest = below[Math.floor((below.length - 1) * 0.97)] ?? 0;
  const descent = Math.min(0.5 * ascent, Math.max(deepest, LEAST_DESCENT * ascent));
  return { left, right, base, slope, ascent, descent };
}

/** The straight line through the lower ends of letters, with the least squares; level where they are too few. */
function fitBase(letters: readonly Component[], left: number, sloped: boolean): { base: number; slope: number } {
  const bottoms = letters.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const middle = bottoms[bottoms.length >> 1] ?? 0;
  if (!sloped) return { base: middle, slope: 0 };
  let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
  for (const { left: from, right: to, bottom } of letters) {
    const x = (from + to) / 2 - left;
    n += 1;
    sx += x;
    sy += bottom;
    sxx += x * x;
    sxy += x * bottom;
  }
  const spread = n * sxx - sx * sx;
  const slope = spread === 0 ? 0 : (n * sxy - sx * sy) / spread;
  // More than the page's own tilt leaves over: letters of different heights.
  if (slope > 0.03 || slope < -0.03) return { base: middle, slope: 0 };
  return { base: (sy - slope * sx) / n, slope };
}
