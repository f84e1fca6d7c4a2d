import { correctDigits, printedWords } from './digit-lookalikes.ts';
import { asPrinted, type Correction, type NormalizedValue, type Normalizer } from './normalized-value.ts';
import { readNumberWords } from './number-words.ts';
import { decimalQuotient, pointOfFigure, trimDecimal } from './plain-decimal.ts';
import { type PlainPrint, plainPrint, slicePrint, trimSentence } from './print-text.ts';

const LONGEST = 160;

/**
 * A rate in percent without trailing zeros: `6.250%`, `6-1/2%`, `six and one-half percent (6-1/2%)`, `625 bps`.
 *
 * A number alone is in percent. A decimal fraction is read as one only when the text says so (`0.0625 decimal`):
 * margins and caps below one percent are too common to guess by size.
 */
export const normalizeRate: Normalizer = (rawText, { ocr = false }) => {
  // Most rates of records and tables are a bare number: up to three figures, the point, up to twelve places.
  const point = ocr ? -1 : pointOfFigure(rawText);
  if (point > 0 && point <= 3 && rawText.length - point <= 13) return asPrinted(trimDecimal(rawText));
  const print = unbracketed(spellFractions(plainPrint(rawText)));
  if (print.text === '' || print.text.length > LONGEST) return null;
  return readOne(print, ocr) ?? readBoth(print, ocr);
};

/** Notes print a rate in brackets behind its words. No rate of a loan is printed in brackets because it is negative. */
function unbracketed(print: PlainPrint): PlainPrint {
  const trimmed = trimSentence(print);
  return /^\([^()]*\)$/.test(trimmed.text) ? slicePrint(trimmed, 1, trimmed.text.length - 1) : print;
}

/** One printed character for a fraction. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '\u00bc': ' 1/4',
  '\u00bd': ' 1/2',
  '\u00be': ' 3/4',
  '\u215b': ' 1/8',
  '\u215c': ' 3/8',
  '\u215d': ' 5/8',
  '\u215e': ' 7/8',
};

function spellFractions(print: PlainPrint): PlainPrint {
  if (!/[\u00bc-\u00be\u215b-\u215e]/.test(print.text)) return print;
  const spelled = Array.from({ length: print.text.length }, (_, index) => {
    const char = print.text.charAt(index);
    return { text: FRACTIONS[char] ?? char, at: print.at[index] ?? 0 };
  });
  return {
    text: spelled.map(({ text }) => text).join(''),
    at: spelled.flatMap(({ text, at }) => Array.from(text, () => at)),
  };
}

/** What a number is measured in, and what may stand around it without changing it. */
const TAIL =
  /(?:^|(?<=[\d.%) a-z-]))(?:%|per ?cent(?:age)?(?: points?)?|bps|bp|basis points?|decimal|per annum|per year|p\.?a|a year|annually|yearly|fixed|of one)[.,;:]*$/i;

function readOne(whole: PlainPrint, ocr: boolean): NormalizedValue | null {
  let print = trimSentence(whole);
  let shift: 'percent' | 'bps' | 'decimal' = 'percent';
  let measured = false;
  for (let found = TAIL.exec(print.text); found !== null && found.index > 0; found = TAIL.exec(print.text)) {
    const unit = found[0].toLowerCase();
    if (/^(?:bps|bp|basis)/.test(unit)) shift = 'bps';
    if (/^decimal/.test(unit)) shift = 'decimal';
    if (/^(?:%|per ?cent|bp|basis)/.test(unit)) measured = true;
    print = trimSentence(slicePrint(print, 0, found.index));
  }
  const sign = ocr && !measured ? misreadSign(print) : null;
  if (ocr && sign === null && /[9gq][oO]$/.test(print.text)) return null;
  const number = readFigure(sign?.rest ?? print, ocr) ?? (measured ? readWords(print, ocr) : null);
  if (number === null) return null;
  const value = scaled(number.value, shift);
  // No loan has such a rate, and in a picture three figures without a point have lost it.
  const isImplausible = /^-?\d{4}/.test(value) || (ocr && shift === 'percent' && /^-?\d{3}$/.test(print.text));
  if (isImplausible || (ocr && /^\d{3}/.test(value) && number.corrections.length > 0 && !value.includes('.')))
    return null;
  return { value, corrections: sign === null ? number.corrections : [...number.corrections, sign.correction] };
}

/** A percent sign is read as `9o`, `go` or `°/o`. Behind two or three places it can be nothing else. */
function misreadSign(print: PlainPrint): { readonly rest: PlainPrint; readonly correction: Correction } | null {
  const found = /(?<=\. ?\S{2,3}) ?([9gq][oO]|[\u00b0o0]\/[oO0])$/.exec(print.text);
  if (found === null) return null;
  const from = found[1] ?? '';
  const at = print.at[print.text.length - from.length] ?? 0;
  return { rest: slicePrint(print, 0, found.index), correction: { from, to: '%', at } };
}

const BASIS_POINTS = /^(?:bps|basis points?)[.,;]*$/i;

