import type { CorrectionRequest } from '@countersign/contract/review';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Box } from '@countersign/engine/pages/page';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import type { ValueKind } from '@countersign/engine/values/value-kind';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';

export interface CorrectionFacts {
  readonly fromPage: number;
  readonly toPage: number;
}

/** Fractions are rounded on their way; a box of less than this shows nothing. */
const EDGE = 1e-6;
const SMALLEST_SIDE = 0.0005;

export interface CorrectionEffect {
  readonly value: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  readonly note: string;
  readonly pageNo: number;
  readonly bbox: Box;
}

/**
 * What is wrong with a correction, field by field. A value that the program cannot understand would compare with nothing,
 * and one without a place on the page could be held against nothing (control decisions, Corrections).
 */
export function decideCorrection(
  { fromPage, toPage }: CorrectionFacts,
  { fieldName, value, pageNo, bbox, note }: CorrectionRequest,
): Decision<CorrectionEffect, Refusal> {
  const field = findField(fieldName);
  const normalized = value === null || field === undefined ? null : normalizeField(fieldName, value);
  const trimmed = note.trim();
  const errors: RefusedField[] = [];
  const fault = (name: string, message: string, code = 'invalid') => errors.push({ field: name, code, message });
  if (field === undefined) fault('fieldName', 'is not a known field');
  else if (value !== null && normalized === null) fault('value', `cannot be read as ${field.title} (${field.kind})`);
  const [page, box] = [pageNo ?? null, bbox ?? null];
  if (page === null) fault('pageNo', 'is required: the page that shows the value', 'box_required');
  else if (page < fromPage || page > toPage)
    fault('pageNo', `must be a page of the document, ${fromPage} to ${toPage}`, 'page_not_in_document');
  if (box === null) fault('bbox', 'is required: a box on the page around the value', 'box_required');
  else if (!(box.w >= SMALLEST_SIDE && box.h >= SMALLEST_SIDE))
    fault('bbox', 'must not be empty: w and h must be greater than 0', 'box_empty');
  else if (!isOnPage(box))
    fault('bbox', 'must lie on the page: x, y, x + w and y + h are fractions from 0 to 1', 'box_off_page');
  if (trimmed === '') fault('note', 'must say why');
  if (errors.length > 0 || field === undefined || page === null || box === null) {
    const named = errors.map((error) => `${error.field} ${error.message}`).join('; ');
    return refuse({ code: 'correction_invalid', detail: `${named}.`, errors });
  }
  const normalizedValue = normalized?.value ?? null;
  return allow({ value, normalizedValue, valueKind: field.kind, note: trimmed, pageNo: page, bbox: box });
}

/** Written so that what is no number fails too. */
function isOnPage({ x, y, w, h }: Box): boolean {
  return x >= 0 && y >= 0 && x + w <= 1 + EDGE && y + h <= 1 + EDGE;
}
