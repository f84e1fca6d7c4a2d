import type { PreviewField } from '@countersign/contract/boarding';
import { applyFieldMap, type MappedField } from '@countersign/engine/field-maps/apply-field-map';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import { arrange, type Facts, type Reading } from '@countersign/engine/reconciliation/facts';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { BoardingOrder, CoreAdapter } from '../platform/core-adapter.ts';
import type { PreviewError } from './types.ts';

/** A loan as it would stand in the core, and why it may not go there yet. */
export interface Preview {
  readonly fields: readonly PreviewField[];
  readonly errors: readonly PreviewError[];
}

export type Certainty = (facts: Facts) => (reading: Reading) => boolean;

/**
 * Writes a package for a core, each value with the place where it was read. What only the adapter can see comes after
 * what the map shows, and of one field of the core the first fault is told.
 */
export function previewOf(
  loanPackage: LoanPackage,
  loanRef: string,
  map: FieldMap,
  adapter: CoreAdapter,
  certainty: Certainty,
): Preview {
  const facts = arrange(loanPackage);
  const mapped = applyFieldMap(map, adapter.shape, facts, certainty(facts));
  const fields = mapped.fields.map((field) => toPreviewField(field, facts));
  const order = orderOf({ boardingId: NOBODY, loanRef, fields, coreReference: null, layout: map.layout });
  const known = new Set(mapped.errors.map(({ coreField }) => coreField));
  const faults = adapter.validate(order).flatMap(({ coreField, message }): PreviewError[] => {
    if (known.has(coreField)) return [];
    known.add(coreField);
    const canonical = fields.find((field) => field.coreField === coreField)?.canonical ?? '';
    return [{ coreField, canonical, code: 'refused_by_core', message }];
  });
  return { fields, errors: [...mapped.errors, ...faults] };
}

/** Before a record exists an order has no name; checks do not look at it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What goes to the core: exactly the values of a preview. */
export function orderOf(about: {
  readonly boardingId: string;
  readonly loanRef: string;
  readonly fields: readonly PreviewField[];
  readonly coreReference: string | null;
  readonly layout?: FileLayout | undefined;
}): BoardingOrder {
  const { boardingId, loanRef, fields, coreReference, layout } = about;
  const values = fields.flatMap(({ coreField, value }) => (value === null ? [] : [{ core: coreField, value }]));
  return { boardingId, loanRef, fields: values, coreReference, ...(layout === undefined ? {} : { layout }) };
}

function toPreviewField(mapped: MappedField, facts: Facts): PreviewField {
  const { core, canonical, transform, value, reading, others = [] } = mapped;
  const source = reading === null ? null : sourceOf(reading, facts);
  const more = others.length === 0 ? {} : { otherSources: others.map((other) => sourceOf(other, facts)) };
  return { coreField: core, canonical, transform, value, source, ...more };
}

/**
 * As it is shown: what stands on no page has none, and neither has a place that nobody knows. Previews are kept, and
 * named by their digest, with page 0 and an empty box for them (decision 0060).
 */
export function shownFields(fields: readonly PreviewField[]): PreviewField[] {
  return fields.map(({ source, otherSources, ...field }) => ({
    ...field,
    source: source === null ? null : shownSource(source),
    ...(otherSources === undefined ? {} : { otherSources: otherSources.map(shownSource) }),
  }));
}

type PreviewSource = NonNullable<PreviewField['source']>;

function shownSource(source: PreviewSource): PreviewSource {
  const page = source.pageNo === 0 ? null : source.pageNo;
  const isPlaced = page !== null && (source.w ?? 0) > 0 && (source.h ?? 0) > 0;
  return { ...source, pageNo: page, ...(isPlaced ? {} : { x: null, y: null, w: null, h: null }) };
}

function sourceOf(reading: Reading, facts: Facts): PreviewSource {
  const { documentId, documentName, field, pageNo, bbox } = reading;
  const docType = facts.documents.find(({ id }) => id === documentId)?.docType ?? 'approval_record';
  const { x, y, w, h } = bbox ?? { x: 0, y: 0, w: 0, h: 0 };
  return { documentId, documentName, docType, canonical: field, pageNo: pageNo ?? 0, x, y, w, h };
}
