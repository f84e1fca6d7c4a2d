import { guessableWords } from './guessable-words.ts';

/** Ways that fingers and minds take by themselves, forwards and backwards. */
const TRACKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
].flatMap((track) => [track, [...track].reverse().join('')]);

/** A piece of a track that is shorter than this may be chance. */
const SHORTEST_RUN = 3;
/** What is repeated to fill up the length. */
const LONGEST_UNIT = 4;
/** More words than this, put together by a person, are worth something even when each of them is common. */
const MOST_WORDS = 2;

/** No word of the list is longer, and a name is cut into its parts. */
const LONGEST_WORD = 40;

const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether this is among the first that anybody would try: a short piece repeated, keys in a row, or one or two common
 * words, or words about this very person, with numbers and signs around them. Rules and not a list (decision 0027).
 */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const unit = repeatedUnit(text);
  if (unit.length <= LONGEST_UNIT || isOfRuns(unit)) return true;
  const words = new Set([...guessableWords, ...own.flatMap(wordsOf)]);
  // A digit may stand for a letter, or be one of those that were put before or behind.
  const core = unit.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const readings = [unit, withLetters(unit), withLetters(core), withLetters(unit.replace(/\d+$/, ''))];
  return readings.some((each) => isOfFewWords(each.replace(/[^\p{L}]+/gu, ''), words));
}

/** The shortest piece that gives the text when it is repeated, the last time perhaps cut off; else the whole text. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** Whether the text is nothing but pieces of the tracks, and single characters repeated. */
function isOfRuns(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const run = longestRun(text, at);
    // The last piece may be short: something has to fill up the length.
    if (run < SHORTEST_RUN && at + run < text.length) return false;
    at += run;
  }
  return true;
}

function longestRun(text: string, from: number): number {
  let longest = 1;
  while (text[from + longest] === text[from]) longest += 1;
  for (const track of TRACKS) {
    let length = longest;
    while (from + length < text.length && track.includes(text.slice(from, from + length + 1))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function withLetters(text: string): string {
  return [...text].map((sign) => SIGNS_FOR_LETTERS[sign] ?? sign).join('');
}

/** Whether the letters are one or two of the words. Nothing but numbers and signs is no word. */
function isOfFewWords(letters: string, words: ReadonlySet<string>): boolean {
  if (letters === '') return false;
  /** The fewest words that make the text up to each place. */
  const fewest: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    fewest[end] = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = fewest[start] ?? Number.POSITIVE_INFINITY;
      if (before < MOST_WORDS && words.has(letters.slice(start, end))) {
        fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, before + 1);
      }
    }
  }
  return (fewest[letters.length] ?? Number.POSITIVE_INFINITY) <= MOST_WORDS;
}

/** The parts of a name or an address that somebody could build on. */
function wordsOf(own: string): readonly string[] {
  const parts = own
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return parts.filter((part) => part.length >= 3);
}
