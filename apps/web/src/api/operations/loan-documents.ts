import type { Document, DocumentSearch, PageWord } from '@countersign/contract/documents';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { LoanField } from '@countersign/contract/extraction';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { ask, at, request } from '../request.ts';

/** Everything of a list that is short enough to be held whole. */
async function all<Item>(path: string, signal: AbortSignal): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: List<Item> = await request('GET', path, { query: { limit: 200, cursor }, signal });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

export function loanDocuments(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'documents'),
    queryFn: ({ signal }) => all<Document>(at`/v1/loans/${ref}/documents`, signal),
  });
}

/** Where the documents of a package say a phrase. */
export function searchDocuments(ref: string, phrase: string) {
  return queryOptions({
    queryKey: [...keys.loanPart(ref, 'search'), phrase],
    queryFn: ({ signal }) =>
      request<DocumentSearch>('GET', at`/v1/loans/${ref}/search`, { query: { q: phrase }, signal }),
  });
}

/** Each document as its own PDF, with an index for an imaging system. */
export async function downloadPackage(ref: string): Promise<DownloadedFile> {
  return fileOf(await ask('GET', at`/v1/loans/${ref}/documents/export`), `documents-${ref}.zip`);
}

export async function downloadDocument(id: string): Promise<DownloadedFile> {
  return fileOf(await ask('GET', at`/v1/documents/${id}/pdf`), 'document.pdf');
}

/** What was read of a package, as the rules see it. */
export function loanFields(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'fields'),
    queryFn: ({ signal }) => all<LoanField>(at`/v1/loans/${ref}/fields`, signal),
  });
}

/** What happened to a loan and who did it, the oldest first. */
export function loanTimeline(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'timeline'),
    queryFn: ({ signal }) => all<EvidenceEntry>(at`/v1/loans/${ref}/evidence`, signal),
  });
}

/** The words of a page with their boxes. Pages never change. */
export function pageWords(documentId: string, pageNo: number) {
  return queryOptions({
    queryKey: ['page-words', documentId, pageNo],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => all<PageWord>(at`/v1/documents/${documentId}/pages/${pageNo}/words`, signal),
  });
}

export interface Boundary {
  readonly docType: string;
  readonly fromPage: number;
  readonly toPage: number;
}

export function changeBoundaries(fileId: string, documents: readonly Boundary[]): Promise<void> {
  return request('PUT', at`/v1/documents/${fileId}/boundaries`, { body: { documents } });
}

export function withdrawDocument(id: string, note: string): Promise<void> {
  return request('POST', at`/v1/documents/${id}/withdraw`, { body: { note } });
}
