import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageSource } from './page-source.ts';
import { pictureUrl } from './picture-store.ts';

/** A page that will probably be looked at soon. */
export interface PageAhead {
  readonly source: PageSource;
  readonly pageNo: number;
}

/** Two at a time: the page that somebody asks for meanwhile must not stand in a long queue. */
const AT_ONCE = 2;

/** Fetches and decodes pages in the order given, while nothing else is done. Whatever is known already costs nothing. */
export function useFetchAhead(pages: readonly PageAhead[], width: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (width === null) return;
    let stopped = false;
    const waiting = [...pages];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined && !stopped; next = waiting.shift()) {
        const picture = await client
          .fetchQuery({ ...next.source.image(next.pageNo, width), retry: false })
          .catch(() => null);
        if (picture !== null && !stopped) pictureUrl(picture);
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      stopped = true;
    };
  }, [client, pages, width]);
}
