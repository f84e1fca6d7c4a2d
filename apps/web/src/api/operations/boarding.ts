import type {
  BoardingApproval,
  BoardingCustomers,
  BoardingNote,
  BoardingRecord,
  CustomerChoice,
  ResolveRequest,
} from '@countersign/contract/boarding';
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
export function stageBoarding(
  ref: string,
  idempotencyKey: string,
  customers: readonly CustomerChoice[] = [],
): Promise<BoardingRecord> {
  const headers = { 'idempotency-key': idempotencyKey };
  const body = customers.length === 0 ? {} : { body: { customers } };
  return request('POST', at`/v1/loans/${ref}/boarding/stage`, { headers, ...body });
}

/** Whom the core knows of the parties of a loan. Asked anew each time: it is about to be decided on. */
export function boardingCustomersOf(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'boarding customers'),
    queryFn: ({ signal }) => request<BoardingCustomers>('GET', at`/v1/loans/${ref}/boarding/customers`, { signal }),
    staleTime: 0,
  });
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