function readBoth(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const open = print.text.indexOf('(');
  const close = print.text.lastIndexOf(')');
  if (open <= 0 || close < open) return null;
  const before = print.text.slice(0, open).trim();
  const after = print.text.slice(close + 1).trim();
  if (BASIS_POINTS.test(after)) {
    const points = readOne(plainPrint(`${print.text.slice(open + 1, close)} ${after}`), ocr);
    return points !== null && points.value === readOne(plainPrint(`${before} ${after}`), ocr)?.value ? points : null;
  }
  const inner = readOne(slicePrint(print, open + 1, close), ocr);
  if (inner === null) return null;
  // The unit may stand in either place: `six (6) percent`.
  if (after !== '' && readOne(plainPrint(`1 ${after}`), false)?.value !== '1') return null;
  const outer = readOne(slicePrint(print, 0, open), ocr) ?? readOne(plainPrint(`${before} percent`), ocr);
  if (outer === null || outer.value !== inner.value) return null;
  return { value: inner.value, corrections: [...outer.corrections, ...inner.corrections] };
}

interface ReadRate {
  readonly value: string;
  readonly corrections: readonly Correction[];
}

const DECIMAL = /^([-+]?) ?(\d{0,9})(?:\.(\d{0,12}))?$/;
const MIXED = /^(?:(\d{1,3})(?: ?- ?| ))?(\d{1,3}) ?\/ ?(\d{1,3})$/;

function readFigure(print: PlainPrint, ocr: boolean): ReadRate | null {
  const plain = figure(print.text);
  if (plain !== null) return { value: plain, corrections: [] };
  if (!ocr) return null;
  const corrected = correctDigits(print);
  const value = corrected === null ? null : figure(corrected.print.text.replace(/ ?\. ?/g, '.'));
  return corrected === null || value === null ? null : { value, corrections: corrected.corrections };
}

function figure(text: string): string | null {
  const decimal = DECIMAL.exec(text);
  if (decimal !== null && /\d/.test(text)) {
    return trimDecimal(`${decimal[1] === '-' ? '-' : ''}${decimal[2] || '0'}.${decimal[3] ?? ''}`);
  }
  const mixed = MIXED.exec(text);
  if (mixed === null) return null;
  return mixedNumber(Number(mixed[1] ?? 0), Number(mixed[2]), Number(mixed[3]));
}

/** A whole number and a fraction whose value ends within twelve places; others are not rates. */
function mixedNumber(whole: number, above: number, below: number): string | null {
  if (below === 0 || above >= below) return null;
  return decimalQuotient(whole * below + above, below);
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  eighth: 8,
  eighths: 8,
  sixteenth: 16,
  sixteenths: 16,
  tenth: 10,
  tenths: 10,
  hundredth: 100,
  hundredths: 100,
  thousandth: 1000,
  thousandths: 1000,
};

/** `six and one-half`, `seven and 25/100`, `six point two five`, `three-quarters`. */
function readWords(print: PlainPrint, ocr: boolean): ReadRate | null {
  const words = printedWords(print, /[\s-]/).filter(({ text }) => text !== '&');
  if (words.length === 0 || words.length > 20) return null;
  const point = words.findIndex(({ text }) => text.toLowerCase() === 'point');
  if (point > 0) {
    const whole = readNumberWords(words.slice(0, point), ocr);
    const digits = words.slice(point + 1).map((word) => readNumberWords([word], ocr));
    if (whole === null || digits.length === 0 || digits.some((digit) => digit === null || digit.value > 9)) return null;
    const value = trimDecimal(`${whole.value}.${digits.map((digit) => digit?.value ?? 0).join('')}`);
    return { value, corrections: [...whole.corrections, ...digits.flatMap((digit) => digit?.corrections ?? [])] };
  }
  const below = PARTS[words.at(-1)?.text.toLowerCase() ?? ''];
  const slash = /^(\d{1,3})\/(\d{1,3})(?:ths)?$/.exec(words.at(-1)?.text ?? '');
  if (below === undefined && slash === null) {
    const whole = readNumberWords(words, ocr);
    return whole === null ? null : { value: String(whole.value), corrections: whole.corrections };
  }
  const and = words.findLastIndex(({ text }) => text.toLowerCase() === 'and');
  const whole = and > 0 ? readNumberWords(words.slice(0, and), ocr) : null;
  if (and > 0 && whole === null) return null;
  const above =
    slash !== null ? { value: Number(slash[1]), corrections: [] } : readNumberWords(words.slice(and + 1, -1), ocr);
  if (above === null || (slash !== null && and < 0 && words.length > 1)) return null;
  const value = mixedNumber(whole?.value ?? 0, above.value, slash !== null ? Number(slash[2]) : (below ?? 0));
  return value === null ? null : { value, corrections: [...(whole?.corrections ?? []), ...above.corrections] };
}

function scaled(percent: string, shift: 'percent' | 'bps' | 'decimal'): string {
  if (shift === 'percent') return percent;
  const [whole = '', decimals = ''] = percent.replace('-', '').split('.');
  const sign = percent.startsWith('-') ? '-' : '';
  if (shift === 'bps') {
    const padded = whole.padStart(3, '0');
    return trimDecimal(`${sign}${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}`);
  }
  const padded = decimals.padEnd(2, '0');
  return trimDecimal(`${sign}${whole}${padded.slice(0, 2)}.${padded.slice(2)}`);
}
