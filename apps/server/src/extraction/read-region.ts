import type { ReadRegionRequest, ReadRegionResult } from '@countersign/contract/extraction';
import { readBox } from '@countersign/engine/extraction/read-box';
import type { Rule } from '@countersign/engine/extraction/rule';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { proveOn } from './prove-template.ts';
import { loadSample } from './samples.ts';

/** Specification part 4, rule 5: what stands in a drawn box, and the rule that the box becomes. */
export async function readRegion(app: App, request: ReadRegionRequest): Promise<ReadRegionResult> {
  const { sampleId, pageNo, box, field, docType = 'other' } = request;
  const pages = await loadSample(app, sampleId);
  const page = pages.find((one) => one.pageNo === pageNo);
  if (page === undefined) {
    throw refuse('pageNo', `is not a page of the sample, which has ${pages.length}`);
  }
  if (box.x < 0 || box.y < 0 || box.w <= 0 || box.h <= 0 || box.x + box.w > 1.000001 || box.y + box.h > 1.000001) {
    throw refuse('box', 'lies off the page: its sides are fractions of the page, from the top left');
  }
  if (field !== undefined && findField(field) === undefined) {
    throw refuse('field', `is not a canonical field: GET /v1/fields lists them`);
  }
  const { text, box: tight, anchor, ocr } = readBox(page, box);
  if (field === undefined) return { text, box: tight, anchor, ocr };
  const rule: Rule = { field, type: 'region', page: pageNo, box, ...(anchor === null ? {} : { anchor }) };
  const { fields } = await proveOn(app, pages, { docType, rules: [rule] });
  return {
    text,
    box: tight,
    anchor,
    ocr,
    rule: rule as NonNullable<ReadRegionResult['rule']>,
    value: fields[0] ?? null,
  };
}

function refuse(field: string, message: string): DomainError {
  return new DomainError({
    code: 'region_invalid',
    detail: `${field} ${message}.`,
    errors: [{ field, pointer: `/${field}`, code: 'invalid', message }],
  });
}
