import { readMoneyFigure } from './money-figure.ts';
import { readMoneyWords } from './money-words.ts';
import { asPrinted, type NormalizedValue, type Normalizer } from './normalized-value.ts';
import { pointOfFigure } from './plain-decimal.ts';
import { type PlainPrint, plainPrint, slicePrint } from './print-text.ts';

/** Amounts in words are long, but no longer than this. */
const LONGEST = 400;

/**
 * An amount in figures, in words, or in words with the figure in brackets (or the other way round), as `250000.00`.
 * Words and figures that contradict each other have no one meaning and give null.
 */
export const normalizeMoney: Normalizer = (rawText, { ocr = false }) => {
  const point = ocr ? -1 : pointOfFigure(rawText);
  if (point >= 0) {
    const bare = bareAmount(rawText, point);
    if (bare !== null) return asPrinted(bare);
  }
  const print = plainPrint(rawText);
  if (print.text === '' || print.text.length > LONGEST) return null;
  return readOne(print, ocr) ?? readBoth(print, ocr) ?? readSideBySide(print, ocr);
};

/** A figure without signs and commas, as most records have it; null where its places need a closer look. */
function bareAmount(figure: string, point: number): string | null {
  const places = Math.max(0, figure.length - point - 1);
  if (point > 15 || (places !== 0 && places !== 2) || (figure.startsWith('0') && point > 1)) return null;
  return places === 0 ? `${figure}.00` : figure;
}

function readOne(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  return readMoneyFigure(print, ocr) ?? readMoneyWords(print, ocr);
}

function readBoth(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const open = print.text.indexOf('(');
  const close = print.text.lastIndexOf(')');
  if (open <= 0 || close < open) return null;
  const outer = readOne(slicePrint(print, 0, open), ocr);
  const inner = readOne(slicePrint(print, open + 1, close), ocr);
  if (outer === null || inner === null || outer.value !== inner.value) return null;
  // Only the rest of the sentence may follow: `… ($250,000.00) Dollars`.
  const after = print.text.slice(close + 1);
  if (!/^[ .,;:]*(?:(?:u\.?s\.? )?dollars)?[ .,;:]*$/i.test(after)) return null;
  return { value: outer.value, corrections: [...outer.corrections, ...inner.corrections] };
}

/** Words and then the figure without brackets: `… and 00/100 Dollars $250,000.00`. */
function readSideBySide(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const sign = print.text.indexOf('$');
  if (sign <= 0) return null;
  const words = readMoneyWords(slicePrint(print, 0, sign), ocr);
  const figure = readMoneyFigure(slicePrint(print, sign), ocr);
  if (words === null || figure === null || words.value !== figure.value) return null;
  return { value: figure.value, corrections: [...words.corrections, ...figure.corrections] };
}
