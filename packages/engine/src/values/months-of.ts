import { readInteger } from './integer.ts';
import type { NormalizedValue } from './normalized-value.ts';
import { type PlainPrint, plainPrint, slicePrint } from './print-text.ts';

/** No loan runs longer. */
const MOST_MONTHS = 1200;
const UNIT = /[\s-]*(?:(years?|yrs?)|(months?|mos?)|(quarters?)|(weeks?|days?))[.,;:]*$/i;
const YEARS_AND_MONTHS = /^(.+?(?:years?|yrs?)\.?),?(?: and)? (.+?(?:months?|mos?)\.?)$/i;
const TAIL = /[\s-]+(?:term|amortization|amort\.?|loan|balloon|period|schedule)[.,;:]*$/i;

/**
 * A term in months: `30 years`, `360 months`, `five (5) years`, `2 years and 6 months`, `360`. A number alone is in
 * months, as in the fields that are counted so. Weeks and days are no whole months and give null.
 */
export function readMonths(rawText: string, ocr: boolean): NormalizedValue | null {
  if (/^\d{1,4}$/.test(rawText)) return within(Number(rawText), []);
  const print = plainPrint(rawText);
  return print.text.length > 200 ? null : termOf(print, ocr);
}

function termOf(whole: PlainPrint, ocr: boolean): NormalizedValue | null {
  const tail = TAIL.exec(whole.text);
  const print = tail === null ? whole : slicePrint(whole, 0, tail.index);
  const both = YEARS_AND_MONTHS.exec(print.text);
  if (both !== null) {
    const split = (both[1] ?? '').length;
    const years = single(slicePrint(print, 0, split), ocr);
    const months = single(slicePrint(print, print.text.length - (both[2] ?? '').length), ocr);
    if (years !== null && months !== null) return within(Number(years.value) + Number(months.value), [years, months]);
  }
  return single(print, ocr) ?? saidTwice(print, ocr);
}

/** `300 months (25 years)`: both must say the same. */
function saidTwice(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const open = print.text.indexOf('(');
  if (open <= 0 || !print.text.endsWith(')')) return null;
  const outer = single(slicePrint(print, 0, open), ocr);
  const inner = single(slicePrint(print, open + 1, print.text.length - 1), ocr);
  return outer === null || inner === null || outer.value !== inner.value
    ? null
    : within(Number(outer.value), [outer, inner]);
}

function single(print: PlainPrint, ocr: boolean): NormalizedValue | null {
  const unit = UNIT.exec(print.text);
  if (unit?.[4] !== undefined) return null;
  const number = readInteger(unit === null ? print : slicePrint(print, 0, unit.index), ocr);
  if (number === null) return null;
  const each = unit?.[1] !== undefined ? 12 : unit?.[3] !== undefined ? 3 : 1;
  return within(Number(number.value) * each, [number]);
}

function within(months: number, read: readonly NormalizedValue[]): NormalizedValue | null {
  if (months < 0 || months > MOST_MONTHS) return null;
  return { value: String(months), corrections: read.flatMap(({ corrections }) => corrections) };
}
