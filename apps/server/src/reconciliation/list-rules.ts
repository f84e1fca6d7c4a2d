import type { RuleList, RuleRow } from '@countersign/contract/reconciliation';
import { rulesetVersion } from '@countersign/engine/reconciliation/ruleset';
import { nodeSha256 } from '../evidence/index.ts';
import type { Runner } from '../platform/db.ts';
import { type CurrentRule, listCurrentRules } from './current-rules.ts';

/** Every rule, on or off, and the name of the set that is on. */
export async function listRules(runner: Runner): Promise<RuleList> {
  const current = await listCurrentRules(runner);
  const enabled = current.flatMap(({ rule, enabled }) => (enabled ? [rule] : []));
  return { rulesetVersion: rulesetVersion(enabled, nodeSha256), rules: current.map(toRow) };
}

function toRow({ rule, enabled }: CurrentRule): RuleRow {
  const { id, version, severity, title, fields, spec } = rule;
  return {
    id,
    version,
    severity,
    title,
    fields: [...fields],
    enabled,
    isCustom: spec !== null,
    spec: spec === null ? null : { ...spec },
  };
}
