import { failProcessing, lockAndRead, tellProgress } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { deleteGivenUpJob, type GivenUpJob, listGivenUpJobs } from '../platform/jobs/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { findDocuments, markRefused } from './document.queries.ts';
import { readDocumentJob } from './read-document.ts';

const act: Act = { actor: systemActor('worker'), requestId: null };
const PAGE = 100;

/**
 * Jobs about a document that spent their attempts: the loan is told as failed, with the reason, and can be reprocessed.
 * A job may end by an error, by its time or with its worker; looking at what is left on the queue covers them all.
 */
export async function failGivenUpWork(app: App, jobNames: readonly string[]): Promise<{ readonly failed: number }> {
  let failed = 0;
  for (const name of jobNames) {
    for (;;) {
      const jobs = await listGivenUpJobs(app.db, name, PAGE);
      for (const job of jobs) if (await failOne(app, name, job)) failed += 1;
      if (jobs.length < PAGE) break;
    }
  }
  return { failed };
}

async function failOne(app: App, step: string, job: GivenUpJob): Promise<boolean> {
  const documentId = String((job.payload as { documentId?: unknown }).documentId);
  const [known] = await app.db.many(findDocuments, [[documentId]]);
  return app.db.transaction(async (tx) => {
    const loan = known === undefined ? null : await lockAndRead(tx, known.loan_id);
    // Off the queue with its effect: the same failure is not told twice.
    if (!(await deleteGivenUpJob(tx, job.id))) return false;
    const [file] = await tx.many(findDocuments, [[documentId]]);
    if (file === undefined || loan === null || file.purged_at !== null || file.withdrawn_at !== null) return false;
    const reason = job.reason ?? 'The attempts were spent.';
    if (step === readDocumentJob.name && file.status !== 'read') {
      await tx.run(markRefused, [documentId, 'reading_failed', reason]);
    }
    await emit(tx, app, { type: 'document.failed', payload: { documentId, loanId: loan.id } });
    if (file.package_version === loan.package_version) {
      await failProcessing(tx, app, act, loan, { step, documentId, reason });
    }
    await tellProgress(tx, app, loan.id, 'document.failed', { documentId, step, reason });
    return true;
  });
}
