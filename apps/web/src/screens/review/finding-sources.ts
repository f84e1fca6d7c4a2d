import type { LoanField } from '@countersign/contract/extraction';
import type { LarRecord } from '@countersign/contract/intake';
import type { Finding } from '@countersign/contract/review';
import type { Box } from '../../page-viewer/fractions.ts';
import { readFindingData, sayPlace } from './finding-data.ts';

/** One thing that a finding points to, with all that is known of it. */
export interface ShownSource {
  /** Its place among the finding's sources. */
  readonly index: number;
  readonly documentId: string;
  /** The document's type, lar, or intake. */
  readonly source: string;
  readonly field: string | null;
  readonly raw: string | null;
  readonly normalized: string | null;
  readonly pageNo: number | null;
  readonly bbox: Box | null;
  /** Where it stood in the approval record. */
  readonly place: string | null;
  /** How it was read, and how certain that is; null where it is not known. */
  readonly read: { readonly method: string; readonly confidence: number } | null;
}

/** The engine writes what each source says in the order of the sources; documents as a whole stand at the end. */
export function sourcesOf(finding: Finding, fields: readonly LoanField[] = []): readonly ShownSource[] {
  const { observed } = readFindingData(finding);
  return finding.detail.sources.map(({ documentId, source, field, value, pageNo, bbox }, index) => {
    const said = observed[index];
    const read = fields.find(
      (each) =>
        each.documentId === documentId &&
        each.fieldName === field &&
        each.pageNo === pageNo &&
        each.bbox?.x === bbox?.x &&
        each.bbox?.y === bbox?.y,
    );
    return {
      index,
      documentId,
      source,
      field,
      raw: said?.raw ?? value,
      normalized: said?.normalized ?? null,
      pageNo,
      bbox,
      place: sayPlace(said?.place),
      read: read === undefined ? null : { method: read.method, confidence: read.confidence },
    };
  });
}

/** What the approval record says of the finding's fields, where the finding does not hold it up itself. */
export interface RecordBeside {
  readonly field: string;
  readonly values: readonly {
    readonly raw: string | null;
    readonly normalized: string | null;
    readonly place: string | null;
  }[];
}

export function recordBeside(sources: readonly ShownSource[], record: LarRecord | null): readonly RecordBeside[] {
  if (record === null) return [];
  const fields = [...new Set(sources.filter(({ source }) => source !== 'lar').flatMap(({ field }) => field ?? []))];
  const told = new Set(sources.filter(({ source }) => source === 'lar').map(({ field }) => field));
  return fields
    .filter((field) => !told.has(field))
    .map((field) => ({
      field,
      values: record.fields
        .filter(({ fieldName }) => fieldName === field)
        .map(({ rawText, normalizedValue, place }) => ({
          raw: rawText,
          normalized: normalizedValue,
          place: sayPlace(place),
        })),
    }));
}
