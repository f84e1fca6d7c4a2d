import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { requireLockedLoan } from './find-loan.ts';
import { setLoanHold } from './loan.queries.ts';
import { type Loan, toLoan } from './loan.ts';

/**
 * Sets a legal hold, in any state: retention leaves the loan's documents alone. Setting it again records the new reason
 * beside the old one, since a second matter may need the same documents.
 */
export async function setHold(app: App, act: Act, ref: string, request: { readonly note: string }): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const held = await tx.one(setLoanHold, [loan.id, true, app.clock.now()]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.hold_set', act, payload: { note: request.note } });
    return toLoan(held);
  });
}

export async function releaseHold(app: App, act: Act, ref: string, request: { readonly note: string }): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    if (!loan.on_hold) {
      throw new DomainError({ code: 'loan_state_conflict', detail: `Loan ${ref} is not on hold.` });
    }
    const released = await tx.one(setLoanHold, [loan.id, false, app.clock.now()]);
    const payload = { note: request.note };
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.hold_released', act, payload });
    return toLoan(released);
  });
}
