import type { Static, TSchema } from 'typebox';
import type { Tx } from '../db.ts';
import type { JobSpec } from './job.ts';
import { addJob } from './jobs.queries.ts';
import { payloadFaults, withTrace } from './payload.ts';

export interface EnqueueOptions {
  /** Not before this time; at once where left out. */
  readonly runAt?: Date;
  /**
   * At most one waiting job has this key: a second one replaces it. One that already runs is left to end and is not
   * tried again, and the new one runs after or beside it, since it may know something that the running one read too early.
   */
  readonly key?: string;
  /** Smaller runs first; 0 where left out. */
  readonly priority?: number;
}

/** Puts a job on the queue in the caller's transaction: it exists if and only if the change that needs it does. */
export async function enqueueJob<S extends TSchema>(
  tx: Tx,
  job: JobSpec<S>,
  payload: Static<S>,
  options: EnqueueOptions = {},
): Promise<number> {
  const faults = payloadFaults(job.schema, payload);
  if (faults !== null) throw new Error(`The payload of the job ${job.name} is wrong: ${faults}.`);
  const { id } = await tx.one(addJob, [
    job.name,
    JSON.stringify(withTrace(payload)),
    options.runAt ?? null,
    job.maxAttempts,
    options.key ?? null,
    options.priority ?? null,
  ]);
  return id;
}
