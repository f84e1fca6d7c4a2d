import type { Component } from './components.ts';
import { type Growing, isParted } from './growing-line.ts';
import { joinFragments } from './join-fragments.ts';
import type { PageRule } from './page-rule.ts';

/** Print that stands beside each other, from left to right, in pixels of the level page. */
export interface TextLine {
  readonly parts: readonly Component[];
  readonly left: number;
  readonly right: number;
}

/** In inches: lower ones are dots, dashes and dirt; higher ones are pictures. */
const [LOWEST, HIGHEST] = [0.02, 0.75];
/** In inches, and of its box: how high and how full a dark bar is; dashes are lower, words have more paper. */
const [BAR, BAR_INK] = [0.08, 0.65] as const;
/** Of the usual height of print on the page: what is lower belongs to a line, but does not begin one. */
const SMALL = 0.5;
/** Of the height of the line: the widest space between two words. What stands farther apart is another column or cell. */
const WIDEST_SPACE = 1.5;
/** Of the lower of both: how much of a part and its line must stand at the same height. */
const LEAST_SHARED = 0.5;
/** How much higher or lower than its line a part may be. */
const [MOST_TIMES_HIGHER, MOST_TIMES_LOWER] = [2.1, 3.2];
/** The last parts of a line tell how high it stands there. */
const RECENT = 5;
/** Small parts in a row: more are the dots that lead to a number. */
const MOST_SMALL = 3;

/** Groups the components of a page into lines of text. Rules that stand upright part the cells of a table. */
export function findTextLines(
  components: readonly Component[],
  upright: readonly PageRule[],
  dpi: number,
): readonly TextLine[] {
  const print = components.filter((each) => isPrint(each, dpi));
  const usual = usualHeight(print);
  const isSmall = ({ top, bottom }: Component) => bottom - top < SMALL * usual;
  const lines = growLines(components, isSmall, (each) => isPrint(each, dpi) && !isSmall(each), upright);
  // Print much smaller than the rest of the page, on lines of its own.
  const small = print.filter((each) => isSmall(each) && !lines.some((line) => reaches(line, each)));
  const lower = SMALL * usualHeight(small);
  const smaller = growLines(
    small,
    ({ top, bottom }) => bottom - top < lower,
    () => true,
    upright,
  );
  const all = joinFragments([...lines, ...smaller.filter((line) => line.parts.length >= 3)], upright);
  return all.map(({ parts }) => extendEnds(finish(parts), components));
}

/** Whether it may be a letter or a word, by its size. */
export function isPrint({ left, top, right, bottom, pixels }: Component, dpi: number): boolean {
  const [width, height] = [right - left, bottom - top];
  if (height < Math.max(4, LOWEST * dpi) || height > HIGHEST * dpi) return false;
  // A dark bar: its many pixels would stand for the height that print usually has.
  if (height > BAR * dpi && width > 4 * height && pixels > BAR_INK * width * height) return false;
  // A line along the page, or dust in a box of its own size.
  return width <= 60 * height && height <= 14 * width && pixels >= 6;
}

/** The height that most print has; capitals and small letters are both near enough to it. */
export function usualHeight(print: readonly Component[]): number {
  const sorted = [...print].sort((a, b) => a.bottom - a.top - (b.bottom - b.top));
  const total = sorted.reduce((sum, { pixels }) => sum + pixels, 0);
  let sum = 0;
  for (const { top, bottom, pixels } of sorted) {
    sum += pixels;
    if (sum * 2 >= total) return bottom - top;
  }
  return 0;
}

function growLines(
  components: readonly Component[],
  isSmall: (component: Component) => boolean,
  begins: (component: Component) => boolean,
  upright: readonly PageRule[],
): Growing[] {
  const lines: Growing[] = [];
  // Lines that may still go on, those that ended long ago left out.
  let open: Growing[] = [];
  let checked = 0;
  for (const part of [...components].sort((a, b) => a.left - b.left || a.top - b.top)) {
    if (part.left - checked > 50) {
      checked = part.left;
      open = open.filter((line) => line.right + 2 * WIDEST_SPACE * (line.bottom - line.top) >= part.left);
    }
    const small = isSmall(part);
    if (!small && !begins(part)) continue;
    let best: Growing | null = null;
    let most = 0;
    for (const line of open) {
      if (line.top > part.bottom || line.bottom + (line.bottom - line.top) < part.top) continue;
      const fits = small ? fitSmall(line, part) : fit(line, part, upright);
      if (fits <= most) continue;
      most = fits;
      best = line;
    }
    if (best !== null) append(best, part, small);
    else if (!small) {
      const { left, right, top, bottom } = part;
      const line = { parts: [part], left, right, top, bottom, small: 0 };
      lines.push(line);
      open.push(line);
    }
  }
  for (const line of lines) dropTrail(line, isSmall);
  return lines;
}

