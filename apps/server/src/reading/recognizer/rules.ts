import { markFaintRules } from './faint-rules.ts';
import { emptyMask, type Mask, skipPaper } from './ink-mask.ts';
import type { PageRule, PageRules } from './page-rule.ts';
import { eraseRun, followRule, isRuleRun, type RuleLimits } from './rule-ink.ts';

/** In inches. Shorter ones are strokes of letters. */
const SHORTEST_LEVEL = 0.36;
const SHORTEST_UPRIGHT = 0.3;
/** In inches: the rest of a torn rule, beyond where it was found. */
const SHORTEST_REST = 0.2;
/** In inches, of short and of long ones: thicker ones are letters, bars and pictures. */
const [THICKEST, LONG_THICKEST] = [0.02, 0.035] as const;
/** Of the length of a rule, a short and a long one: where it is thin. Along print strokes stand on it every few pixels. */
const [THIN_SHARE, LONG_THIN_SHARE] = [0.85, 0.6] as const;
/** In lengths of the shortest rule. */
const LONG = 4;
/** In pixels: what noise tears into a rule. */
const GAP = 3;
/** Of the length: where there is ink at all. */
const INK_SHARE = 0.8;
/** More than any form has: a halftone. */
const MOST_RUNS = 24_000;

/**
 * Finds the rules of tables and the lines to write on, and marks their pixels on the mask as such. Where a letter
 * stands on a rule or crosses it, the ink stays.
 */
export function markRules(mask: Mask, dpi: number): PageRules {
  const level = take(mask, alongRows(mask, dpi), 'level', dpi);
  const upright = take(mask, alongColumns(mask, dpi), 'upright', dpi);
  const faint = markFaintRules(mask, dpi);
  return { level: [...level, ...faint.level], upright: [...upright, ...faint.upright] };
}

/** One row or column of a rule and those beside it, as long as it goes on. */
type Run = PageRule;

function take(mask: Mask, runs: readonly Run[], direction: 'level' | 'upright', dpi: number): readonly PageRule[] {
  if (runs.length > MOST_RUNS) return [];
  const thickest = Math.max(3, Math.round(LONG_THICKEST * dpi));
  for (const run of runs) eraseRun(mask, run, direction, thickest);
  // Where noise has torn a rule, the rest of it is found by going on from its ends.
  return joinRuns(runs).map((rule) => followRule(mask, rule, direction, { thickest, shortest: SHORTEST_REST * dpi }));
}

function limits(length: number, shortest: number, dpi: number): RuleLimits {
  const isLong = length >= LONG * shortest;
  const thickest = Math.max(3, Math.round((isLong ? LONG_THICKEST : THICKEST) * dpi));
  return { thickest, share: isLong ? LONG_THIN_SHARE : THIN_SHARE };
}

function alongRows(mask: Mask, dpi: number): readonly Run[] {
  const { width, height, data, words } = mask;
  const shortest = Math.round(SHORTEST_LEVEL * dpi);
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
      const run = { left: from, top: y - 1, right: to, bottom: y + 2 };
      if (to - from >= shortest && dark >= INK_SHARE * (to - from)) {
        if (isRuleRun(mask, run, 'level', limits(to - from, shortest, dpi))) runs.push(run);
      }
      x = skipPaper(near, nearWords, x, width);
    }
  }
  return runs;
}

function alongColumns(mask: Mask, dpi: number): readonly Run[] {
  const { width, height, data, words } = mask;
  const shortest = Math.round(SHORTEST_UPRIGHT * dpi);
  const runs: Run[] = [];
  // Of the run that each column is in: its first row, the row after its last ink, and the rows with ink.
  const [from, to, dark] = [new Int32Array(width), new Int32Array(width).fill(-GAP), new Int32Array(width)];
  const end = (x: number): void => {
    const [top, bottom] = [from[x] as number, to[x] as number];
    if (bottom - top < shortest || (dark[x] as number) < INK_SHARE * (bottom - top)) return;
    const run = { left: x - 1, top, right: x + 2, bottom };
    if (isRuleRun(mask, run, 'upright', limits(bottom - top, shortest, dpi))) runs.push(run);
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
  return runs;
}

/** How many rules back one is looked for that a run goes on with. */
const NEAR = 200;

/** Rows or columns of one rule that lie beside each other become one. */
function joinRuns(runs: readonly Run[]): readonly PageRule[] {
  const joined: { left: number; top: number; right: number; bottom: number }[] = [];
  for (const run of [...runs].sort((a, b) => a.top - b.top || a.left - b.left)) {
    let same: (typeof joined)[number] | undefined;
    for (let at = joined.length - 1; at >= 0 && at > joined.length - NEAR && same === undefined; at -= 1) {
      const rule = joined[at] as (typeof joined)[number];
      const touches =
        run.left <= rule.right && run.right >= rule.left && run.top <= rule.bottom && run.bottom >= rule.top;
      if (touches) same = rule;
    }
    if (same === undefined) {
      joined.push({ ...run });
      continue;
    }
    same.left = Math.min(same.left, run.left);
    same.top = Math.min(same.top, run.top);
    same.right = Math.max(same.right, run.right);
    same.bottom = Math.max(same.bottom, run.bottom);
  }
  return joined;
}
