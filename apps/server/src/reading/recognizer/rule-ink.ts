import { INK, type Mask, PAPER, RULE } from './ink-mask.ts';
import type { PageRule } from './page-rule.ts';

export type RuleDirection = 'level' | 'upright';

export interface RuleLimits {
  /** In pixels. */
  readonly thickest: number;
  /** Of its length: on how much of it the rule is no thicker, and straight. */
  readonly share: number;
}

/** Where a rule runs in the bytes of a mask: from one pixel along it to the next, and from one beside it to the next. */
interface Strides {
  readonly along: number;
  readonly across: number;
}

function stridesOf({ width }: Mask, direction: RuleDirection): Strides {
  return direction === 'level' ? { along: 1, across: width } : { along: width, across: 1 };
}

/** The middle of three rows or columns, and how long they go on. */
function lineOf({ width }: Mask, { left, top, right, bottom }: PageRule, direction: RuleDirection) {
  const at = direction === 'level' ? (top + 1) * width + left : top * width + left + 1;
  return { at, length: direction === 'level' ? right - left : bottom - top };
}

/** How thick the ink is across a rule, up to one more than `most`; 0 where there is none. */
function thickness(data: Uint8Array, middle: number, across: number, most: number): number {
  let from = middle;
  if (isPaper(data, from)) from = isPaper(data, middle - across) ? middle + across : middle - across;
  if (isPaper(data, from)) return 0;
  let to = from + across;
  let thick = 1;
  for (; thick <= most && !isPaper(data, from - across); thick += 1) from -= across;
  for (; thick <= most && !isPaper(data, to); thick += 1) to += across;
  return thick;
}

function isPaper(data: Uint8Array, at: number): boolean {
  return (data[at] ?? PAPER) === PAPER;
}

/** Whether a run of ink is a rule: thin, and straight, since torn letters fill three rows together, but no two of them. */
export function isRuleRun(
  mask: Mask,
  run: PageRule,
  direction: RuleDirection,
  { thickest, share }: RuleLimits,
): boolean {
  const { data } = mask;
  const { along, across } = stridesOf(mask, direction);
  const { at: start, length } = lineOf(mask, run, direction);
  let [thin, one, other] = [0, 0, 0];
  for (let at = start, end = start + length * along; at < end; at += along) {
    if (thickness(data, at, across, thickest) <= thickest) thin += 1;
    const ink = !isPaper(data, at);
    if (ink || !isPaper(data, at - across)) one += 1;
    if (ink || !isPaper(data, at + across)) other += 1;
  }
  return thin >= share * length && Math.max(one, other) >= share * length;
}

/** In pixels: a rule is followed in steps of this length. */
export const STEP = 14;
/** Of a step: ink that is left of a rule that noise has torn. */
const TRACE = 0.4;
/** Of the ink along a step: with more of it between ink on both sides, the step leads through a letter in line with the rule. */
const CROWDED = 0.25;
/** In pixels: how far beside a rule that ink is looked for, once past the rule's own edge. */
const BESIDE = 5;

/**
 * Marks a run as rule where it is thin; where it is thicker, a letter stands on it. The ends of two upright rules may
 * have a letter between them, in line with both; level ones have letters above and below for all of their length.
 */
export function eraseRun(mask: Mask, run: PageRule, direction: RuleDirection, thickest: number): void {
  const { data } = mask;
  const { along, across } = stridesOf(mask, direction);
  const { at: start, length } = lineOf(mask, run, direction);
  for (let from = 0; from < length; from += STEP) {
    const first = start + from * along;
    if (direction === 'upright' && isCrowded(data, first, along, across, thickest)) continue;
    const end = start + Math.min(length, from + STEP) * along;
    for (let at = first; at < end; at += along) erase(data, at, across, thickest);
  }
}

/** Whether a step leads between ink on both sides, closer than the next cell would be. */
export function isCrowded(data: Uint8Array, start: number, along: number, across: number, thickest: number): boolean {
  const near = Math.max(3, thickest - 2);
  let [traces, before, after] = [0, 0, 0];
  for (let at = start, end = start + STEP * along; at < end; at += along) {
    if (thickness(data, at, across, thickest) === 0) continue;
    traces += 1;
    let [one, other] = [0, 0];
    for (let step = near; step <= near + BESIDE; step += 1) {
      if (data[at - step * across] === INK) one = 1;
      if (data[at + step * across] === INK) other = 1;
    }
    before += one;
    after += other;
  }
  return Math.min(before, after) > CROWDED * traces;
}

function erase(data: Uint8Array, middle: number, across: number, thickest: number): void {
  if (thickness(data, middle, across, thickest) > thickest) return;
  let from = middle - across;
  for (let step = 0; step < thickest && !isPaper(data, from - across); step += 1) from -= across;
  for (let step = 0, at = from; step < 2 * thickest && (step < 3 || !isPaper(data, at)); step += 1, at += across) {
    if (data[at] === INK) data[at] = RULE;
  }
}

export interface FollowLimits {
  readonly thickest: number;
  /** In pixels: less than this beyond the end of a rule is the stem of a letter that stands in line with it. */
  readonly shortest: number;
}

/** Goes on from both ends of a rule as long as there is a trace of it, and marks that, too. */
export function followRule(
  mask: Mask,
  rule: PageRule,
  direction: RuleDirection,
  { thickest, shortest }: FollowLimits,
): PageRule {
  const { width, height, data } = mask;
  const { along, across } = stridesOf(mask, direction);
  const isLevel = direction === 'level';
  const [from, to] = isLevel ? [rule.left, rule.right] : [rule.top, rule.bottom];
  const [near, far] = isLevel ? [rule.top, rule.bottom] : [rule.left, rule.right];
  const [length, breadth] = isLevel ? [width, height] : [height, width];
  const place = (alongIt: number, acrossIt: number) => alongIt * along + acrossIt * across;

  /** How much of a step in one row has thin ink in it or beside it. */
  const traceAt = (start: number, row: number): number => {
    let trace = 0;
    for (let at = start; at < start + STEP; at += 1) {
      const thick = thickness(data, place(at, row), across, thickest);
      if (thick > 0 && thick <= thickest) trace += 1;
    }
    return trace;
  };
  const bestRow = (start: number, rows: readonly number[]) => {
    let best = { row: -1, trace: -1 };
    for (const row of rows) {
      if (row < 2 || row >= breadth - 2) continue;
      const trace = traceAt(start, row);
      if (trace > best.trace) best = { row, trace };
    }
    return best;
  };
  const follow = (end: number, step: 1 | -1): number => {
    const inside = step === 1 ? end - STEP : end;
    let { row } = bestRow(
      inside,
      Array.from({ length: far - near }, (_, index) => near + index),
    );
    let reached = end;
    const steps: { start: number; row: number }[] = [];
    while (row >= 0) {
      const start = step === 1 ? reached : reached - STEP;
      if (start < 0 || start + STEP > length) break;
      const next = bestRow(start, [row, row - 1, row + 1]);
      if (next.trace < TRACE * STEP || isCrowded(data, place(start, next.row), along, across, thickest)) break;
      row = next.row;
      steps.push({ start, row });
      reached += step * STEP;
    }
    if (steps.length * STEP < shortest) return end;
    for (const { start, row: at } of steps) {
      for (let each = start; each < start + STEP; each += 1) erase(data, place(each, at), across, thickest);
    }
    return reached;
  };
  if (to - from < STEP) return rule;
  const [first, last] = [follow(from, -1), follow(to, 1)];
  return isLevel ? { ...rule, left: first, right: last } : { ...rule, top: first, bottom: last };
}
