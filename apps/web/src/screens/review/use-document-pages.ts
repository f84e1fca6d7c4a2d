import type { FindingWithActions } from '@countersign/contract/review';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentDetail, documentPages } from '../../api/operations/documents.ts';
import type { PageSource } from '../../page-viewer/page-source.ts';
import type { PageAhead } from '../../page-viewer/use-fetch-ahead.ts';

/** The pages of every document that findings point to. Few documents, asked for once: their pages never change. */
export function useDocumentPages(findings: readonly FindingWithActions[]): ReadonlyMap<string, PageSource> {
  const ids = useMemo(() => {
    const sources = findings.flatMap(({ finding }) => finding.detail.sources);
    const onPaper = sources.filter(({ source, pageNo }) => pageNo !== null || !['lar', 'intake'].includes(source));
    return [...new Set(onPaper.map(({ documentId }) => documentId))];
  }, [findings]);
  return usePagesOf(ids);
}

/** The pages of these documents, as far as they are known. */
export function usePagesOf(ids: readonly string[]): ReadonlyMap<string, PageSource> {
  const details = useQueries({
    queries: ids.map((id) => ({ ...documentDetail(id), staleTime: Number.POSITIVE_INFINITY })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () => new Map(details.flatMap((detail) => (detail === undefined ? [] : [[detail.id, documentPages(detail)]]))),
    [details],
  );
}

/** As many as are kept decoded. */
const MOST_AHEAD = 36;

/** The pages to fetch ahead: those of the selected finding, then those of the findings after it, in the order of J. */
export function usePagesAhead(
  findings: readonly FindingWithActions[],
  selectedId: string | null,
  pagesOf: ReadonlyMap<string, PageSource>,
): readonly PageAhead[] {
  return useMemo(() => {
    const at = Math.max(
      0,
      findings.findIndex(({ finding }) => finding.id === selectedId),
    );
    const ahead = new Map<string, PageAhead>();
    for (const { finding } of [...findings.slice(at), ...findings.slice(0, at).reverse()]) {
      for (const { documentId, pageNo } of finding.detail.sources) {
        const source = pagesOf.get(documentId);
        if (source === undefined || ahead.size >= MOST_AHEAD) continue;
        const shown = pageNo ?? source.pages[0];
        if (shown !== undefined) ahead.set(`${documentId} ${shown}`, { source, pageNo: shown });
      }
    }
    return [...ahead.values()];
  }, [findings, selectedId, pagesOf]);
}
