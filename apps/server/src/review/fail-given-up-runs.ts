import { failProcessing, lockAndRead, tellProgress } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { deleteGivenUpJob, listGivenUpJobs } from '../platform/jobs/index.ts';
import { reconcileLoanJob } from './reconcile-loan.ts';

const act: Act = { actor: systemActor('worker'), requestId: null };
const PAGE = 100;

/** Runs that spent their attempts: the loan is told as failed, with the reason, and can be reprocessed. */
export async function failGivenUpRuns(app: App): Promise<void> {
  for (;;) {
    const jobs = await listGivenUpJobs(app.db, reconcileLoanJob.name, PAGE);
    for (const { id, payload, reason } of jobs) {
      const { loanId } = payload as { loanId: string };
      await app.db.transaction(async (tx) => {
        const loan = await lockAndRead(tx, loanId);
        // Off the queue with its effect: the same failure is not told twice.
        if (!(await deleteGivenUpJob(tx, id))) return;
        const why = reason ?? 'The attempts were spent.';
        await failProcessing(tx, app, act, loan, { step: reconcileLoanJob.name, documentId: null, reason: why });
        await tellProgress(tx, app, loanId, 'run.failed', { reason: why });
      });
    }
    if (jobs.length < PAGE) return;
  }
}
