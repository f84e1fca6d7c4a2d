import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { countOutcome } from './job-metrics.ts';
import { deleteSilentWorkers, freeOrphanedJobs, tryReaperLock } from './jobs.queries.ts';

/** Any fixed number will do; it must only be the same on all nodes. */
const REAPER_LOCK = 4_917_320_028;

/**
 * Gives the jobs of dead workers to the living. Every node does this; the lock lets one at a time, and the others leave
 * it to that one. The queue library itself would wait for four hours.
 */
export async function reapSilentWorkers(db: Db, log: Log, selfId: string, deadAfterMs: number): Promise<void> {
  const freed = await db.transaction(async (tx) => {
    const { mine } = await tx.one(tryReaperLock, [REAPER_LOCK]);
    if (!mine) return [];
    for (const { worker_id: workerId } of await tx.many(deleteSilentWorkers, [deadAfterMs / 1000, selfId])) {
      log.warn({ workerId }, 'worker went silent; its jobs go to others');
    }
    return tx.many(freeOrphanedJobs, []);
  });
  for (const job of freed) {
    const known = { job: job.name, jobId: job.id };
    countOutcome(job.name, job.given_up ? 'failed' : 'retried');
    if (job.given_up) log.error(known, 'job failed for good: its worker went silent at the last attempt');
    else log.warn(known, 'job given back by the reaper');
  }
}
