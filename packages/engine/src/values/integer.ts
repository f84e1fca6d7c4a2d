import { correctDigits, printedWords } from './digit-lookalikes.ts';
import type { NormalizedValue, Normalizer } from './normalized-value.ts';
import { readNumberWords } from './number-words.ts';
import { type PlainPrint, plainPrint, slicePrint, trimSentence } from './print-text.ts';

const LONGEST = 200;
const FIGURE = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,30})(?:\.0+)?$/;

/** A whole number in figures, in words, or both: `360`, `1,200`, `three hundred sixty (360)`. */
export const normalizeInteger: Normalizer = (rawText, { ocr = false }) => {
  const print = plainPrint(rawText);
  return print.text.length > LONGEST ? null : readInteger(print, ocr);
};

export function readInteger(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const trimmed = trimSentence(print);
  const one = readOne(trimmed, ocr);
  if (one !== null) return one;
  const open = trimmed.text.indexOf('(');
  if (open <= 0 || !trimmed.text.endsWith(')')) return null;
  const outer = readOne(slicePrint(trimmed, 0, open), ocr);
  const inner = readOne(slicePrint(trimmed, open + 1, trimmed.text.length - 1), ocr);
  // Two different numbers have no one meaning.
  if (outer === null || inner === null || outer.value !== inner.value) return null;
  return { value: outer.value, corrections: [...outer.corrections, ...inner.corrections] };
}

function readOne(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const plain = figure(print.text);
  if (plain !== null) return { value: plain, corrections: [] };
  const words = readNumberWords(printedWords(print, /[\s-]/), ocr);
  if (words !== null) return { value: String(words.value), corrections: words.corrections };
  if (!ocr) return null;
  const corrected = correctDigits(print);
  const value = corrected === null ? null : figure(corrected.print.text);
  return corrected === null || value === null ? null : { value, corrections: corrected.corrections };
}

function figure(text: string): string | null {
  const found = FIGURE.exec(text);
  if (found === null) return null;
  const digits = (found[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return found[1] === '-' && digits !== '0' ? `-${digits}` : digits;
}
