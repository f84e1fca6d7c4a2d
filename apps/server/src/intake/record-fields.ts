import type { RecordField } from '@countersign/contract/intake';
import type { RecordValue } from '@countersign/engine/lar/record-value';

/** A value of the record in the shape of every extracted value, with its place in the record instead of on a page. */
export function toRecordField({ field, kind, rawText, value, place }: RecordValue): RecordField {
  return {
    fieldName: field,
    rawText,
    normalizedValue: value,
    valueKind: kind,
    pageNo: null,
    bbox: null,
    // Typed by a program and read by a rule of the bank: there is nothing to be unsure of.
    confidence: 1,
    method: 'record',
    place,
  };
}
