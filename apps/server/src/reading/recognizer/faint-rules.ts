import { INK, type Mask, RULE, skipPaper } from './ink-mask.ts';
import type { PageRule, PageRules } from './page-rule.ts';
import { isCrowded, STEP } from './rule-ink.ts';

/** In inches, of ink that stands alone along a line: letters never show so much of it in a row, thin rules do though noise ate half of them. */
const LEAST_INK = 0.3;
/** Of the length of a rule: how much of it must be left. */
const LEAST_SHARE = 0.52;
/** What a column counts for the run of a rule: with ink that stands alone, with none, and with more than a rule has. */
const [ALONE, NOTHING, MORE] = [4, -3, -3] as const;
/** A run whose count has fallen by this from its highest has ended where that was. */
const FALL = 45;
/** In pixels above and below: a rule has no more ink than this beside it, and then paper up to there. */
const [BODY, CLEAR] = [2, 4] as const;
const MOST_THICK = 2 * BODY + 1;
/** More than any form has: a halftone. */
const MOST_RUNS = 12_000;

/** A row of the page, and from where to where a rule runs along it. */
interface Run {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Marks what noise has left of thin rules: dots and short pieces in line, too few of them for a rule that is whole. Left
 * among the print they would join the lines of a cell, or stand in them as high as its frame.
 */
export function markFaintRules(mask: Mask, dpi: number): PageRules {
  const { width } = mask;
  const [rows, columns] = bitsOf(mask);
  const least = Math.round(LEAST_INK * dpi);
  const [level, upright] = [findRuns(rows, least), findRuns(columns, least)];
  for (const { y, left, right } of level) mark(mask.data, y, left, right, 1, width);
  for (const { y: x, left: top, right: bottom } of upright) {
    // A letter may stand between two ends of an upright rule, in line with both.
    for (let from = top; from < bottom; from += STEP) {
      if (isCrowded(mask.data, from * width + x, width, 1, MOST_THICK)) continue;
      mark(mask.data, x, from, Math.min(bottom, from + STEP), width, 1);
    }
  }
  return {
    level: boxesOf(level),
    upright: boxesOf(upright).map(({ left, top, right, bottom }) => ({
      left: top,
      top: left,
      right: bottom,
      bottom: right,
    })),
  };
}

/** The ink of a page, 32 pixels a number. */
interface Bits {
  readonly length: number;
  readonly count: number;
  /** Numbers a row. */
  readonly stride: number;
  readonly data: Int32Array;
}

/** Row by row, and column by column. */
function bitsOf({ width, height, data, words }: Mask): readonly [Bits, Bits] {
  const empty = (length: number, count: number): Bits => {
    const stride = (length + 31) >> 5;
    return { length, count, stride, data: new Int32Array(stride * count) };
  };
  const [rows, columns] = [empty(width, height), empty(height, width)];
  for (let y = 0; y < height; y += 1) {
    const [start, end] = [y * width, (y + 1) * width];
    const [bit, word, row] = [1 << (y & 31), y >> 5, y * rows.stride];
    for (let at = skipPaper(data, words, start, end); at < end; at = skipPaper(data, words, at + 1, end)) {
      const x = at - start;
      rows.data[row + (x >> 5)] = (rows.data[row + (x >> 5)] as number) | (1 << (x & 31));
      const column = x * columns.stride + word;
      columns.data[column] = (columns.data[column] as number) | bit;
    }
  }
  return [rows, columns];
}

function findRuns(bits: Bits, least: number): readonly Run[] {
  const { count, stride, data } = bits;
  const runs: Run[] = [];
  const [alone, any] = [new Int32Array(stride), new Int32Array(stride)];
  for (let y = CLEAR; y < count - CLEAR; y += 1) {
    let total = 0;
    for (let word = 0; word < stride; word += 1) {
      const at = y * stride + word;
      const row = (step: number) => data[at + step * stride] as number;
      const near = row(-1) | row(0) | row(1);
      any[word] = near;
      if (near === 0) {
        alone[word] = 0;
        continue;
      }
      const full = row(-2) & row(-1) & row(0) & row(1) & row(2);
      const lone = near & ~(row(-4) | row(-3) | row(3) | row(4) | full);
      alone[word] = lone;
      total += ones(lone);
    }
    if (total >= least) runsOf(bits.length, any, alone, y, least, runs);
    if (runs.length > MOST_RUNS) return [];
  }
  return runs;
}

function ones(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Stretches of a row in which ink that stands alone outweighs the rest. */
function runsOf(length: number, any: Int32Array, alone: Int32Array, y: number, least: number, runs: Run[]): void {
  let [score, most, from, to, lone, loneThere] = [0, 0, 0, 0, 0, 0];
  const close = () => {
    if (loneThere >= least && loneThere >= LEAST_SHARE * (to - from)) runs.push({ y, left: from, right: to });
    [score, most, lone, loneThere] = [0, 0, 0, 0];
  };
  for (let x = 0; x < length; x += 1) {
    const word = x >> 5;
    if (score === 0 && alone[word] === 0) {
      x |= 31;
      continue;
    }
    const bit = 1 << (x & 31);
    const isAlone = ((alone[word] as number) & bit) !== 0;
    if (score === 0 && !isAlone) continue;
    if (score === 0) from = x;
    if (isAlone) lone += 1;
    score += isAlone ? ALONE : ((any[word] as number) & bit) === 0 ? NOTHING : MORE;
    if (score > most) [most, to, loneThere] = [score, x + 1, lone];
    if (score <= 0 || score < most - FALL) close();
  }
  close();
}

/** What is thin of each run; where it is thicker, a letter stands on it. */
function mark(data: Uint8Array, y: number, left: number, right: number, along: number, across: number): void {
  for (let x = left; x < right; x += 1) {
    const middle = y * across + x * along;
    let isThin = true;
    for (let step = BODY + 1; step <= CLEAR; step += 1)
      if (data[middle - step * across] === INK || data[middle + step * across] === INK) isThin = false;
    if (!isThin) continue;
    for (let step = -BODY; step <= BODY; step += 1)
      if (data[middle + step * across] === INK) data[middle + step * across] = RULE;
  }
}

/** Runs of rows beside each other are one rule. */
function boxesOf(runs: readonly Run[]): readonly PageRule[] {
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  let open: typeof boxes = [];
  for (const { y, left, right } of runs) {
    open = open.filter(({ bottom }) => bottom >= y - BODY);
    const same = open.find((box) => left <= box.right && right >= box.left);
    if (same === undefined) {
      const box = { left, top: y - 1, right, bottom: y + 2 };
      boxes.push(box);
      open.push(box);
      continue;
    }
    same.left = Math.min(same.left, left);
    same.right = Math.max(same.right, right);
    same.bottom = y + 2;
  }
  return boxes;
}
