import type { ExtractedField } from '@countersign/contract/extraction';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { readState } from '@countersign/engine/reconciliation/stated-or-proposed';

/** A value as the interface shows it. */
export function toExtractedField(value: ExtractedValue, minConfidence: number): ExtractedField {
  const { fieldName, rawText, normalizedValue, valueKind, pageNo, bbox, confidence, method, rule, reasons, rivals } =
    value;
  return {
    fieldName,
    rawText,
    normalizedValue,
    valueKind,
    pageNo,
    bbox,
    confidence,
    method,
    rule,
    reasons: [...reasons],
    rivals: [...rivals],
    state: readState(value, minConfidence),
  };
}
