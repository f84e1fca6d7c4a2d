import type { Runner, Tx } from '../db.ts';
import {
  countLivingWorkers,
  deleteGivenUp,
  hasPendingJob,
  listFailed,
  listGivenUp,
  lockFailed,
  retryGivenUp,
} from './jobs.queries.ts';
import { splitPayload } from './payload.ts';

/** A job that will not be tried again, with what it was about. */
export interface GivenUpJob {
  readonly id: number;
  readonly payload: unknown;
  readonly reason: string | null;
}

/** The same as people are told of it. */
export interface FailedJob extends GivenUpJob {
  readonly name: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** Of every name, newest first. */
export async function listFailedJobs(db: Runner, below: number | null, limit: number): Promise<readonly FailedJob[]> {
  const rows = await db.many(listFailed, [below, limit]);
  return rows.map(({ id, name, payload: raw, attempts, failed_at: failedAt, last_error: reason }) => ({
    id,
    name,
    payload: splitPayload(raw).payload,
    attempts,
    failedAt,
    reason,
  }));
}

/** Undefined when it is gone, or is tried again already. */
export async function lockFailedJob(tx: Tx, id: number): Promise<(GivenUpJob & { readonly name: string }) | undefined> {
  const row = await tx.maybe(lockFailed, [id]);
  if (row === undefined) return undefined;
  return { id: row.id, name: row.name, payload: splitPayload(row.payload).payload, reason: row.last_error };
}

/** Tried again at once, as often as when it was new. */
export async function retryGivenUpJob(tx: Tx, id: number): Promise<void> {
  await tx.run(retryGivenUp, [id]);
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
