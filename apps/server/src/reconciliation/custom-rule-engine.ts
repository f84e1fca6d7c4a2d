import type { CustomRuleSpec } from '@countersign/engine/reconciliation/custom-rule';
import { notApplicable, type Rule } from '@countersign/engine/reconciliation/rule';

/** A rule of the bank's own as the engine runs it. Its version is how often it was saved. */
export function customRule(spec: CustomRuleSpec, version: string): Rule {
  return {
    id: spec.id,
    version,
    severity: spec.severity,
    title: spec.title,
    category: 'consistency',
    fields: [spec.field],
    docTypes: [],
    spec,
    evaluate: () => notApplicable,
  };
}
