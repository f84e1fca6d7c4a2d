import type { RuleList, RuleRow, CustomRuleSpec as SpecShown } from '@countersign/contract/reconciliation';
import { weighed } from '@countersign/engine/reconciliation/at-severity';
import type { CustomRuleSpec } from '@countersign/engine/reconciliation/custom-rule';
import type { Rule } from '@countersign/engine/reconciliation/rule';
import { rulesetVersion } from '@countersign/engine/reconciliation/ruleset';
import { nodeSha256 } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { type CurrentRule, listCurrentRules } from './current-rules.ts';

/** Every rule, on or off, and the name of the set that is on. */
export async function listRules(app: Pick<App, 'db' | 'keyring'>, runner: Runner): Promise<RuleList> {
  const current = await listCurrentRules(runner);
  const policy = { severities: (await readSettings(app, runner))['rules.severities'] };
  const enabled = current.flatMap(({ rule, enabled }) => (enabled ? [rule] : []));
  return {
    rulesetVersion: rulesetVersion(weighed(enabled, policy), nodeSha256),
    rules: current.map((one) => toRow(one, weighed([one.rule], policy)[0] ?? one.rule)),
  };
}

function toRow({ rule, enabled }: CurrentRule, { severity }: Rule): RuleRow {
  const { id, version, title, fields, spec } = rule;
  return {
    id,
    version,
    severity,
    shippedSeverity: spec === null ? rule.severity : null,
    title,
    fields: [...fields],
    enabled,
    isCustom: spec !== null,
    spec: spec === null ? null : toSpec(spec),
  };
}

function toSpec({ against, ...spec }: CustomRuleSpec): SpecShown {
  return { ...spec, ...(against === undefined ? {} : { against: { ...against, values: [...against.values] } }) };
}
