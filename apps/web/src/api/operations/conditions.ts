import type { Condition } from '@countersign/contract/conditions';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { at, request } from '../request.ts';

export type ConditionAct = 'satisfy' | 'waive' | 'reopen';

export function loanConditions(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'conditions'),
    queryFn: async ({ signal }) =>
      (await request<{ items: Condition[] }>('GET', at`/v1/loans/${ref}/conditions`, { signal })).items,
  });
}

export function satisfyCondition(ref: string, id: string, documentId: string): Promise<Condition> {
  return request('POST', at`/v1/loans/${ref}/conditions/${id}/satisfy`, { body: { documentId } });
}

export function waiveCondition(ref: string, id: string, note: string): Promise<Condition> {
  return request('POST', at`/v1/loans/${ref}/conditions/${id}/waive`, { body: { note } });
}

export function reopenCondition(ref: string, id: string, note: string): Promise<Condition> {
  return request('POST', at`/v1/loans/${ref}/conditions/${id}/reopen`, { body: { note } });
}
