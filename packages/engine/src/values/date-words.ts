import { findWord, wordList } from './nearest-word.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT: Readonly<Record<string, number>> = { sept: 9 };
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...MONTHS.map((word, index): [string, number] => [word, index + 1]),
  ...MONTHS.map((word, index): [string, number] => [word.slice(0, 3), index + 1]),
  ...Object.entries(SHORT),
]);
const MONTH_LIST = wordList([...MONTH_NUMBERS.keys()]);
const WEEKDAY_LIST: ReadonlySet<string> = new Set(
  WEEKDAYS.flatMap((word) => [word, word.slice(0, 3), word.slice(0, 4), word.slice(0, 5)]),
);

const DAY_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...UNITS.map((word, index): [string, number] => [`twenty-${word}`, index + 21]),
  ['thirtieth', 30],
  ['thirty-first', 31],
]);

export interface FoundMonth {
  readonly month: number;
  readonly name: string;
  /** False when the print had to be corrected. */
  readonly exact: boolean;
}

export function monthNumber(word: string, ocr: boolean): FoundMonth | null {
  const found = findWord(word, MONTH_LIST, ocr);
  const month = found === null ? undefined : MONTH_NUMBERS.get(found.word);
  return found === null || month === undefined ? null : { month, name: found.word, exact: found.exact };
}

export function isWeekday(word: string): boolean {
  return WEEKDAY_LIST.has(word.toLowerCase());
}

/** `first`, `twenty-first`: days spelled as ordinals. */
export function spelledDay(word: string): number | null {
  return DAY_NUMBERS.get(word.toLowerCase()) ?? null;
}
