import { type ExportDocument, type ExportFault, exportFault } from './export-format.ts';
import type { ReadBody } from './read-entry-strictly.ts';
import { showText } from './show-text.ts';

/** A document as its document.added entry recorded it. */
export interface RecordedDocument extends ExportDocument {
  readonly seq: number;
}

/** A document.added entry holds the file's name and hash in its payload; null when it does not. */
export function recordedDocument({ seq, payload }: ReadBody): RecordedDocument | null {
  const { name, sha256 } = payload;
  return typeof name === 'string' && typeof sha256 === 'string' ? { seq, name, sha256 } : null;
}

/**
 * The list must name every document that the chain recorded, once for each entry, and no other. Withdrawn and purged
 * documents stay on it: retention deletes bytes, never the fact that they were there.
 */
export function findDocumentFault(
  recorded: readonly RecordedDocument[],
  listed: readonly ExportDocument[],
): ExportFault | null {
  const unmatched = new Map<string, number>();
  for (const document of listed) count(unmatched, document, 1);
  for (const document of recorded) {
    if ((unmatched.get(keyOf(document)) ?? 0) === 0)
      return exportFault(document.seq, 'document-missing', showText(document.name));
    count(unmatched, document, -1);
  }
  const unknown = listed.find((document) => (unmatched.get(keyOf(document)) ?? 0) > 0);
  return unknown === undefined ? null : exportFault(null, 'document-unknown', showText(unknown.name));
}

function count(counts: Map<string, number>, document: ExportDocument, by: number): void {
  counts.set(keyOf(document), (counts.get(keyOf(document)) ?? 0) + by);
}

/** The hash comes first and has a fixed length, so no name can run into it. */
function keyOf({ name, sha256 }: ExportDocument): string {
  return `${sha256} ${name}`;
}
