import type { FailedJob } from '@countersign/contract/administration';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { at, request } from '../request.ts';

/** The newest of them; whoever has more than this many has one fault behind them all. */
export const failedJobs = queryOptions({
  queryKey: keys.failedJobs,
  queryFn: async ({ signal }) =>
    (await request<List<FailedJob>>('GET', '/v1/admin/failed-jobs', { query: { limit: 50 }, signal })).items,
});

export function settleFailedJob(id: number, how: 'retry' | 'discard'): Promise<void> {
  return request('POST', at`/v1/admin/failed-jobs/${String(id)}/${how}`);
}
