import type { BoardingApproval, BoardingNote, BoardingRecord, ResolveRequest } from '@countersign/contract/boarding';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { at, request } from '../request.ts';
import { withCode } from '../step-up.ts';

/** The latest boarding record of a loan; null where it was never staged. */
export function boardingOf(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'boarding'),
    queryFn: async ({ signal }) =>
      (await request<BoardingRecord | undefined>('GET', at`/v1/loans/${ref}/boarding`, { signal })) ?? null,
  });
}

/** The key names the intent: sent again after a broken line, it stages nothing twice. */
export function stageBoarding(ref: string, idempotencyKey: string): Promise<BoardingRecord> {
  return request('POST', at`/v1/loans/${ref}/boarding/stage`, { headers: { 'idempotency-key': idempotencyKey } });
}

export type BoardingMove = 'approve' | 'reject' | 'commit' | 'verify' | 'retry' | 'void';

export function moveBoarding(
  ref: string,
  move: BoardingMove,
  body: BoardingApproval | BoardingNote = {},
): Promise<BoardingRecord> {
  const path = at`/v1/loans/${ref}/boarding/${move}`;
  if (move !== 'approve') return request('POST', path, { body });
  return withCode((code) => request('POST', path, { body: { ...body, ...code } }));
}

export function resolveBoarding(ref: string, body: ResolveRequest): Promise<BoardingRecord> {
  return request('POST', at`/v1/loans/${ref}/boarding/resolve`, { body });
}