/** How well print goes on with a line; 0 where it does not. */
function fit(line: Growing, part: Component, upright: readonly PageRule[]): number {
  const shared = Math.min(line.bottom, part.bottom) - Math.max(line.top, part.top);
  if (shared <= 0) return 0;
  const [lineHeight, height] = [line.bottom - line.top, part.bottom - part.top];
  const share = shared / Math.min(lineHeight, height);
  if (share < LEAST_SHARED || line.small > MOST_SMALL) return 0;
  if (height > MOST_TIMES_HIGHER * lineHeight || lineHeight > MOST_TIMES_LOWER * height) return 0;
  const gap = part.left - line.right;
  if (gap > WIDEST_SPACE * Math.max(lineHeight, Math.min(height, 1.4 * lineHeight))) return 0;
  if (gap > 0 && isParted(line.right, part.left, Math.max(line.top, part.top), shared, upright)) return 0;
  // Of two lines at the same height the nearer one goes on.
  return share + 0.5 / (1 + Math.max(0, gap) / lineHeight);
}

/** Points, commas, dashes and quotes: between the top of a line and a little below its base, close to its end. */
function fitSmall(line: Growing, { left, right, top, bottom }: Component): number {
  const height = line.bottom - line.top;
  const gap = left - line.right;
  if (gap > WIDEST_SPACE * height || right - left > 2 * height) return 0;
  if (top < line.top - 0.2 * height || bottom > line.bottom + 0.4 * height) return 0;
  return 1 / (1 + Math.max(0, gap) / height);
}

function append(line: Growing, part: Component, small: boolean): void {
  line.parts.push(part);
  line.right = Math.max(line.right, part.right);
  line.small = small ? line.small + 1 : 0;
  if (small) return;
  const recent = line.parts.filter(({ top, bottom }) => 2 * (bottom - top) > part.bottom - part.top).slice(-RECENT);
  line.top = median(recent.map(({ top }) => top));
  line.bottom = median(recent.map(({ bottom }) => bottom));
}

/** What trails behind a line is part of it only where it is close: more is a leader, or dirt. */
function dropTrail(line: Growing, isSmall: (component: Component) => boolean): void {
  const height = line.bottom - line.top;
  const last = line.parts.findLastIndex((part) => !isSmall(part));
  let right = Math.max(...line.parts.slice(0, last + 1).map((part) => part.right));
  let end = last + 1;
  for (; end < line.parts.length && end <= last + MOST_SMALL; end += 1) {
    const part = line.parts[end] as Component;
    if (part.left - right > 0.7 * height) break;
    right = Math.max(right, part.right);
  }
  // A row of dots is no part of the line, not even its first ones.
  if (line.parts.length - last - 1 > 2 * MOST_SMALL) end = Math.min(end, last + 2);
  line.parts.length = end;
  line.right = right;
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

/** Whether a small thing stands on a line or close to it. */
function reaches(line: Growing, { left, right, top, bottom }: Component): boolean {
  const height = line.bottom - line.top;
  if (right < line.left - height || left > line.right + height) return false;
  return bottom > line.top - 0.3 * height && top < line.bottom + 0.3 * height;
}

/** Of the height of the line: torn letters and points at its ends stand nearer to it than anything else. */
const NEAR_END = 0.75;
/** In heights. */
const SHORT = 4;

/** Takes in what stands close to either end, however small: torn letters, opening quotes, points. */
function extendEnds(line: TextLine, components: readonly Component[]): TextLine {
  const [top, bottom] = [median(line.parts.map((part) => part.top)), median(line.parts.map((part) => part.bottom))];
  const height = bottom - top;
  const beside = components.filter(
    (each) =>
      each.pixels >= 2 &&
      each.top >= top - 0.35 * height &&
      each.bottom <= bottom + 0.45 * height &&
      each.right > line.left - 3 * height &&
      each.left < line.right + 3 * height &&
      each.right - each.left <= 2 * height,
  );
  let { left, right } = line;
  const added: Component[] = [];
  for (const each of beside.filter((one) => one.right <= line.left + 1).sort((a, b) => b.right - a.right)) {
    if (left - each.right > NEAR_END * height || added.length >= MOST_SMALL) break;
    left = Math.min(left, each.left);
    added.push(each);
  }
  const before = added.length;
  for (const each of beside.filter((one) => one.left >= line.right - 1).sort((a, b) => a.left - b.left)) {
    if (each.left - right > NEAR_END * height || added.length - before >= MOST_SMALL) break;
    right = Math.max(right, each.right);
    added.push(each);
  }
  // The dots of i and j, and accents. Longer lines have high letters; on them it would be the commas of the line above.
  if (line.right - line.left < SHORT * height) {
    for (const each of components) {
      if (each.left < line.left || each.right > line.right || each.pixels < 3) continue;
      if (each.bottom > top + 0.2 * height || each.bottom < top - 0.35 * height) continue;
      if (each.top >= top - 0.7 * height && each.right - each.left <= 0.6 * height) added.push(each);
    }
  }
  return added.length === 0 ? line : { parts: [...added, ...line.parts], left, right };
}

function finish(parts: readonly Component[]): TextLine {
  const sorted = [...parts].sort((a, b) => a.left - b.left);
  return {
    parts: sorted,
    left: Math.min(...sorted.map(({ left }) => left)),
    right: Math.max(...sorted.map(({ right }) => right)),
  };
}
