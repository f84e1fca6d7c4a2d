import type { DocumentDetail } from '@countersign/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import type { PageImageQuery, PageSource } from '../../page-viewer/page-source.ts';
import { keys } from '../keys.ts';
import { at, request, requestBlob } from '../request.ts';

export function documentDetail(id: string) {
  return queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) => request<DocumentDetail>('GET', at`/v1/documents/${id}`, { signal }),
  });
}

/** A page's picture. Pages never change, so it is fresh for as long as it is kept. */
function pageImage(documentId: string, pageNo: number, width: number): PageImageQuery {
  const path = at`/v1/documents/${documentId}/pages/${pageNo}/image`;
  return {
    queryKey: keys.pageImage(documentId, pageNo, width),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    queryFn: ({ signal }) => requestBlob('GET', path, { query: { width }, signal }),
  };
}

/** A document's pages for the page viewer. Pages are counted in the stored file, as boxes count them. */
export function documentPages({ id, pageList }: DocumentDetail): PageSource {
  const shapes = new Map(pageList.map(({ pageNo, width, height }) => [pageNo, height / width]));
  return {
    key: id,
    pages: pageList.map(({ pageNo }) => pageNo),
    aspect: (pageNo) => shapes.get(pageNo) ?? null,
    image: (pageNo, width) => pageImage(id, pageNo, width),
  };
}
