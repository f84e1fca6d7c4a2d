import type { DueItem, DueItemsQuery, LoanDueItems } from '@countersign/contract/trailing';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { at, request } from '../request.ts';

const PAGE = 100;

export type DueFilter = Pick<DueItemsQuery, 'withinDays' | 'overdue'>;

/** What is due over all loans, a page after the other. */
export function dueItemPages(filter: DueFilter) {
  return infiniteQueryOptions({
    queryKey: keys.dueItems(filter),
    queryFn: ({ pageParam, signal }) =>
      request<List<DueItem>>('GET', '/v1/due-items', {
        query: { ...filter, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: List<DueItem>) => last.nextCursor,
  });
}

export function loanDueItems(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'due-items'),
    queryFn: ({ signal }) => request<LoanDueItems>('GET', at`/v1/loans/${ref}/due-items`, { signal }),
  });
}

export function settleDueItem(ref: string, id: string, note: string): Promise<DueItem> {
  return request('POST', at`/v1/loans/${ref}/due-items/${id}/settle`, { body: { note } });
}
