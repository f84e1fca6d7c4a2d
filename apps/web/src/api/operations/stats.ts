import type { Stats } from '@countersign/contract/statistics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { request } from '../request.ts';

export function stats(days: number) {
  return queryOptions({
    queryKey: keys.stats(days),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request<Stats>('GET', '/v1/stats', { query: { days }, signal }),
  });
}

/** How many loans are where now, as the tabs of the queue show it. */
export const loanCounts = queryOptions({
  queryKey: keys.loanCounts,
  staleTime: 10_000,
  refetchInterval: 15_000,
  queryFn: async ({ signal }) => (await request<Stats>('GET', '/v1/stats', { query: { days: 1 }, signal })).counts,
});
