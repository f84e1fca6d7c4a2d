import type { Document, DocumentDetail } from '@countersign/contract/documents';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listDocumentsOfLoan } from './document.queries.ts';
import type { DocumentRow } from './document.ts';
import { listPages } from './page.queries.ts';
import { listParts } from './part.queries.ts';
import type { PartRow } from './part.ts';
import { requireDocument } from './require-document.ts';

const cursor = cursorOf('documents', 'time', 'uuid');
const START = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const;

export interface DocumentList {
  readonly items: readonly Document[];
  readonly nextCursor: string | null;
}

/**
 * The documents of a package: for a file that was read, the documents it holds; for another, the file. Pages of the
 * list are cut between files, so a page may hold more items than its limit when a file holds many documents.
 */
export async function listLoanDocuments(
  app: App,
  loan: { readonly id: string; readonly packageVersion: number },
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<DocumentList> {
  const [storedAt, id] = cursor.decode(page.cursor) ?? START;
  const rows = await app.db.many(listDocumentsOfLoan, [
    loan.id,
    loan.packageVersion,
    storedAt,
    id,
    rowsToFetch(page.limit),
  ]);
  const { items: files, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.stored_at, row.id] as const);
  const parts = await app.db.many(listParts, [files.map((file) => file.id)]);
  const items = files.flatMap((file) => {
    const own = parts.filter((part) => part.document_id === file.id);
    return own.length === 0 ? [toDocument(file, null)] : own.map((part) => toDocument(file, part));
  });
  return { items, nextCursor };
}

/** One document with its pages and the words that decided its type. */
export async function describeDocument(app: App, id: string): Promise<DocumentDetail> {
  const { file, part } = await requireDocument(app.db, id);
  const pages = await app.db.many(listPages, [file.id]);
  const own =
    part === null ? pages : pages.filter((page) => page.page_no >= part.from_page && page.page_no <= part.to_page);
  return {
    ...toDocument(file, part),
    decidedBy: (part?.detail.decidedBy ?? []).map(({ text, pageNo, box, weight }) => ({ text, pageNo, box, weight })),
    pageList: own.map((page) => ({
      pageNo: page.page_no,
      width: page.width,
      height: page.height,
      method: page.method === 'ocr' ? 'ocr' : 'text',
      words: page.word_count,
      failure: page.failure_code === null ? null : { code: page.failure_code, detail: page.failure_detail ?? '' },
    })),
  };
}

export function toDocument(file: DocumentRow, part: PartRow | null): Document {
  return {
    id: part?.id ?? file.id,
    fileId: file.id,
    name: file.name,
    mediaType: file.media_type,
    sha256: file.sha256,
    size: file.size,
    packageVersion: file.package_version,
    status: statusOf(file, part),
    refusal: file.refusal_code === null ? null : { code: file.refusal_code, detail: file.refusal_detail ?? '' },
    docType: part?.doc_type ?? file.doc_type,
    confidence: part?.confidence ?? null,
    fromPage: part?.from_page ?? (file.page_count === null ? null : 1),
    toPage: part?.to_page ?? file.page_count,
    pages: part === null ? file.page_count : part.to_page - part.from_page + 1,
    madeBy: part === null ? null : part.made_by === 'person' ? 'person' : 'engine',
    missingPages: [...(part?.detail.completeness.missing ?? [])],
    duplicateOf: part?.detail.duplicateOf?.partId ?? null,
    notes: part === null ? [] : notesOf(part),
    storedAt: file.stored_at.toISOString(),
  };
}

function statusOf(file: DocumentRow, part: PartRow | null): Document['status'] {
  if (file.purged_at !== null) return 'purged';
  return file.withdrawn_at === null && (part?.withdrawn_at ?? null) === null ? file.status : 'withdrawn';
}

function notesOf({ detail }: PartRow): string[] {
  const { notes, completeness, duplicateOf } = detail;
  const gaps = completeness.missing.length > 0 || completeness.outOfOrder ? [completeness.detail ?? ''] : [];
  return [...new Set([...notes, ...gaps, ...(duplicateOf === null ? [] : [duplicateOf.detail])])].filter(
    (note) => note !== '',
  );
}
