import type { WouldBeFinding } from '@countersign/contract/reconciliation';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { Policy } from '@countersign/engine/reconciliation/policy';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import { nodeSha256 } from '../evidence/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { listEnabledRules } from './current-rules.ts';
import { gatherPackage } from './gather-package.ts';
import { readPolicy } from './read-policy.ts';
import { toWouldBe } from './try-rule.ts';

export interface WithTrailing {
  readonly loanPackage: LoanPackage;
  readonly policy: Policy;
  /** What the rules find in the documents that came after approval; nothing is stored. */
  readonly findings: readonly WouldBeFinding[];
}

/** A loan with the documents that came after its approval. Null while one of them is being read. */
export async function compareTrailing(app: App, runner: Runner, loan: LoanRow): Promise<WithTrailing | null> {
  const policy = await readPolicy(app, runner);
  const before = await gatherPackage(app, runner, loan, policy.minConfidence);
  const loanPackage = await gatherPackage(app, runner, loan, policy.minConfidence, true);
  if (before === null || loanPackage === null) return null;
  const known = new Set(before.documents.map(({ id }) => id));
  if (loanPackage.documents.every(({ id }) => known.has(id))) return { loanPackage, policy, findings: [] };
  const { findings } = reconcile(loanPackage, await listEnabledRules(runner), policy, nodeSha256);
  // What is due is told by the list itself.
  const ofTrailing = findings.filter(
    ({ ruleId, detail }) => ruleId !== 'R-423' && detail.sources.some(({ documentId }) => isTrailing(documentId)),
  );
  return { loanPackage, policy, findings: ofTrailing.map(toWouldBe) };

  function isTrailing(documentId: string): boolean {
    return !known.has(documentId) && loanPackage?.documents.some(({ id }) => id === documentId) === true;
  }
}
