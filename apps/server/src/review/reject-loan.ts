import type { NoteRequest } from '@countersign/contract/review';
import { appendEvidence } from '../evidence/index.ts';
import { findLoan, type Loan, moveLoan, requireLockedLoan, toLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { emit } from '../platform/outbox/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import { checklistOf } from './approve-loan.ts';
import { recordPendingOfLoan } from './record-decisions.ts';
import { requireNote } from './required-note.ts';
import { readReview } from './review-view.ts';

/** Turns a package in review down, whatever its findings. */
export async function rejectLoan(app: App, act: PersonalAct, ref: string, request: NoteRequest): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const { id } = await requireLockedLoan(tx, ref);
    const note = requireNote(request.note);
    await recordPendingOfLoan(tx, app, id);
    const loan = await tx.one(findLoan, [id]);
    const rejected = await moveLoan(tx, app, loan, 'reject');
    const payload = { note, ...checklistOf(await readReview(app, tx, loan)) };
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.rejected', act, payload });
    await emit(tx, app, { type: 'loan.rejected', payload: { loanId: loan.id } });
    return toLoan(rejected);
  });
}
