import type { Page } from '../pages/page.ts';

/** Shorter words stand everywhere, and noise reads as them. */
const LEAST_LETTERS = 3;
/** Of the page: two scans of a sheet lie a few millimetres apart. */
const [NEAR_X, NEAR_Y] = [0.025, 0.02];
/** Where recognition misreads a word in four, two scans of a sheet still share half of their words in their places. */
const SAME = 0.4;
/** Fewer words are a letterhead. */
const FEWEST_WORDS = 20;

/** The words of a page that tell something, and where each begins: x and y in turn. */
export interface WordPlaces {
  readonly words: readonly string[];
  readonly at: Float64Array;
}

export function placeWords({ words }: Page): WordPlaces {
  const telling = words
    .map(({ text, box }) => ({ key: text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''), box }))
    .filter(({ key }) => key.length >= LEAST_LETTERS);
  return { words: telling.map(({ key }) => key), at: Float64Array.from(telling.flatMap(({ box }) => [box.x, box.y])) };
}

/** Whether two pages show the same words in the same places, as a draft and its signed copy do. */
export function isSamePage(left: WordPlaces, right: WordPlaces): boolean {
  const fewer = Math.min(left.words.length, right.words.length);
  if (fewer < FEWEST_WORDS) return false;
  const places = new Map<string, number[]>();
  for (const [index, word] of left.words.entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [index]);
    else known.push(index);
  }
  const isNear = (here: number, there: number): boolean =>
    Math.abs(coordinate(right, here, 0) - coordinate(left, there, 0)) < NEAR_X &&
    Math.abs(coordinate(right, here, 1) - coordinate(left, there, 1)) < NEAR_Y;
  const again = right.words.filter((word, here) => places.get(word)?.some((there) => isNear(here, there)) === true);
  return again.length >= SAME * fewer;
}

function coordinate({ at }: WordPlaces, word: number, axis: 0 | 1): number {
  return at[2 * word + axis] ?? 0;
}
