import { correctDigits, isLookalike } from './digit-lookalikes.ts';
import type { Correction, NormalizedValue } from './normalized-value.ts';
import { type PlainPrint, slicePrint, trimSentence } from './print-text.ts';

/** No printed amount is longer; the limit keeps a wall of digits from becoming a value. */
const MOST_DIGITS = 30;

/** What may stand behind an amount without changing it. */
const TAIL =
  /(?: ?\/ ?(?:mo|month|day|yr|year)| (?:per (?:month|day|diem|annum|year)|a (?:month|day|year)|each|monthly)| ?(?:u\.?s\.? )?dollars?| ?usd)\.?$/i;
const SIGN_OR_CURRENCY = /^(?:-|\+|\$|us(?=[ $])|u\.s\.|usd(?![a-z])|\*)/i;
const MULTIPLIER = /(?<=[\d. ])(?:(k|thousand)|(mm|mil|mn|million)|(bn|billion))\.?$/i;

/** An amount in figures: `$1,250,000.00`, `(1,200.00)`, `U.S. $ 250,000.00`, `$1.25MM`. */
export function readMoneyFigure(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  if (print.text.length > 120) return null;
  const bare = stripAround(print);
  if (bare === null) return null;
  const { zeros, rest } = cutMultiplier(bare.rest);
  const number = readNumber(rest, { ocr, hasCurrency: bare.hasCurrency });
  if (number === null) return null;
  const value = amountText(number.whole, number.decimals, zeros);
  if (value === null) return null;
  const isZero = /^[0.]+$/.test(value);
  return { value: bare.negative && !isZero ? `-${value}` : value, corrections: number.corrections };
}

interface Bare {
  readonly rest: PlainPrint;
  readonly negative: boolean;
  readonly hasCurrency: boolean;
}

/** Takes away signs, currency and brackets, in any order, each at most once but the stars of a check writer. */
function stripAround(print: PlainPrint): Bare | null {
  let rest = trimSentence(print);
  let negatives = 0;
  let brackets = 0;
  let currencies = 0;
  for (;;) {
    const { text } = rest;
    const front = SIGN_OR_CURRENCY.exec(text)?.[0];
    const tail = TAIL.exec(text)?.[0];
    if (front !== undefined) {
      if (front === '-') negatives += 1;
      if (front === '$' || /^usd$/i.test(front)) currencies += 1;
      rest = slicePrint(rest, front.length);
    } else if ((text.startsWith('(') && text.endsWith(')')) || (text.startsWith('<') && text.endsWith('>'))) {
      brackets += 1;
      rest = slicePrint(rest, 1, text.length - 1);
    } else if (text.endsWith('-')) {
      negatives += 1;
      rest = slicePrint(rest, 0, text.length - 1);
    } else if (text.endsWith('*')) rest = slicePrint(rest, 0, text.length - 1);
    else if (tail !== undefined && tail.length < text.length)
      rest = trimSentence(slicePrint(rest, 0, text.length - tail.length));
    else break;
  }
  if (negatives > 1 || brackets > 1 || currencies > 1) return null;
  return { rest, negative: negatives + brackets > 0, hasCurrency: currencies > 0 };
}

/** A lone M is refused: bank memos write it for thousands and others for millions. */
function cutMultiplier(print: PlainPrint): { readonly zeros: number; readonly rest: PlainPrint } {
  const found = MULTIPLIER.exec(print.text);
  if (found === null) return { zeros: 0, rest: print };
  const zeros = found[1] !== undefined ? 3 : found[2] !== undefined ? 6 : 9;
  return { zeros, rest: slicePrint(print, 0, found.index) };
}

interface ReadFigure {
  readonly whole: string;
  readonly decimals: string;
  readonly corrections: readonly Correction[];
}

const GROUPED = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
const ONLY_CENTS = /^\.(\d{2})$/;
const SPACED = /^(\d{1,3}(?: \d{3})+)(?:\.(\d{2}))?$/;
/** Recognition reads commas as points and the point as a comma: the groups of three show what was printed. */
const MISREAD_SIGNS = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{2})$/;

function readNumber(
  print: PlainPrint,
  known: { readonly ocr: boolean; readonly hasCurrency: boolean },
): ReadFigure | null {
  const closed = closeGaps(print, known);
  const plain = readClean(closed.text, known.hasCurrency);
  if (plain !== null)
    return known.ocr && isDoubtful(closed.text, known.hasCurrency) ? null : { ...plain, corrections: [] };
  if (!known.ocr || closed.text === '') return null;

  const signed = known.hasCurrency ? null : readMisreadCurrency(closed);
  if (signed !== null) return signed;
  // An S in front may be a dollar sign or a five; only the groups could tell, and they did not.
  if (!known.hasCurrency && /^[Ss]/.test(closed.text)) return null;
  return readCorrected(closed, known.hasCurrency);
}

