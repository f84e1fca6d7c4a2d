import type { NotEvaluated, TryRuleRequest, TryRuleResult, WouldBeFinding } from '@countersign/contract/reconciliation';
import type { Finding } from '@countersign/engine/reconciliation/finding';
import { type NotEvaluated as EngineNotEvaluated, reconcile } from '@countersign/engine/reconciliation/reconcile';
import { customRule } from '@countersign/engine/reconciliation/run-custom-rule';
import { nodeSha256 } from '../evidence/index.ts';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { requireRule } from './check-rule.ts';
import { gatherWhatIsThere } from './gather-package.ts';
import { readPolicy } from './read-policy.ts';

/** What a rule would say of a loan as it stands. Nothing is stored. */
export async function tryRule(app: App, { spec, loanRef }: TryRuleRequest): Promise<TryRuleResult> {
  const loan = await requireLoan(app.db, loanRef);
  const rule = customRule(await requireRule(app, spec, '/spec'), '0');
  const policy = await readPolicy(app, app.db);
  const loanPackage = await gatherWhatIsThere(app, app.db, loan, policy.minConfidence);
  const { findings, notEvaluated } = reconcile(loanPackage, [rule], policy, nodeSha256);
  return {
    findings: findings.map(toWouldBe),
    notEvaluated: notEvaluated.map(toNotEvaluated),
  };
}

export function toNotEvaluated({ ruleId, missing, waitsFor = [] }: EngineNotEvaluated): NotEvaluated {
  const waits = waitsFor.map((one) => ({ ...one }));
  return { ruleId, missing: [...missing], ...(waits.length === 0 ? {} : { waitsFor: waits }) };
}

export function toWouldBe({ ruleId, severity, title, detail }: Finding): WouldBeFinding {
  const { message, sources, data } = detail;
  return { ruleId, severity, title, detail: { message, sources: sources.map((source) => ({ ...source })), data } };
}
