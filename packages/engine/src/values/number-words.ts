import type { PrintedWord } from './digit-lookalikes.ts';
import { findWord, wordList } from './nearest-word.ts';
import type { Correction } from './normalized-value.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  // Notes spell it so often enough.
  ['fourty', 40],
]);
const WORDS = wordList([...VALUES.keys(), ...Object.keys(SCALES), 'hundred', 'and', 'a']);

export interface ReadNumber {
  readonly value: number;
  readonly corrections: readonly Correction[];
}

/** A whole number in words: `two hundred fifty thousand`, `forty-one`, `one hundred and five`. Hyphens are cut before. */
export function readNumberWords(words: readonly PrintedWord[], ocr: boolean): ReadNumber | null {
  const corrections: Correction[] = [];
  const found: string[] = [];
  for (const printed of words) {
    const match = findWord(printed.text, WORDS, ocr);
    if (match === null) return null;
    if (!match.exact) corrections.push({ from: printed.text, to: match.word, at: printed.print.at[0] ?? 0 });
    found.push(match.word);
  }
  const value = numberOf(found);
  return value === null ? null : { value, corrections };
}

/** What may follow within a group of three digits: anything below a hundred, a unit after a tens word, or nothing. */
type Room = 'tens' | 'unit' | 'none';

function numberOf(words: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let room: Room = 'tens';
  let lastScale = Number.POSITIVE_INFINITY;
  let hasHundred = false;
  let started = false;
  for (const [index, word] of words.entries()) {
    const scale = SCALES[word];
    if (word === 'and') {
      if (!started || index === words.length - 1 || words[index + 1] === 'and') return null;
    } else if (word === 'hundred') {
      if (group === 0 || hasHundred) return null;
      group *= 100;
      hasHundred = true;
      room = 'tens';
    } else if (scale !== undefined) {
      if (group === 0 || scale >= lastScale) return null;
      total += group * scale;
      [group, room, lastScale, hasHundred] = [0, 'tens', scale, false];
    } else {
      const value = word === 'a' ? articleValue(words[index + 1]) : (VALUES.get(word) ?? null);
      if (value === null || !fits(value, room, words.length)) return null;
      room = value >= 20 ? 'unit' : 'none';
      group += value;
    }
    started = true;
  }
  return started ? total + group : null;
}

/** `a hundred`, `a thousand`; nothing else. */
function articleValue(next: string | undefined): number | null {
  return next === 'hundred' || (next !== undefined && SCALES[next] !== undefined) ? 1 : null;
}

function fits(value: number, room: Room, wordCount: number): boolean {
  // Zero is a number only when it stands alone.
  if (value === 0) return wordCount === 1;
  return room === 'tens' || (room === 'unit' && value < 10);
}
