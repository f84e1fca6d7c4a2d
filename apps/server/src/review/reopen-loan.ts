import type { NoteRequest } from '@countersign/contract/review';
import { appendEvidence } from '../evidence/index.ts';
import { type Loan, type LoanRow, moveLoan, requireLockedLoan, toLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import type { PersonalAct } from './act-on-finding.ts';
import { requireNote } from './required-note.ts';

/**
 * What later stages hold against reopening, or take back with it: each may refuse by throwing. They know of the review
 * and not the other way, so the edge hands them in.
 */
export type BeforeReopen = (tx: Tx, app: App, act: PersonalAct, loan: LoanRow) => Promise<void>;

/** Brings an approved or rejected loan back to review, with its findings as they were. */
export async function reopenLoan(
  app: App,
  act: PersonalAct,
  ref: string,
  request: NoteRequest,
  before: readonly BeforeReopen[] = [],
): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const note = requireNote(request.note);
    const reopened = await moveLoan(tx, app, loan, 'reopen');
    for (const each of before) await each(tx, app, act, loan);
    const payload = { from: loan.state, note };
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.reopened', act, payload });
    return toLoan(reopened);
  });
}
