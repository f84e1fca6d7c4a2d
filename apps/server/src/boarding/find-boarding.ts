import type { BoardingRecord } from '@countersign/contract/boarding';
import { requireLoanRecords } from '../evidence/index.ts';
import { type LoanRow, lockAndRead, requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type BoardingRow, findBoarding, findLatestBoarding } from './boarding.queries.ts';
import { boardingRecords } from './boarding.record.ts';
import { toBoardingRecord } from './boarding.ts';

/** The latest record of a loan, or null where it was never staged. */
export async function getBoarding(app: App, ref: string): Promise<BoardingRecord | null> {
  const { id } = await requireLoan(app.db, ref);
  const row = await app.db.maybe(findLatestBoarding, [id]);
  return row === undefined ? null : toBoardingRecord(app, row);
}

export interface LockedBoarding {
  readonly loan: LoanRow;
  readonly record: BoardingRow;
}

/** The record of a path under the lock of its loan, as it is after the wait. Moves on one loan wait for each other. */
export async function lockBoarding(tx: Tx, app: Pick<App, 'keyring'>, ref: string): Promise<LockedBoarding> {
  const { id } = await requireLoan(tx, ref);
  const loan = await lockAndRead(tx, id);
  const record = await tx.maybe(findLatestBoarding, [id]);
  if (record !== undefined) return recorded(tx, app, { loan, record });
  throw new DomainError({ code: 'boarding_not_found', detail: `Loan ${ref} was never staged for boarding.` });
}

/** The same for a record that is known by its id. */
export async function lockBoardingById(tx: Tx, app: Pick<App, 'keyring'>, boardingId: string): Promise<LockedBoarding> {
  const { loan_id: loanId } = await tx.one(findBoarding, [boardingId]);
  const loan = await lockAndRead(tx, loanId);
  return recorded(tx, app, { loan, record: await tx.one(findBoarding, [boardingId]) });
}

/** Whoever acts on a record vouches for it in evidence: one that was changed around the program is left alone. */
async function recorded(tx: Tx, app: Pick<App, 'keyring'>, locked: LockedBoarding): Promise<LockedBoarding> {
  await requireLoanRecords(tx, app, boardingRecords, locked.loan.id, [locked.record.id]);
  return locked;
}
