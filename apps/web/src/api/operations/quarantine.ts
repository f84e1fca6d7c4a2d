import type { QuarantineEntry } from '@countersign/contract/intake';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { at, request } from '../request.ts';

export type QuarantineStatus = QuarantineEntry['status'];

/** What could not be filed, the oldest first: as many as one answer holds. */
export function quarantine(status: QuarantineStatus) {
  return queryOptions({
    queryKey: keys.quarantine(status),
    refetchInterval: 30_000,
    queryFn: ({ signal }) =>
      request<List<QuarantineEntry>>('GET', '/v1/intake/quarantine', { query: { status, limit: 200 }, signal }),
  });
}

export interface RetryWith {
  readonly externalRef?: string;
  readonly borrowerName?: string;
  readonly profile?: string;
}

export function retryQuarantined(id: string, body: RetryWith): Promise<QuarantineEntry> {
  return request('POST', at`/v1/intake/quarantine/${id}/retry`, { body });
}

export function discardQuarantined(id: string, note: string): Promise<QuarantineEntry> {
  return request('POST', at`/v1/intake/quarantine/${id}/discard`, { body: { note } });
}
