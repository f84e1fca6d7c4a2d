import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import type { LoanRow } from './loan.ts';
import { moveLoan } from './move-loan.ts';

/** A loan that was approved and is not sealed takes documents that come after, which change nothing of it. */
export function takesTrailing({ state }: Pick<LoanRow, 'state'>): boolean {
  return state === 'approved' || state === 'boarding_staged' || state === 'boarded';
}

/** Open parts, States: a package changes until its loan has left review. */
export function refuseUnlessChangeable(loan: LoanRow): void {
  if (['received', 'processing', 'processing_failed', 'review'].includes(loan.state)) return;
  throw new DomainError({
    code: 'loan_state_conflict',
    detail: `Loan ${loan.external_ref} is ${loan.state}; its package takes no change any more.`,
  });
}

/**
 * Something of the package changed: a loan that was worked through goes back to processing, one that waits or is in
 * work stays as it is, and one that has left review takes no change (open parts, States). The caller holds its lock.
 */
export async function processAgain(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  act: Act,
  loan: LoanRow,
  because: string,
): Promise<LoanRow> {
  refuseUnlessChangeable(loan);
  if (loan.state === 'received' || loan.state === 'processing') return loan;
  const moved = await moveLoan(tx, app, loan, 'reprocess');
  const payload = { from: loan.state, because };
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.processing_started', act, payload });
  return moved;
}
