import { lowersSeverity } from '@countersign/engine/reconciliation/at-severity';
import type { Severity } from '@countersign/engine/reconciliation/finding';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { definitions, type SettingKey } from './definitions.ts';

/** Settings that one administrator could weaken a control with, or take over somebody's account. */
const groups = ['wire.', 'auth.', 'admin.', 'rate.'];
const single: readonly SettingKey[] = ['boarding.approval_tiers', 'mail.smtp_url'];

/** Whether this change takes two: a rule that weighs more is no weaker control, and one that weighs less is. */
export function needsTwoAdministrators(key: SettingKey, before: unknown, after: unknown): boolean {
  if (key === 'rules.severities') {
    const to = after ?? definitions[key].default;
    return lowersSeverity(shippedRules, before as Record<string, Severity>, to as Record<string, Severity>);
  }
  return single.includes(key) || groups.some((group) => key.startsWith(group));
}
