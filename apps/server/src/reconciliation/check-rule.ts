import type { NewCustomRule } from '@countersign/contract/reconciliation';
import { checkCustomRule, deriveRuleId } from '@countersign/engine/reconciliation/check-custom-rule';
import type { CustomRuleSpec } from '@countersign/engine/reconciliation/custom-rule';
import { liveTemplates } from '../extraction/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';

/** The rule that a bank wrote, or 400 with a reason for every field that is wrong. */
export async function requireRule(app: Pick<App, 'db'>, given: NewCustomRule, pointer = ''): Promise<CustomRuleSpec> {
  const { id, title, severity, field, comparison, kind = null, docType = null, against = null } = given;
  const templateTypes = (await liveTemplates(app)).map((template) => template.docType);
  const rule = { title, severity, field, comparison, kind, docType };
  const faults = checkCustomRule({ ...rule, id, against }, templateTypes);
  if (faults.length > 0) {
    const errors = faults.map(({ field: name, message }) => ({
      field: name,
      pointer: `${pointer}/${name}`,
      code: 'invalid',
      message,
    }));
    const named = errors.map((error) => `${error.field} ${error.message}`).join('; ');
    throw new DomainError({ code: 'rule_invalid', detail: `${named}.`, errors });
  }
  // Every word of it was checked just now.
  return {
    ...rule,
    id: id ?? deriveRuleId(title),
    ...(against === null ? {} : { against: { values: [], field: null, docType: null, days: null, ...against } }),
  } as CustomRuleSpec;
}
