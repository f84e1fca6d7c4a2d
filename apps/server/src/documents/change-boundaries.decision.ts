import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';

export interface BoundaryFacts {
  /** Null until the file is read. */
  readonly pageCount: number | null;
  readonly docTypes: ReadonlySet<string>;
}

export interface Boundary {
  readonly docType: string;
  readonly fromPage: number;
  readonly toPage: number;
}

/**
 * Open parts, Operations: a person corrects the splitting. Pages may be left out (covers, blank sheets), but none may
 * stand in two documents. What is wrong with the request is told before what is wrong with the moment.
 */
export function decideBoundaries(
  facts: BoundaryFacts,
  documents: readonly Boundary[],
): Decision<readonly Boundary[], Refusal> {
  const pageCount = facts.pageCount ?? Number.POSITIVE_INFINITY;
  const errors = documents.flatMap((document, index): readonly RefusedField[] => {
    const { docType, fromPage, toPage } = document;
    const before = documents.slice(0, index);
    const overlap = before.findIndex((other) => other.fromPage <= toPage && fromPage <= other.toPage);
    const place = `documents.${index}`;
    return [
      ...(facts.docTypes.has(docType) ? [] : [fault(`${place}.docType`, 'unknown_value', UNKNOWN_TYPE)]),
      ...(fromPage <= toPage ? [] : [fault(`${place}.toPage`, 'invalid', 'comes before fromPage')]),
      ...(toPage <= pageCount
        ? []
        : [fault(`${place}.toPage`, 'too_large', `is beyond the file, which has ${pageCount} pages`)]),
      ...(overlap === -1 ? [] : [fault(place, 'overlap', `has pages that documents.${overlap} has too`)]),
    ];
  });
  if (errors.length > 0) {
    const detail = `${errors[0]?.field} ${errors[0]?.message}.`;
    return refuse({ code: 'boundaries_invalid', detail, errors });
  }
  if (facts.pageCount === null) {
    const detail = 'The file has not been read yet: its pages are not known. Try again when it is.';
    return refuse({ code: 'document_not_read', detail });
  }
  return allow([...documents].sort((one, other) => one.fromPage - other.fromPage));
}

const UNKNOWN_TYPE = 'is not a known document type; GET /v1/doc-types lists them';

function fault(field: string, code: string, message: string): RefusedField {
  return { field, code, message };
}
