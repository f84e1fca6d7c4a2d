import type { LoanField } from '@countersign/contract/extraction';
import type { ShownSource } from './finding-sources.ts';

/** A value that waits for a person, with a name that tells it from the others. */
export interface WaitingValue {
  readonly key: string;
  readonly field: LoanField;
  readonly source: ShownSource;
}

/** The values of a package that nobody has confirmed yet, in the order of the documents. */
export function waitingValues(fields: readonly LoanField[] = []): readonly WaitingValue[] {
  return fields
    .filter(({ state }) => state === 'proposed')
    .map((field, index) => ({ key: keyOf(field), field, source: sourceOf(field, index) }));
}

/** What comes after one that is settled: the one below it, or the last that is left. */
export function afterSettled(values: readonly WaitingValue[], key: string): string | null {
  const at = values.findIndex((one) => one.key === key);
  return (values[at + 1] ?? values[at - 1])?.key ?? null;
}

function keyOf({ documentId, fieldName, pageNo, bbox }: LoanField): string {
  return [documentId, fieldName, pageNo, bbox?.x, bbox?.y].join(' ');
}

function sourceOf(field: LoanField, index: number): ShownSource {
  const { documentId, docType, fieldName, rawText, normalizedValue, pageNo, bbox, method, confidence } = field;
  return {
    index,
    documentId,
    source: docType,
    field: fieldName,
    raw: rawText,
    normalized: normalizedValue,
    pageNo,
    bbox,
    place: null,
    read: { method, confidence },
  };
}
