import { readInteger } from './integer.ts';
import type { NormalizedValue } from './normalized-value.ts';
import { plainPrint, slicePrint } from './print-text.ts';

const COUNTED =
  /[\s-]+(?:days?|calendar|business|banking|monthly|quarterly|annual|weekly|consecutive|successive|equal|regular|scheduled|level|principal|interest|and|of|payments?|installments?|instalments?|late|or|more)[.,;:]*$/i;

/** A count with the words of what is counted behind it: `10 days`, `fifteen (15) calendar days`, `17 monthly consecutive`. */
export function readCount(rawText: string, ocr: boolean): NormalizedValue | null {
  let print = plainPrint(rawText);
  if (print.text.length > 200) return null;
  for (let tail = COUNTED.exec(print.text); tail !== null; tail = COUNTED.exec(print.text)) {
    print = slicePrint(print, 0, tail.index);
  }
  return readInteger(print, ocr);
}
