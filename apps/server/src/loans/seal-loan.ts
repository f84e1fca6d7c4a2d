import { appendEvidence, integrateAndSign } from '../evidence/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { emit } from '../platform/outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { lockAndRead, requireLockedLoan } from './find-loan.ts';
import { listLoansDueForSeal } from './loan.queries.ts';
import { type Loan, type LoanRow, toLoan } from './loan.ts';
import { moveLoan } from './move-loan.ts';

const DAY_MS = 86_400_000;
const PAGE = 200;

/** Closes a loan for good: from now on its chain takes only what retention, exports and legal holds add. */
export async function sealLoan(app: App, act: Act, ref: string, request: { readonly note?: string }): Promise<Loan> {
  const sealed = await app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    return sealLocked(tx, app, act, loan, request.note ?? null);
  });
  await signSeal(app);
  return toLoan(sealed);
}

/** Seals every loan that was boarded or rejected longer than `loans.seal_after_days` ago. For the nightly job. */
export async function sealDueLoans(app: App): Promise<{ readonly sealed: number }> {
  const days = (await readSettings(app))['loans.seal_after_days'];
  const dueBefore = new Date(app.clock.now().getTime() - days * DAY_MS);
  const act: Act = { actor: systemActor('nightly seal'), requestId: null };
  let sealed = 0;
  let last: string | null = null;
  for (;;) {
    const due: readonly { readonly id: string }[] = await app.db.many(listLoansDueForSeal, [dueBefore, last, PAGE]);
    for (const { id } of due) {
      if (await sealIfStillDue(app, act, id, dueBefore)) sealed += 1;
      last = id;
    }
    if (due.length < PAGE) return { sealed };
  }
}

/** Somebody may have reopened the loan since it was listed; what counts is what it is under its lock. */
async function sealIfStillDue(app: App, act: Act, id: string, dueBefore: Date): Promise<boolean> {
  const isSealed = await app.db.transaction(async (tx) => {
    const loan = await lockAndRead(tx, id);
    const isDue = (loan.state === 'boarded' || loan.state === 'rejected') && loan.state_since < dueBefore;
    if (isDue) await sealLocked(tx, app, act, loan, null);
    return isDue;
  });
  if (isSealed) await signSeal(app);
  return isSealed;
}

async function sealLocked(tx: Tx, app: App, act: Act, loan: LoanRow, note: string | null): Promise<LoanRow> {
  const moved = await moveLoan(tx, app, loan, 'seal');
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.sealed', act, payload: { from: loan.state, note } });
  await emit(tx, app, { type: 'loan.sealed', payload: { loanId: loan.id } });
  return moved;
}

/** Every seal is signed at once. The loan is sealed by then: what goes wrong here is told in the log, and the next run of the job signs. */
async function signSeal(app: App): Promise<void> {
  await integrateAndSign(app).catch((error: unknown) => app.log.error({ err: error }, 'a seal could not be signed'));
}
