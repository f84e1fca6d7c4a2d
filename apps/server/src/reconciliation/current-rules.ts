import type { Rule } from '@countersign/engine/reconciliation/rule';
import { customRule } from '@countersign/engine/reconciliation/run-custom-rule';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import type { Runner } from '../platform/db.ts';

import { listCustomRules, listSwitches } from './rule.queries.ts';

export interface CurrentRule {
  readonly rule: Rule;
  readonly enabled: boolean;
}

/** Every rule there is, in the order they are shown: those that ship, then the bank's own. */
export async function listCurrentRules(runner: Runner): Promise<readonly CurrentRule[]> {
  const custom = (await runner.many(listCustomRules, [])).map(({ spec, version }) => customRule(spec, String(version)));
  const off = new Set(
    (await runner.many(listSwitches, [])).flatMap(({ rule_id: id, enabled }) => (enabled ? [] : [id])),
  );
  return [...shippedRules, ...custom].map((rule) => ({ rule, enabled: !off.has(rule.id) }));
}

export async function listEnabledRules(runner: Runner): Promise<readonly Rule[]> {
  return (await listCurrentRules(runner)).flatMap(({ rule, enabled }) => (enabled ? [rule] : []));
}
