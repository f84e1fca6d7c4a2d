import { findLoan, lockAndRead } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findRun } from '../reconciliation/index.ts';
import { findFinding, findLoanOfFinding } from './finding.queries.ts';
import type { LockedFinding } from './locked-finding.ts';
import { recordPendingOfFinding } from './record-decisions.ts';

/**
 * The finding of a path under the lock of its loan, as it is after the wait. Actions on one loan wait for each other, and
 * a decision that could still be undone is written first: whoever acts now comes second.
 */
export async function lockFinding(tx: Tx, app: App, id: string): Promise<LockedFinding> {
  const known = await tx.maybe(findLoanOfFinding, [id]);
  if (known === undefined) throw noFinding(id);
  await lockAndRead(tx, known.loan_id);
  await recordPendingOfFinding(tx, app, id);
  const finding = await tx.one(findFinding, [id]);
  return { loan: await tx.one(findLoan, [known.loan_id]), finding, run: await tx.one(findRun, [finding.run_id]) };
}

export function noFinding(id: string): DomainError {
  return new DomainError({ code: 'finding_not_found', detail: `There is no finding ${id}.` });
}
