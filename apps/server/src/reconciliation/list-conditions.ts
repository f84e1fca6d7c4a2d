import type { Condition } from '@countersign/contract/conditions';
import { type LoanRow, requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { listConditionDecisions } from './condition.queries.ts';
import { toConditions } from './condition.ts';
import { currentMinConfidence } from './current-values.ts';
import { gatherWhatIsThere } from './gather-package.ts';

/** The conditions of a loan's approval and how each stands. */
export async function listConditions(app: App, ref: string): Promise<{ readonly items: readonly Condition[] }> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLoan(tx, ref);
    return { items: await conditionsOf(app, tx, loan) };
  });
}

export async function conditionsOf(app: App, runner: Runner, loan: LoanRow): Promise<readonly Condition[]> {
  const loanPackage = await gatherWhatIsThere(app, runner, loan, await currentMinConfidence(app, runner, loan));
  return toConditions(app.keyring, loanPackage, await runner.many(listConditionDecisions, [loan.id]));
}
