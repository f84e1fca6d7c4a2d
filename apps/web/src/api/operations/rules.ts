import type {
  BacktestRequest,
  BacktestResult,
  NewCustomRule,
  RuleList,
  TryRuleRequest,
  TryRuleResult,
} from '@countersign/contract/reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { at, request } from '../request.ts';

export const rules = queryOptions({
  queryKey: keys.rules,
  queryFn: ({ signal }) => request<RuleList>('GET', '/v1/rules', { signal }),
});

export function setRuleEnabled(id: string, enabled: boolean): Promise<RuleList> {
  return request('PUT', at`/v1/rules/${id}/enabled`, { body: { enabled } });
}

/** A new rule, or the next version of the one with this id. */
export function saveCustomRule(id: string | null, body: NewCustomRule): Promise<RuleList> {
  return id === null
    ? request('POST', '/v1/rules/custom', { body })
    : request('PUT', at`/v1/rules/custom/${id}`, { body });
}

export function deleteCustomRule(id: string): Promise<RuleList> {
  return request('DELETE', at`/v1/rules/custom/${id}`);
}

export function tryRule(body: TryRuleRequest): Promise<TryRuleResult> {
  return request('POST', '/v1/rules/try', { body });
}

export function backtest(body: BacktestRequest): Promise<BacktestResult> {
  return request('POST', '/v1/rules/backtest', { body });
}
