import type { Page, Word } from '../pages/page.ts';

/** Shorter words stand everywhere, and noise reads as them. */
const LEAST_LETTERS = 3;
/** Of the page: two scans of a sheet lie a few millimetres apart. */
const [NEAR_X, NEAR_Y] = [0.025, 0.02];
/** Where recognition misreads a word in four, two scans of a sheet still share half of their words in their places. */
const SAME = 0.4;
/** Fewer words are a letterhead. */
const FEWEST_WORDS = 20;

/** Whether two pages show the same words in the same places, as a draft and its signed copy do. */
export function isSamePage(left: Page, right: Page): boolean {
  const [words, others] = [tellingWords(left), tellingWords(right)];
  const fewer = Math.min(words.length, others.length);
  if (fewer < FEWEST_WORDS) return false;
  const places = new Map<string, Word[]>();
  for (const word of words) places.set(keyOf(word), [...(places.get(keyOf(word)) ?? []), word]);
  const again = others.filter((word) => places.get(keyOf(word))?.some((other) => isNear(word, other)) === true);
  return again.length >= SAME * fewer;
}

function tellingWords({ words }: Page): readonly Word[] {
  return words.filter((word) => keyOf(word).length >= LEAST_LETTERS);
}

function keyOf({ text }: Word): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function isNear({ box }: Word, { box: other }: Word): boolean {
  return Math.abs(box.x - other.x) < NEAR_X && Math.abs(box.y - other.y) < NEAR_Y;
}
