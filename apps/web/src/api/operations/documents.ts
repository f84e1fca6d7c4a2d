import type { DocumentDetail } from '@countersign/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { at, request, requestBlob } from '../request.ts';

export function documentDetail(id: string) {
  return queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) => request<DocumentDetail>('GET', at`/v1/documents/${id}`, { signal }),
  });
}

/** A page's picture. Pages never change, so it is fresh for as long as it is kept. */
export function pageImage(documentId: string, pageNo: number, width: number) {
  return queryOptions({
    queryKey: keys.pageImage(documentId, pageNo, width),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    queryFn: ({ signal }) =>
      requestBlob('GET', at`/v1/documents/${documentId}/pages/${pageNo}/image`, { query: { width }, signal }),
  });
}