function readCorrected(print: PlainPrint, hasCurrency: boolean): ReadFigure | null {
  const corrected = correctDigits(print);
  if (corrected === null) return null;
  const { text } = corrected.print;
  const clean = readClean(text, hasCurrency);
  // A bad reading that shows neither cents nor groups may have lost its point.
  if (clean !== null && (isDoubtful(text, hasCurrency) || /^\d{4,}$/.test(text))) return null;
  if (clean !== null) return { ...clean, corrections: corrected.corrections };
  const misread = MISREAD_SIGNS.exec(text);
  // All points and then a comma is how other countries write: nothing was misread, and it may be no amount of ours.
  if (misread === null || /^[\d.]+,\d{2}$/.test(text)) return null;
  const whole = (misread[1] ?? '').replace(/[.,]/g, '');
  return {
    whole,
    decimals: misread[2] ?? '',
    corrections: [...corrected.corrections, ...signCorrections(corrected.print)],
  };
}

/**
 * Recognized figures that may well mean another amount: places that no amount has, from a point that was a comma, a
 * thousand without its comma whose first figure may be the dollar sign: `5306.04`, and one figure alone, which may be
 * the plus sign of a column: `+  $1,775.00` is read as `4  $1,775.00`.
 */
function isDoubtful(text: string, hasCurrency: boolean): boolean {
  const places = text.split('.')[1]?.length ?? 0;
  return (places > 2 && places !== 4) || (!hasCurrency && /^(?:[58]\d{3}\.|[1-9]$)/.test(text));
}

/**
 * An S that makes the groups impossible was the dollar sign: `S250,000.00`. A figure in its place stays unread, since
 * `8250,000` may have lost a comma as well.
 */
function readMisreadCurrency(print: PlainPrint): ReadFigure | null {
  const first = print.text.charAt(0);
  if (!/^[Ss](?:\d|[a-zA-Z|!\]])(?:\d|[a-zA-Z|!\]]){2},/.test(print.text)) return null;
  if (![...print.text.slice(1, 4)].every((char) => /\d/.test(char) || isLookalike(char))) return null;
  const rest = readCorrected(slicePrint(print, 1), true);
  if (rest === null) return null;
  return { ...rest, corrections: [{ from: first, to: '$', at: print.at[0] ?? 0 }, ...rest.corrections] };
}

function readClean(text: string, hasCurrency: boolean): { whole: string; decimals: string } | null {
  const cents = ONLY_CENTS.exec(text);
  if (cents !== null) return { whole: '0', decimals: cents[1] ?? '' };
  const grouped = GROUPED.exec(text);
  if (grouped !== null) {
    const [, whole = '', decimals = ''] = grouped;
    // Three places without a comma may be a comma that was read as a point: 250.000 is refused.
    if (decimals.length === 3 && !whole.includes(',') && whole.length <= 3) return null;
    return { whole: whole.replaceAll(',', ''), decimals };
  }
  const spaced = SPACED.exec(text);
  // Groups parted by spaces count only where something else says that it is one amount.
  if (spaced === null || (!hasCurrency && spaced[2] === undefined)) return null;
  return { whole: (spaced[1] ?? '').replaceAll(' ', ''), decimals: spaced[2] ?? '' };
}

/** `250 ,000. 00`: gaps beside a comma or point go, where it is a recognized text or clearly one amount. */
function closeGaps(print: PlainPrint, known: { readonly ocr: boolean; readonly hasCurrency: boolean }): PlainPrint {
  if (!known.ocr && !(known.hasCurrency && /\. ?\d{2}$/.test(print.text))) return print;
  const keep = Array.from({ length: print.text.length }, (_, index) => index).filter((index) => {
    if (print.text.charAt(index) !== ' ') return true;
    return !',.'.includes(print.text.charAt(index - 1)) && !',.'.includes(print.text.charAt(index + 1));
  });
  return {
    text: keep.map((index) => print.text.charAt(index)).join(''),
    at: keep.map((index) => print.at[index] ?? 0),
  };
}

function signCorrections(print: PlainPrint): Correction[] {
  const lastSign = print.text.length - 3;
  return Array.from(print.text).flatMap((from, index) => {
    const to = index === lastSign ? '.' : ',';
    return (from === '.' || from === ',') && from !== to ? [{ from, to, at: print.at[index] ?? 0 }] : [];
  });
}

/** Plain decimals with two places; more only where more are printed, as in per-diem interest. */
function amountText(whole: string, decimals: string, zeros: number): string | null {
  if (whole.length + Math.max(decimals.length, zeros) > MOST_DIGITS) return null;
  const moved = decimals.padEnd(zeros, '0');
  const units = (whole + moved.slice(0, zeros)).replace(/^0+(?=\d)/, '');
  const rest = moved.slice(zeros).replace(/0+$/, '').padEnd(2, '0');
  return `${units}.${rest}`;
}
