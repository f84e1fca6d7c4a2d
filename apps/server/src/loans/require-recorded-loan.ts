import { readAuthentic, requireLoanRecords } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { loanRecords } from './loan.record.ts';
import { loanTransitions } from './loan.transitions.ts';
import type { LoanRow } from './loan.ts';

/** Where each kind of entry leads. Several moves may share a kind; they lead to one state. */
const stateAfter: ReadonlyMap<string, string> = new Map(
  loanTransitions.flatMap(({ evidence, to }) => (evidence === null ? [] : [[evidence, to] as const])),
);

/**
 * For whoever is about to move money on the word of a loan's row: what was given with the loan must be as recorded, and
 * its state the one that its own evidence leads to.
 */
export async function requireRecordedLoan(tx: Tx, app: Pick<App, 'keyring'>, loan: LoanRow): Promise<void> {
  await requireLoanRecords(tx, app, loanRecords, loan.id, [loan.id]);
  const moves = await readAuthentic(tx, app, loan.id, [...stateAfter.keys()]);
  const state = stateAfter.get(moves.at(-1)?.kind ?? '') ?? 'received';
  if (loan.state === state) return;
  throw new DomainError({
    code: 'record_tampered',
    detail: `Loan ${loan.external_ref} is stored as ${loan.state}; its evidence says ${state}. Nothing was done. Ask an administrator to run "countersign fsck".`,
  });
}
