import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findLoan, findLoanByRef, lockLoan } from './loan.queries.ts';
import type { LoanRow } from './loan.ts';

/** The loan of a path. Unknown: 404, and only now, when who is asking and the shape of the request are settled. */
export async function requireLoan(runner: Runner, ref: string): Promise<LoanRow> {
  const loan = await runner.maybe(findLoanByRef, [ref]);
  if (loan === undefined) throw new DomainError({ code: 'loan_not_found', detail: `There is no loan ${ref}.` });
  return loan;
}

/** The same, locked: actions on one loan wait for each other, and the row answered is the one after the wait. */
export async function requireLockedLoan(tx: Tx, ref: string): Promise<LoanRow> {
  const { id } = await requireLoan(tx, ref);
  return lockAndRead(tx, id);
}

export async function lockAndRead(tx: Tx, id: string): Promise<LoanRow> {
  await tx.one(lockLoan, [id]);
  return tx.one(findLoan, [id]);
}
