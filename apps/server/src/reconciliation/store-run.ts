import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import { weighed } from '@countersign/engine/reconciliation/at-severity';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { type RunResult, reconcile } from '@countersign/engine/reconciliation/reconcile';
import { rulesetVersion } from '@countersign/engine/reconciliation/ruleset';
import { nodeSha256 } from '../evidence/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { listEnabledRules } from './current-rules.ts';
import { readPolicy } from './read-policy.ts';
import { findRun, insertRun, type RunRow } from './run.queries.ts';
import { hashOf, sealInput, toRunInput } from './run-input.ts';

export interface StoredRun {
  readonly run: RunRow;
  readonly result: RunResult;
}

/** Asks the rules that are on, under the policy as it stands, and keeps the run. The caller holds the loan's lock. */
export async function storeRun(
  tx: Tx,
  app: App,
  loan: LoanRow,
  loanPackage: LoanPackage,
  number: number,
): Promise<StoredRun> {
  const rules = await listEnabledRules(tx);
  const input = toRunInput(loanPackage, await readPolicy(app, tx), rules);
  const result = reconcile(input.package, rules, input.policy, nodeSha256);
  const now = app.clock.now();
  const id = newId(now);
  await tx.run(insertRun, [
    id,
    loan.id,
    number,
    loan.package_version,
    ENGINE_VERSION,
    rulesetVersion(weighed(rules, input.policy), nodeSha256),
    JSON.stringify(input.policy),
    hashOf(input.package),
    hashOf(input),
    result.findingsHash,
    JSON.stringify(result.notEvaluated),
    sealInput(app.keyring, id, input),
    now,
  ]);
  return { run: await tx.one(findRun, [id]), result };
}

/** Names what a package holds; equal for equal packages, whichever run they were made for. */
export function packageHash(loanPackage: LoanPackage): string {
  return hashOf(JSON.parse(JSON.stringify(loanPackage)) as LoanPackage);
}
