import { type LoanRow, lockAndRead } from '../loans/index.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findRun, type RunRow } from '../reconciliation/index.ts';
import { type FindingRow, findFinding, findLoanOfFinding } from './finding.queries.ts';

export interface LockedFinding {
  readonly loan: LoanRow;
  readonly finding: FindingRow;
  readonly run: RunRow;
}

/** The finding of a path under the lock of its loan, as it is after the wait. Actions on one loan wait for each other. */
export async function lockFinding(tx: Tx, id: string): Promise<LockedFinding> {
  const known = await tx.maybe(findLoanOfFinding, [id]);
  if (known === undefined) throw new DomainError({ code: 'finding_not_found', detail: `There is no finding ${id}.` });
  const loan = await lockAndRead(tx, known.loan_id);
  const finding = await tx.one(findFinding, [id]);
  return { loan, finding, run: await tx.one(findRun, [finding.run_id]) };
}
