import { readInteger } from './integer.ts';
import { plainPrint, slicePrint } from './print-text.ts';

const UNIT = /[\s-]*(?:(years?|yrs?)|(months?|mos?)|(quarters?)|(weeks?|days?))[.,;:]*$/i;

/**
 * A term in months: `30 years`, `360 months`, `five (5) years`, `360`. A number alone is in months, as in fields that
 * are counted so. Weeks and days are no whole months and give null.
 */
export function monthsOf(rawText: string, ocr = false): number | null {
  const print = plainPrint(rawText);
  if (print.text.length > 200) return null;
  const unit = UNIT.exec(print.text);
  if (unit?.[4] !== undefined) return null;
  const number = readInteger(unit === null ? print : slicePrint(print, 0, unit.index), ocr);
  if (number === null) return null;
  const months = Number(number.value) * (unit?.[1] !== undefined ? 12 : unit?.[3] !== undefined ? 3 : 1);
  return months >= 0 && months <= 1200 ? months : null;
}
