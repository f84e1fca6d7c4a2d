import { isoDay } from './calendar-day.ts';
import { type FoundMonth, isWeekday, monthNumber, spelledDay } from './date-words.ts';
import { correctDigits, type PrintedWord, printedWords } from './digit-lookalikes.ts';
import { asPrinted, type Correction, type NormalizedValue, type Normalizer } from './normalized-value.ts';
import { type PlainPrint, plainPrint } from './print-text.ts';

const LONGEST = 120;

/**
 * Two digits of a year: 00 to 69 are 2000 to 2069, 70 to 99 are 1970 to 1999. Loans run at most 40 years ahead, and
 * papers from before 1970 print all four digits.
 */
const FIRST_YEAR_OF_1900S = 70;

/** A date in any form that US papers print, as `2026-03-01`. Month first; a day that does not exist gives null. */
export const normalizeDate: Normalizer = (rawText, { ocr = false }) => {
  const print = plainPrint(rawText);
  if (print.text === '' || print.text.length > LONGEST) return null;
  return readPlain(print) ?? readWords(print, false) ?? (ocr ? (readCorrected(print) ?? readWords(print, true)) : null);
};

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:T.*)?$/;
const MONTH_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const COMPACT = /^\d{8}$/;

/** Figures only: `03/01/2026`, `3-1-26`, `2026-03-01`, `20260301`; a time may follow. */
function readPlain(print: PlainPrint): NormalizedValue | null {
  const iso = readFigures(print.text);
  return iso === null ? null : asPrinted(iso);
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

function readFigures(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso !== null) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // Gaps around the separators come from recognition and from forms with preprinted slashes.
  const closed = text.replace(/ ?([-/.]) ?/g, '$1');
  const [first = '', ...rest] = trimmed(closed)
    .split(/[ ,]/)
    .filter((part) => part !== '' && !isWeekday(bare(part)));
  if (!rest.every(isTime)) return null;
  const yearFirst = YEAR_FIRST.exec(first);
  if (yearFirst !== null) return isoDay(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const monthFirst = MONTH_FIRST.exec(first);
  if (monthFirst !== null) return isoDay(fullYear(monthFirst[4] ?? ''), Number(monthFirst[1]), Number(monthFirst[3]));
  if (!COMPACT.test(first)) return null;
  const part = (from: number, to: number): number => Number(first.slice(from, to));
  // No month is 19 to 21, so that the two orders cannot be confused.
  return isoDay(part(0, 4), part(4, 6), part(6, 8)) ?? isoDay(part(4, 8), part(0, 2), part(2, 4));
}

function readCorrected(print: PlainPrint): NormalizedValue | null {
  // A text of figures alone: with a month's name in it the letters are letters.
  const corrected = correctDigits(print);
  if (corrected === null) return null;
  const iso = readFigures(corrected.print.text);
  return iso === null ? null : { value: iso, corrections: corrected.corrections };
}

/** Words that stand around a date without changing it. */
const AROUND = new Set([
  'on',
  'this',
  'the',
  'day',
  'of',
  'dated',
  'date',
  'as',
  'effective',
  'and',
  'in',
  'year',
  'a.d',
  'ad',
]);

/** With the month's name: `March 1, 2026`, `1st day of March, 2026`, `1-Mar-26`. */
function readWords(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const corrections: Correction[] = [];
  let month: number | null = null;
  const numbers: string[] = [];
  const words = joinSpelledDays(printedWords(print, CUT).filter(({ text }) => bare(text) !== ''));
  for (const word of words) {
    const text = bare(word.text);
    // Once the date is whole, only a time may follow.
    if (month !== null && isWhole(numbers)) {
      if (isTime(text) || isWeekday(text)) continue;
      return null;
    }
    if (isWeekday(text) || AROUND.has(text.toLowerCase())) continue;
    const found: FoundMonth | null = month === null && /[a-z]/i.test(text) ? monthNumber(text, ocr) : null;
    if (found !== null) {
      month = found.month;
      if (!found.exact) corrections.push({ from: text, to: found.name, at: word.print.at[0] ?? 0 });
      continue;
    }
    const number = readDayOrYear(word, ocr, corrections);
    if (number === null) return null;
    numbers.push(number);
    if (numbers.length > 3) return null;
  }
  if (month === null) return null;
  const iso = composed(month, numbers);
  return iso === null ? null : { value: iso, corrections };
}

const CUT = /[\s,/-]/;

/** `twenty-first` was cut at its hyphen. */
function joinSpelledDays(words: readonly PrintedWord[]): readonly PrintedWord[] {
  return words.flatMap((word, index) => {
    const joined = (left: PrintedWord | undefined, right: PrintedWord | undefined): string | null => {
      const text = `${left?.text ?? ''}-${bare(right?.text ?? '')}`;
      return spelledDay(text) === null ? null : text;
    };
    if (joined(words[index - 1], word) !== null) return [];
    const text = joined(word, words[index + 1]);
    return [text === null ? word : { text, print: word.print }];
  });
}

/** The day and the year are there. A year may come in two parts: `20 26` on a form that prints `20__`. */
function isWhole(numbers: readonly string[]): boolean {
  const last = numbers.at(-1) ?? '';
  return numbers.length === 3 || (numbers.length === 2 && !(last === '20' || last === '19'));
}

function composed(month: number, numbers: readonly string[]): string | null {
  const [first = '', second = '', third] = numbers;
  const year = third === undefined ? second : /^(?:19|20)$/.test(second) ? second + third : '';
  // `2026 March 1` is not printed in this country, but exports write it.
  if (first.length === 4 && third === undefined) return isoDay(Number(first), month, Number(second));
  if (!/^\d{1,2}$/.test(first) || !/^(?:\d{2}|\d{4})$/.test(year)) return null;
  return isoDay(fullYear(year), month, Number(first));
}

const DAY_OR_YEAR = /^(\d{1,4})(?:st|nd|rd|th)?$/i;

function readDayOrYear(word: PrintedWord, ocr: boolean, corrections: Correction[]): string | null {
  const text = bare(word.text);
  const spelled = spelledDay(text);
  if (spelled !== null) return String(spelled);
  const plain = DAY_OR_YEAR.exec(text);
  if (plain !== null) return plain[1] ?? null;
  if (!ocr) return null;
  const digits = text.replace(/(?:st|nd|rd|th)$/i, '');
  const corrected = correctDigits({ text: digits, at: word.print.at });
  if (corrected === null || !/^\d{1,4}$/.test(corrected.print.text)) return null;
  corrections.push(...corrected.corrections);
  return corrected.print.text;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year >= FIRST_YEAR_OF_1900S ? 1900 + year : 2000 + year;
}

const TIME =
  /^(?:at|\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[ap]\.?m\.?|z)?|[ap]\.?m\.?|noon|midnight|[ecmp][sd]?t|utc|z)$/i;

function isTime(text: string): boolean {
  return TIME.test(text);
}

/** A word without the punctuation around it. */
function bare(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && '.,;:()"\'_'.includes(text.charAt(start))) start += 1;
  while (end > start && '.,;:()"\'_'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function trimmed(text: string): string {
  return bare(text).trim();
}
