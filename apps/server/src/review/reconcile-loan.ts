import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { Type } from 'typebox';
import { splittingsToTell } from '../documents/index.ts';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { type LoanRow, lockAndRead, moveLoan, processAgain, setLoanExceptions, tellProgress } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob } from '../platform/jobs/index.ts';
import { emit } from '../platform/outbox/index.ts';
import {
  findLatestRun,
  gatherPackage,
  packageHash,
  readPolicy,
  requireRecordedPackage,
  runRecords,
  storeRun,
} from '../reconciliation/index.ts';
import { keepFindings } from './keep-findings.ts';
import { recordPendingOfLoan } from './record-decisions.ts';

const act: Act = { actor: systemActor('worker'), requestId: null };

/**
 * Compares a package once everything of it was read. Asked after anything that may have been the last piece, and does
 * nothing while more is on its way or when nothing changed since the last run. All of it happens under the loan's lock,
 * so that no run is ever made of what is no longer there; it takes milliseconds.
 */
export const reconcileLoanJob = defineJob({
  name: 'reconcile-loan',
  schema: Type.Object({ loanId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 10,
  run: async (app, { loanId }, ctx) => {
    await ctx.finish((tx) => reconcileLoan(tx, app, loanId));
  },
});

async function reconcileLoan(tx: Tx, app: App, loanId: string): Promise<void> {
  const found = await lockAndRead(tx, loanId);
  // A loan that has moved on is what people decided on; one that failed waits for somebody to start it again.
  if (found.state !== 'processing' && found.state !== 'review') return;
  await requireRecordedPackage(tx, app, loanId);
  const loanPackage = await gatherPackage(app, tx, found, (await readPolicy(app, tx)).minConfidence);
  if (loanPackage === null) return;
  const previous = await tx.maybe(findLatestRun, [loanId]);
  const isSame =
    previous?.package_version === found.package_version && previous.package_hash === packageHash(loanPackage);
  if (found.state === 'review' && isSame) return;
  // What can still be undone belongs to the findings of the last run, and is carried over with them.
  await recordPendingOfLoan(tx, app, loanId);
  // Values that were read anew behind the back of a review are compared anew.
  const loan = found.state === 'review' ? await processAgain(tx, app, act, found, 'document.extracted') : found;

  const stored = await storeRun(tx, app, loan, loanPackage, (previous?.number ?? 0) + 1);
  const kept = await keepFindings(tx, app, act, stored, previous?.id ?? null);
  await completeRun(tx, app, loan, stored.run, kept.payload);
}

async function completeRun(
  tx: Tx,
  app: App,
  loan: LoanRow,
  run: { readonly id: string; readonly number: number },
  payload: JsonObject & { readonly hasExceptions: boolean },
): Promise<void> {
  const marked = await tx.one(setLoanExceptions, [loan.id, payload.hasExceptions, app.clock.now()]);
  await moveLoan(tx, app, marked, 'complete_run');
  const runs = await recordsOf(tx, app, runRecords, [run.id]);
  const records = [...runs, ...(await splittingsToTell(tx, app, loan.id))];
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'run.completed', act, payload, records });
  await emit(tx, app, { type: 'loan.review_ready', payload: { loanId: loan.id, runId: run.id } });
  await tellProgress(tx, app, loan.id, 'run.completed', { runId: run.id, number: run.number });
}
