import { nextState } from '@countersign/engine/states/transitions';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { setLoanState } from './loan.queries.ts';
import { type LoanTrigger, loanTransitions } from './loan.transitions.ts';
import type { LoanRow } from './loan.ts';
import { tellProgress } from './tell-progress.ts';

/**
 * Moves a loan by its transition table, compare-and-set. The caller holds the loan's lock, has made its own decision,
 * and chains the evidence in the same transaction.
 */
export async function moveLoan(
  tx: Tx,
  app: { readonly clock: Clock },
  loan: LoanRow,
  on: LoanTrigger,
): Promise<LoanRow> {
  const to = nextState(loanTransitions, loan.state, on);
  if (to === null) {
    throw new DomainError({
      code: 'loan_state_conflict',
      detail: `Loan ${loan.external_ref} is ${loan.state}; ${on.replaceAll('_', ' ')} is not possible now.`,
    });
  }
  const moved = await tx.maybe(setLoanState, [loan.id, loan.state, to, app.clock.now()]);
  if (moved !== undefined) {
    await tellProgress(tx, app, loan.id, 'loan.state_changed', { from: loan.state, to });
    return moved;
  }
  throw new DomainError({
    code: 'changed_meanwhile',
    detail: `Loan ${loan.external_ref} left the state ${loan.state} while you were working. Read it again.`,
  });
}
