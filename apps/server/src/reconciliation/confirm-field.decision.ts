import type { ConfirmRequest, LoanField } from '@countersign/contract/extraction';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Box } from '@countersign/engine/pages/page';
import { isSamePlace } from '@countersign/engine/reconciliation/apply-corrections';
import type { Refusal } from '../platform/domain-error.ts';

/** A value with all that a confirmation says about it. */
export interface ProposedValue {
  readonly fieldName: string;
  readonly rawText: string;
  readonly normalizedValue: string;
  readonly pageNo: number;
  readonly bbox: Box;
  readonly confidence: number;
}

/**
 * Which proposed value of a document somebody confirms. Of a field that stands there several times, page and box tell;
 * what was seen, where it is given, must still be what stands there.
 */
export function decideConfirmation(
  values: readonly LoanField[],
  request: ConfirmRequest,
): Decision<ProposedValue, Refusal> {
  const { fieldName, pageNo, bbox, normalizedValue } = request;
  const title = findField(fieldName)?.title ?? fieldName;
  const proposed = values.flatMap((value) => (value.fieldName === fieldName ? toProposed(value) : []));
  const named = proposed.filter(
    (value) =>
      (pageNo === undefined || value.pageNo === pageNo) && (bbox === undefined || isSamePlace(value.bbox, bbox)),
  );
  const [first, second] = named;
  if (
    first === undefined ||
    (normalizedValue !== undefined && named.every((one) => one.normalizedValue !== normalizedValue))
  ) {
    const detail = `${title} is not proposed there any more: it was confirmed, corrected or read again. Look at the document again.`;
    return refuse({ code: 'field_not_proposed', detail });
  }
  if (second !== undefined) {
    const message = `is required with pageNo: ${title} is proposed ${named.length} times on this document`;
    const errors = [{ field: 'bbox', code: 'place_required', message }];
    return refuse({ code: 'confirmation_invalid', detail: `bbox ${message}.`, errors });
  }
  return allow(first);
}

function toProposed(value: LoanField): readonly ProposedValue[] {
  const { fieldName, rawText, normalizedValue, pageNo, bbox, confidence, state } = value;
  if (state !== 'proposed' || rawText === null || normalizedValue === null || pageNo === null || bbox === null)
    return [];
  return [{ fieldName, rawText, normalizedValue, pageNo, bbox, confidence }];
}
