import type { AdminChange, AdminOverview, PendingChange } from '@countersign/contract/administration';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { at, request } from '../request.ts';

/** What a change that may take two administrators answers: what was done, or what waits. */
export type Changed<Answer> = Answer | PendingChange;

export function isPending(answer: unknown): answer is PendingChange {
  return typeof answer === 'object' && answer !== null && 'change' in answer;
}

export const pendingChanges = queryOptions({
  queryKey: keys.adminChanges('pending'),
  queryFn: async ({ signal }) => {
    const query = { state: 'pending', limit: 200 };
    return (await request<List<AdminChange>>('GET', '/v1/admin/changes', { query, signal })).items;
  },
});

/** The newest changes, whatever came of them. */
export const newestChanges = queryOptions({
  queryKey: keys.adminChanges('newest'),
  queryFn: async ({ signal }) => (await request<List<AdminChange>>('GET', '/v1/admin/changes', { signal })).items,
});

export const adminOverview = queryOptions({
  queryKey: keys.adminOverview,
  queryFn: ({ signal }) => request<AdminOverview>('GET', '/v1/admin/overview', { signal }),
});

export function confirmChange(id: string): Promise<AdminChange> {
  return request('POST', at`/v1/admin/changes/${id}/confirm`, { body: {} });
}

export function rejectChange(id: string): Promise<AdminChange> {
  return request('POST', at`/v1/admin/changes/${id}/reject`, { body: {} });
}
