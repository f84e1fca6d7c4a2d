import type { IdShape } from '../fields/field-entry.ts';
import { correctDigits } from './digit-lookalikes.ts';
import { normalizeId } from './id.ts';
import type { NormalizedValue, NormalizeOptions } from './normalized-value.ts';
import { plainPrint } from './print-text.ts';
import { isRoutingNumber } from './routing-number.ts';

const PROOFS: Readonly<Record<IdShape, (corrected: string) => boolean>> = {
  routing_number: (text) => isRoutingNumber(text.replace(/[ -]/g, '')),
  tax_id: (text) => /^(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{2}[- ]\d{7}|\d{9})$/.test(text),
  digits: (text) => /^\d+$/.test(text),
};

/** An id whose shape is known: letters that were read for digits are put right only where the shape proves it. */
export function readShapedId(
  shape: IdShape,
  rawText: string,
  { ocr = false }: NormalizeOptions,
): NormalizedValue | null {
  const read = normalizeId(rawText, {});
  if (!ocr || read === null || PROOFS[shape](read.value)) return read;
  const start = rawText.indexOf(read.value);
  // Hidden digits are printed as X or stars: such an id is as it should be.
  if (start < 0 || /[Xx*]/.test(read.value)) return read;
  const print = plainPrint(read.value);
  const corrected = correctDigits(print);
  if (corrected === null || corrected.corrections.length === 0 || !PROOFS[shape](corrected.print.text)) return read;
  return {
    value: corrected.print.text,
    corrections: corrected.corrections.map((one) => ({ ...one, at: one.at + start })),
  };
}
