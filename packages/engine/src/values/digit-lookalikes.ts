import type { Correction } from './normalized-value.ts';
import { type PlainPrint, slicePrint } from './print-text.ts';

/** What recognition reads where a digit is printed. No digit is ever read as another one here: that would be a guess. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  ']': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  b: '6',
  G: '6',
  B: '8',
  g: '9',
  q: '9',
};

export interface CorrectedPrint {
  readonly print: PlainPrint;
  readonly corrections: readonly Correction[];
}

/**
 * Writes digits for the letters that look like them. Null when there are more look-alikes than digits: then nothing
 * shows that a figure was printed at all.
 */
export function correctDigits(print: PlainPrint): CorrectedPrint | null {
  const corrections: Correction[] = [];
  let digits = 0;
  const chars = Array.from({ length: print.text.length }, (_, index) => {
    const char = print.text.charAt(index);
    if (char >= '0' && char <= '9') digits += 1;
    const to = LOOKALIKES[char];
    if (to === undefined) return char;
    corrections.push({ from: char, to, at: print.at[index] ?? 0 });
    return to;
  });
  if (corrections.length > digits) return null;
  return { print: { text: chars.join(''), at: print.at }, corrections };
}

export function isLookalike(char: string): boolean {
  return LOOKALIKES[char] !== undefined;
}

/** One word of the print, with its place. */
export interface PrintedWord {
  readonly text: string;
  readonly print: PlainPrint;
}

/** The words of a print, cut at the characters that the pattern matches (one character each). */
export function printedWords(print: PlainPrint, cut: RegExp): readonly PrintedWord[] {
  const words: PrintedWord[] = [];
  let start = 0;
  for (let index = 0; index <= print.text.length; index += 1) {
    if (index < print.text.length && !cut.test(print.text.charAt(index))) continue;
    if (index > start) {
      const part = slicePrint(print, start, index);
      words.push({ text: part.text, print: part });
    }
    start = index + 1;
  }
  return words;
}
