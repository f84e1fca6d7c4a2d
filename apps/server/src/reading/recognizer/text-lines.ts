import type { Component } from './components.ts';
import { joinFragments } from './join-fragments.ts';
import type { PageRule } from './rules.ts';

/** Letters beside each other, from left to right, in pixels of the level page. */
export interface TextLine {
  readonly letters: readonly Component[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In inches: lower ones are dots, dashes and dirt; higher ones are pictures. */
const [LOWEST, HIGHEST] = [0.022, 0.75];
/** Of the usual height of letters on the page: what is lower belongs to a line, but does not begin one. */
const SMALL = 0.5;
/** Of the height of the line: the widest space between two words. What stands farther apart is another column or cell. */
const WIDEST_SPACE = 1.7;
/** Of the lower of both: how much of a letter and its line must stand at the same height. */
const LEAST_SHARED = 0.5;
/** How much higher or lower than its line a letter may be. */
const [MOST_TIMES_HIGHER, MOST_TIMES_LOWER] = [2.1, 3.2];
/** The last letters of a line tell how high it stands there. */
const RECENT = 5;

export interface Growing {
  letters: Component[];
  left: number;
  right: number;
  /** Of its last letters. */
  top: number;
  bottom: number;
}

/** Groups the components of a page into lines of text. Rules that stand upright part cells of a table. */
export function findTextLines(
  components: readonly Component[],
  upright: readonly PageRule[],
  dpi: number,
): readonly TextLine[] {
  const letters = components.filter((each) => isLetter(each, dpi));
  const usual = usualHeight(letters);
  const isSmall = ({ top, bottom }: Component) => bottom - top < SMALL * usual;
  const lines = growLines(
    letters.filter((each) => !isSmall(each)),
    upright,
  );
  // Print much smaller than the rest of the page, on lines of its own.
  const small = letters.filter((each) => isSmall(each) && !lines.some((line) => reaches(line, each)));
  const smaller = usualHeight(small) < SMALL * usual ? growLines(small, upright) : [];
  return joinFragments([...lines, ...smaller.filter((line) => line.letters.length >= 3)], upright).map(finish);
}

function isLetter({ left, top, right, bottom, pixels }: Component, dpi: number): boolean {
  const [width, height] = [right - left, bottom - top];
  if (height < Math.max(4, LOWEST * dpi) || height > HIGHEST * dpi) return false;
  // A line along the page, or dust in a box of its own size.
  return width <= 20 * height && height <= 14 * width && pixels >= 6;
}

/** The height that most ink of letters has; capitals and small letters are both near enough to it. */
function usualHeight(letters: readonly Component[]): number {
  const heights = letters.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let sum = 0;
  for (const height of heights) {
    sum += height;
    if (sum * 2 >= total) return height;
  }
  return 0;
}

function growLines(letters: readonly Component[], upright: readonly PageRule[]): Growing[] {
  const lines: Growing[] = [];
  // Lines that may still go on, those that ended long ago left out.
  let open: Growing[] = [];
  let checked = 0;
  for (const letter of [...letters].sort((a, b) => a.left - b.left || a.top - b.top)) {
    if (letter.left - checked > 100) {
      checked = letter.left;
      open = open.filter((line) => line.right + WIDEST_SPACE * (line.bottom - line.top) * 2 >= letter.left);
    }
    let best: Growing | null = null;
    let most = 0;
    for (const line of open) {
      const shared = fit(line, letter, upright);
      if (shared <= most) continue;
      most = shared;
      best = line;
    }
    if (best !== null) append(best, letter);
    else {
      const line = { letters: [letter], ...pick(letter) };
      lines.push(line);
      open.push(line);
    }
  }
  return lines;
}

const pick = ({ left, right, top, bottom }: Component) => ({ left, right, top, bottom });

/** How well a letter goes on with a line; 0 where it does not. */
function fit(line: Growing, letter: Component, upright: readonly PageRule[]): number {
  const shared = Math.min(line.bottom, letter.bottom) - Math.max(line.top, letter.top);
  if (shared <= 0) return 0;
  const [lineHeight, height] = [line.bottom - line.top, letter.bottom - letter.top];
  const part = shared / Math.min(lineHeight, height);
  if (part < LEAST_SHARED) return 0;
  if (height > MOST_TIMES_HIGHER * lineHeight || lineHeight > MOST_TIMES_LOWER * height) return 0;
  const gap = letter.left - line.right;
  if (gap > WIDEST_SPACE * Math.max(lineHeight, Math.min(height, 1.4 * lineHeight))) return 0;
  if (gap > 0 && isParted(line.right, letter.left, Math.max(line.top, letter.top), shared, upright)) return 0;
  // Of two lines at the same height the nearer one goes on.
  return part + 0.5 / (1 + Math.max(0, gap) / lineHeight);
}

/** Whether a rule stands between two places, along most of the height that they share. */
export function isParted(
  from: number,
  to: number,
  top: number,
  height: number,
  upright: readonly PageRule[],
): boolean {
  return upright.some((rule) => {
    if (rule.right < from || rule.left > to) return false;
    return Math.min(rule.bottom, top + height) - Math.max(rule.top, top) > 0.7 * height;
  });
}

function append(line: Growing, letter: Component): void {
  line.letters.push(letter);
  line.left = Math.min(line.left, letter.left);
  line.right = Math.max(line.right, letter.right);
  const recent = line.letters.slice(-RECENT);
  line.top = median(recent.map(({ top }) => top));
  line.bottom = median(recent.map(({ bottom }) => bottom));
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}

/** Whether a small thing stands on a line or close to it. */
function reaches(line: Growing, { left, right, top, bottom }: Component): boolean {
  const height = line.bottom - line.top;
  if (right < line.left - height || left > line.right + height) return false;
  return bottom > line.top - 0.5 * height && top < line.bottom + 0.5 * height;
}

function finish({ letters }: Growing): TextLine {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  return {
    letters: sorted,
    left: Math.min(...sorted.map(({ left }) => left)),
    right: Math.max(...sorted.map(({ right }) => right)),
    top: Math.min(...sorted.map(({ top }) => top)),
    bottom: Math.max(...sorted.map(({ bottom }) => bottom)),
  };
}
