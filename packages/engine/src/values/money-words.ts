import { type PrintedWord, printedWords } from './digit-lookalikes.ts';
import type { Correction, NormalizedValue } from './normalized-value.ts';
import { readNumberWords } from './number-words.ts';
import type { PlainPrint } from './print-text.ts';

const CUT = /[\s\-*_,;:]/;
const DOLLARS = /^(?:us|u\.s\.?|usd|dollars?|only)\.?$/i;
const CENTS = /^cents?\.?$/i;
/** `00/100`, `no/100ths`, `xx/100`, `50/100`. */
const HUNDREDTHS = /^([0-9oO]{1,2}|no|none|xx|zero)\/(?:100|1oo|l00|1OO)(?:ths|th|'s)?\.?$/i;

/**
 * An amount in words: `Two Hundred Fifty Thousand & 00/100 Dollars`, `… AND NO/100 DOLLARS`, `… Dollars and Fifty Cents`.
 * The cents may be missing.
 */
export function readMoneyWords(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const words = printedWords(print, CUT).filter(({ text }) => text !== '&' && text !== '.');
  const hasDollars = words.some(({ text }) => DOLLARS.test(text));
  const spoken = joinFraction(words).filter(({ text }) => !DOLLARS.test(text));
  const split = splitCents(spoken, words, ocr);
  if (split === null || split.dollars.length === 0) return null;
  const dollars = readNumberWords(split.dollars, ocr);
  if (dollars === null) return null;
  // A bare `one` or `and` is not an amount unless something says that money is meant.
  if (!hasDollars && split.bare && dollars.value < 100) return null;
  return {
    value: `${dollars.value}.${String(split.cents).padStart(2, '0')}`,
    corrections: [...dollars.corrections, ...split.corrections],
  };
}

interface Split {
  readonly dollars: readonly PrintedWord[];
  readonly cents: number;
  /** Nothing of the text says cents. */
  readonly bare: boolean;
  readonly corrections: readonly Correction[];
}

/** `00 / 100` printed or read with gaps is one word. */
function joinFraction(words: readonly PrintedWord[]): readonly PrintedWord[] {
  const joined: PrintedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && (word.text.startsWith('/') || before.text.endsWith('/'))) {
      joined.pop();
      const at = [...before.print.at, ...word.print.at];
      const text = before.text + word.text;
      joined.push({ text, print: { text, at } });
    } else joined.push(word);
  }
  return joined;
}

function splitCents(spoken: readonly PrintedWord[], all: readonly PrintedWord[], ocr: boolean): Split | null {
  const last = spoken.at(-1);
  if (last === undefined) return null;
  const fraction = HUNDREDTHS.exec(last.text);
  if (fraction !== null) {
    const digits = (fraction[1] ?? '').toLowerCase().replaceAll('o', '0');
    // `no`, `none`, `xx` and `zero` say that there are none.
    const cents = /^\d+$/.test(digits) ? Number(digits) : 0;
    return { dollars: withoutAnd(spoken.slice(0, -1)), cents, bare: false, corrections: [] };
  }
  if (!CENTS.test(last.text)) return { dollars: spoken, cents: 0, bare: true, corrections: [] };
  // `… Dollars and Fifty Cents`: the cents stand behind the word for dollars.
  const dollarsAt = all.findIndex(({ text }) => DOLLARS.test(text));
  if (dollarsAt < 0) return null;
  const dollarWords = all.slice(0, dollarsAt);
  const centWords = all.slice(dollarsAt + 1, -1).filter(({ text }) => !DOLLARS.test(text));
  const cents = readCents(centWords[0]?.text.toLowerCase() === 'and' ? centWords.slice(1) : centWords, ocr);
  return cents === null
    ? null
    : { dollars: dollarWords, cents: cents.value, bare: false, corrections: cents.corrections };
}

function readCents(
  words: readonly PrintedWord[],
  ocr: boolean,
): { value: number; corrections: readonly Correction[] } | null {
  const [only] = words;
  if (words.length === 1 && only !== undefined) {
    if (only.text.toLowerCase() === 'no') return { value: 0, corrections: [] };
    if (/^\d{1,2}$/.test(only.text)) return { value: Number(only.text), corrections: [] };
  }
  const cents = readNumberWords(words, ocr);
  return cents === null || cents.value > 99 ? null : cents;
}

/** The `and` before the hundredths belongs to neither number. */
function withoutAnd(words: readonly PrintedWord[]): readonly PrintedWord[] {
  return words.at(-1)?.text.toLowerCase() === 'and' ? words.slice(0, -1) : words;
}
