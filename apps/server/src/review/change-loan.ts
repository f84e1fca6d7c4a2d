import type { LoanChange } from '@countersign/contract/review';
import { appendEvidence, concealPersonal, recordsOf, requireLoanRecords } from '../evidence/index.ts';
import { isActiveStaff } from '../identity/index.ts';
import {
  type Loan,
  type LoanRow,
  loanRecords,
  processAgain,
  requireLockedLoan,
  setLoanAssignee,
  setLoanIntake,
  tellProgress,
  toLoan,
} from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import { decideLoanChange, type LoanChangeEffect } from './change-loan.decision.ts';

/** Gives a loan to somebody, or puts right what was given at intake. */
export async function changeLoan(app: App, act: PersonalAct, ref: string, change: LoanChange): Promise<Loan> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const to = change.assigneeId ?? null;
    const decision = decideLoanChange(
      {
        loanState: loan.state,
        borrowerName: loan.borrower_name,
        expectedPrincipal: loan.expected_principal,
        assigneeId: loan.assignee_id,
        assigneeIsActive: to === null ? null : await isActiveStaff(tx, to),
      },
      change,
    );
    if (!decision.ok) throw new DomainError(decision.refusal);
    await requireLoanRecords(tx, app, loanRecords, loan.id, [loan.id]);
    const assigned = await assign(tx, app, act, loan, decision.effect);
    return toLoan(await changeIntake(tx, app, act, assigned, decision.effect));
  });
}

async function assign(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  { assigneeId }: LoanChangeEffect,
): Promise<LoanRow> {
  if (assigneeId === undefined) return loan;
  const assigned = await tx.one(setLoanAssignee, [loan.id, assigneeId, app.clock.now()]);
  const payload = { from: loan.assignee_id, to: assigned.assignee_id };
  const records = await recordsOf(tx, app, loanRecords, [loan.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.assigned', act, payload, records });
  await tellProgress(tx, app, loan.id, 'loan.assigned', payload);
  return assigned;
}

/** Rules compare what was given at intake with the papers: a package that was compared is compared anew. */
async function changeIntake(
  tx: Tx,
  app: App,
  act: PersonalAct,
  loan: LoanRow,
  { intake }: LoanChangeEffect,
): Promise<LoanRow> {
  if (intake === undefined) return loan;
  const { borrowerName, expectedPrincipal } = intake;
  const changed = await tx.one(setLoanIntake, [loan.id, borrowerName, expectedPrincipal, app.clock.now()]);
  const payload = {
    borrowerName: await concealPersonal(tx, app, loan.id, borrowerName),
    expectedPrincipal: changed.expected_principal,
    from: {
      borrowerName: await concealPersonal(tx, app, loan.id, loan.borrower_name),
      expectedPrincipal: loan.expected_principal,
    },
  };
  const records = await recordsOf(tx, app, loanRecords, [loan.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.changed', act, payload, records });
  await tellProgress(tx, app, loan.id, 'loan.changed', {});
  if (changed.state !== 'review') return changed;
  const processing = await processAgain(tx, app, act, changed, 'loan.changed');
  await emit(tx, app, { type: 'loan.changed', payload: { loanId: loan.id } });
  return processing;
}
