import { emptyMask, INK, type Mask, PAPER, RULE, skipPaper } from './ink-mask.ts';

/** A straight stroke that is no part of a letter, in pixels, the ends not included. */
export interface PageRule {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageRules {
  readonly level: readonly PageRule[];
  readonly upright: readonly PageRule[];
}

/** In inches. Shorter ones are strokes of letters. */
const SHORTEST_LEVEL = 0.36;
const SHORTEST_UPRIGHT = 0.3;
/** In inches, of short and of long ones: thicker ones are letters, bars and pictures. */
const [THICKEST, LONG_THICKEST] = [0.02, 0.035] as const;
/** In pixels: what noise tears into a rule. */
const GAP = 3;
/** Of the length of a rule, a short and a long one: where it is thin. Along print strokes stand on it every few pixels. */
const [THIN_SHARE, LONG_THIN_SHARE] = [0.85, 0.6] as const;
/** In lengths of the shortest rule. */
const LONG = 4;
/** Of the length: where there is ink at all. */
const INK_SHARE = 0.8;
/** More than any form has: a halftone. */
const MOST_RULES = 6000;

/**
 * Finds the rules of tables and the lines to write on, and marks their pixels on the mask as such. Where a letter
 * stands on a rule or crosses it, the ink stays.
 */
export function markRules(mask: Mask, dpi: number): PageRules {
  const level = alongRows(mask, dpi);
  const upright = alongColumns(mask, dpi);
  return { level: joinRuns(level), upright: joinRuns(upright) };
}

/** One row of a rule, as long as it goes on. */
type Run = PageRule;

function alongRows(mask: Mask, dpi: number): readonly Run[] {
  const { width, height, data, words } = mask;
  const [shortest, thickest] = [Math.round(SHORTEST_LEVEL * dpi), Math.max(3, Math.round(LONG_THICKEST * dpi))];
  const runs: Run[] = [];
  // A rule on a page that was turned wanders by a pixel: ink counts in its own row and in both beside it.
  const { data: near, words: nearWords } = emptyMask(width, 1);
  for (let y = 1; y < height - 1; y += 1) {
    near.fill(0);
    for (let row = y - 1; row <= y + 1; row += 1) {
      const [start, end] = [row * width, (row + 1) * width];
      let at = skipPaper(data, words, start, end);
      while (at < end) {
        near[at - start] = 1;
        at = skipPaper(data, words, at + 1, end);
      }
    }
    let x = skipPaper(near, nearWords, 0, width);
    while (x < width) {
      const from = x;
      let [to, dark] = [x, 0];
      for (; x < width && x - to < GAP; x += 1) {
        if (near[x] === 0) continue;
        dark += 1;
        to = x + 1;
      }
      if (to - from >= shortest && dark >= INK_SHARE * (to - from)) {
        if (isThin(mask, from, to, y, ...limits(to - from, shortest, dpi))) {
          runs.push({ left: from, top: y - 1, right: to, bottom: y + 2 });
        }
      }
      x = skipPaper(near, nearWords, x, width);
    }
  }
  if (runs.length > MOST_RULES * 4) return [];
  for (const run of runs) eraseLevel(mask, run, thickest);
  return runs;
}

/** How thick a rule of this length may be, and on how much of its length it must be no thicker. */
function limits(length: number, shortest: number, dpi: number): [number, number] {
  const isLong = length >= LONG * shortest;
  return [Math.max(3, Math.round((isLong ? LONG_THICKEST : THICKEST) * dpi)), isLong ? LONG_THIN_SHARE : THIN_SHARE];
}

function isThin(mask: Mask, from: number, to: number, y: number, thickest: number, share: number): boolean {
  const { width, data } = mask;
  let [thin, upper, lower] = [0, 0, 0];
  for (let x = from, at = y * width + from; x < to; x += 1, at += 1) {
    if (depthAt(mask, x, y, thickest) <= thickest) thin += 1;
    if (data[at] !== PAPER || data[at - width] !== PAPER) upper += 1;
    if (data[at] !== PAPER || data[at + width] !== PAPER) lower += 1;
  }
  // A short one must be straight: torn letters fill three rows together, but no two of them.
  return thin >= share * (to - from) && Math.max(upper, lower) >= share * (to - from);
}

/** How thick the ink is in a column around a row, up to one more than `most`. */
function depthAt({ width, height, data }: Mask, x: number, y: number, most: number): number {
  let top = y;
  if (data[top * width + x] === PAPER) top = data[(top - 1) * width + x] !== PAPER ? top - 1 : top + 1;
  if (data[top * width + x] === PAPER) return 0;
  let bottom = top + 1;
  while (top > 0 && bottom - top <= most && data[(top - 1) * width + x] !== PAPER) top -= 1;
  while (bottom < height && bottom - top <= most && data[bottom * width + x] !== PAPER) bottom += 1;
  return bottom - top;
}

function eraseLevel(mask: Mask, { left, top, right }: Run, thickest: number): void {
  const { width, height, data } = mask;
  for (let x = left; x < right; x += 1) {
    if (depthAt(mask, x, top + 1, thickest) > thickest) continue;
    let y = top;
    while (y > 0 && y > top - thickest && data[(y - 1) * width + x] !== PAPER) y -= 1;
    for (; y < height && (y < top + 3 || data[y * width + x] !== PAPER) && y < top + 3 + thickest; y += 1) {
      if (data[y * width + x] === INK) data[y * width + x] = RULE;
    }
  }
}

function alongColumns(mask: Mask, dpi: number): readonly Run[] {
  const { width, height, data, words } = mask;
  const [shortest, thickest] = [Math.round(SHORTEST_UPRIGHT * dpi), Math.max(3, Math.round(LONG_THICKEST * dpi))];
  const runs: Run[] = [];
  // Of the run that each column is in: its first row, the row after its last ink, and the rows with ink.
  const [from, to, dark] = [new Int32Array(width), new Int32Array(width).fill(-GAP), new Int32Array(width)];
  const end = (x: number): void => {
    const [start, stop] = [from[x] as number, to[x] as number];
    if (stop - start < shortest || (dark[x] as number) < INK_SHARE * (stop - start)) return;
    if (!isNarrow(mask, x, start, stop, ...limits(stop - start, shortest, dpi))) return;
    runs.push({ left: x - 1, top: start, right: x + 2, bottom: stop });
  };
  const meet = (x: number, y: number): void => {
    const stop = to[x] as number;
    if (stop > y) return;
    if (y - stop >= GAP) {
      end(x);
      from[x] = y;
      dark[x] = 0;
    }
    to[x] = y + 1;
    dark[x] = (dark[x] as number) + 1;
  };
  for (let y = 0; y < height; y += 1) {
    const [start, stop] = [y * width + 1, (y + 1) * width - 1];
    for (let at = skipPaper(data, words, start, stop); at < stop; at = skipPaper(data, words, at + 1, stop)) {
      const x = at - y * width;
      if (x > 1) meet(x - 1, y);
      meet(x, y);
      if (x < width - 2) meet(x + 1, y);
    }
  }
  for (let x = 1; x < width - 1; x += 1) end(x);
  if (runs.length > MOST_RULES * 4) return [];
  for (const run of runs) eraseUpright(mask, run, thickest);
  return runs;
}

function isNarrow(mask: Mask, x: number, from: number, to: number, thickest: number, share: number): boolean {
  const { width, data } = mask;
  let [narrow, left, right] = [0, 0, 0];
  for (let y = from, at = from * width + x; y < to; y += 1, at += width) {
    if (breadthAt(mask, x, y, thickest) <= thickest) narrow += 1;
    if (data[at] !== PAPER || data[at - 1] !== PAPER) left += 1;
    if (data[at] !== PAPER || data[at + 1] !== PAPER) right += 1;
  }
  return narrow >= share * (to - from) && Math.max(left, right) >= share * (to - from);
}

/** How broad the ink is in a row around a column, up to one more than `most`. */
function breadthAt({ width, data }: Mask, x: number, y: number, most: number): number {
  const row = y * width;
  let left = x;
  if (data[row + left] === PAPER) left = data[row + left - 1] !== PAPER ? left - 1 : left + 1;
  if (data[row + left] === PAPER) return 0;
  let right = left + 1;
  while (left > 0 && right - left <= most && data[row + left - 1] !== PAPER) left -= 1;
  while (right < width && right - left <= most && data[row + right] !== PAPER) right += 1;
  return right - left;
}

function eraseUpright(mask: Mask, { left, top, bottom }: Run, thickest: number): void {
  const { width, data } = mask;
  for (let y = top; y < bottom; y += 1) {
    if (breadthAt(mask, left + 1, y, thickest) > thickest) continue;
    const row = y * width;
    let x = left;
    while (x > 0 && x > left - thickest && data[row + x - 1] !== PAPER) x -= 1;
    for (; x < width && (x < left + 3 || data[row + x] !== PAPER) && x < left + 3 + thickest; x += 1) {
      if (data[row + x] === INK) data[row + x] = RULE;
    }
  }
}

/** Rows or columns of one rule that lie beside each other become one. */
function joinRuns(runs: readonly Run[]): readonly PageRule[] {
  const joined: { left: number; top: number; right: number; bottom: number }[] = [];
  for (const run of [...runs].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const same = joined.findLast(
      (rule, index) =>
        index > joined.length - 200 &&
        run.left <= rule.right &&
        run.right >= rule.left &&
        run.top <= rule.bottom &&
        run.bottom >= rule.top,
    );
    if (same === undefined) {
      joined.push({ ...run });
      continue;
    }
    same.left = Math.min(same.left, run.left);
    same.top = Math.min(same.top, run.top);
    same.right = Math.max(same.right, run.right);
    same.bottom = Math.max(same.bottom, run.bottom);
  }
  return joined.slice(0, MOST_RULES);
}
