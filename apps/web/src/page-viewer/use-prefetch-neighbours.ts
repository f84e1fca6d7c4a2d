import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageSource } from './page-source.ts';

/** The pages before and after are fetched while somebody reads this one: turning the page shows it at once. */
export function usePrefetchNeighbours(source: PageSource, pageNo: number, width: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (width === null) return;
    const at = source.pages.indexOf(pageNo);
    for (const neighbour of [source.pages[at + 1], source.pages[at - 1]]) {
      if (neighbour !== undefined) void client.prefetchQuery(source.image(neighbour, width));
    }
  }, [client, source, pageNo, width]);
}
