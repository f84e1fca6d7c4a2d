import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findDocuments } from './document.queries.ts';
import type { DocumentRow } from './document.ts';
import { findPart } from './part.queries.ts';
import type { PartRow } from './part.ts';

export interface FoundDocument {
  readonly file: DocumentRow;
  /** Null when the id is that of a file that holds several documents, or none yet. */
  readonly part: PartRow | null;
}

/** The document of a path: a stored file, or one of the documents that a file holds. */
export async function requireDocument(runner: Runner, id: string): Promise<FoundDocument> {
  const part = (await runner.maybe(findPart, [id])) ?? null;
  const [file] = await runner.many(findDocuments, [[part?.document_id ?? id]]);
  if (file === undefined) throw new DomainError({ code: 'document_not_found', detail: `There is no document ${id}.` });
  return { file, part };
}
