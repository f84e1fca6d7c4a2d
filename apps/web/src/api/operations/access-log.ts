import type { AccessEntry, AccessFilter } from '@countersign/contract/access-log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { ask, request } from '../request.ts';

const PAGE = 100;

/** What keys read, a page after the other. */
export function accessPages(filter: AccessFilter) {
  return infiniteQueryOptions({
    queryKey: keys.accessLog(filter),
    queryFn: ({ pageParam, signal }) =>
      request<List<AccessEntry>>('GET', '/v1/access-log', {
        query: { ...filter, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: List<AccessEntry>) => last.nextCursor,
  });
}

export async function downloadAccessLog(filter: AccessFilter): Promise<DownloadedFile> {
  return fileOf(await ask('GET', '/v1/access-log/csv', { query: filter }), 'access-log.csv');
}
