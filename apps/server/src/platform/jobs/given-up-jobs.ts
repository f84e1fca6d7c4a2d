import type { Runner, Tx } from '../db.ts';
import { countLivingWorkers, deleteGivenUp, hasPendingJob, listGivenUp } from './jobs.queries.ts';
import { splitPayload } from './payload.ts';

/** A job that will not be tried again, with what it was about. */
export interface GivenUpJob {
  readonly id: number;
  readonly payload: unknown;
  readonly reason: string | null;
}

/** For the room that enqueued it, which tells people that its work failed and then takes it off the queue. */
export async function listGivenUpJobs(db: Runner, name: string, limit: number): Promise<readonly GivenUpJob[]> {
  const rows = await db.many(listGivenUp, [name, limit]);
  return rows.map(({ id, payload: raw, last_error: reason }) => ({ id, payload: splitPayload(raw).payload, reason }));
}

/** False when it is gone already, or was given new attempts. */
export async function deleteGivenUpJob(tx: Tx, id: number): Promise<boolean> {
  return (await tx.run(deleteGivenUp, [id])) === 1;
}

/** Workers that beat; those that died are taken out by the living within seconds. */
export async function countWorkers(db: Runner): Promise<number> {
  return (await db.one(countLivingWorkers, [])).workers;
}

/** Whether work of this name on any of these documents waits or runs; what was given up is neither. */
export async function isWorkPending(db: Runner, name: string, documentIds: readonly string[]): Promise<boolean> {
  return (await db.one(hasPendingJob, [name, [...documentIds]])).pending;
}
