import type { CorrectionRequest } from '@countersign/contract/review';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import type { ValueKind } from '@countersign/engine/values/value-kind';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';

export interface CorrectionFacts {
  readonly fromPage: number;
  readonly toPage: number;
}

export interface CorrectionEffect {
  readonly value: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  readonly note: string;
}

/** What is wrong with a correction, field by field. A value that the program cannot understand would compare with nothing. */
export function decideCorrection(
  { fromPage, toPage }: CorrectionFacts,
  { fieldName, value, pageNo, bbox, note }: CorrectionRequest,
): Decision<CorrectionEffect, Refusal> {
  const field = findField(fieldName);
  const normalized = value === null || field === undefined ? null : normalizeField(fieldName, value);
  const trimmed = note.trim();
  const errors: RefusedField[] = [];
  const fault = (name: string, message: string) => errors.push({ field: name, code: 'invalid', message });
  if (field === undefined) fault('fieldName', 'is no field of the catalogue');
  else if (value !== null && normalized === null) fault('value', `cannot be read as ${field.title} (${field.kind})`);
  const page = pageNo ?? null;
  if (page !== null && (page < fromPage || page > toPage))
    fault('pageNo', `must be a page of the document, ${fromPage} to ${toPage}`);
  if ((bbox ?? null) !== null && page === null) fault('pageNo', 'is needed with bbox');
  if (trimmed === '') fault('note', 'must say why');
  if (errors.length > 0 || field === undefined) {
    const named = errors.map((error) => `${error.field} ${error.message}`).join('; ');
    return refuse({ code: 'correction_invalid', detail: `${named}.`, errors });
  }
  return allow({ value, normalizedValue: normalized?.value ?? null, valueKind: field.kind, note: trimmed });
}
