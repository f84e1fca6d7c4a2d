import { Type } from 'typebox';
import type { App } from '../app.ts';
import { deleteEmptyBuckets } from '../rate-limit.queries.ts';
import { fenceApp } from './fence-app.ts';
import { defineJob, type Job, type JobContext } from './job.ts';
import { deleteOldFailures } from './jobs.queries.ts';

/** Something small that a room wants done every night. It must bear being done twice. */
export interface Chore {
  readonly name: string;
  run(app: App, ctx: JobContext): Promise<void>;
}

/** Long enough for somebody to come back from a holiday and look at what failed. */
const KEEP_FAILURES_DAYS = 90;

/** A bucket that is empty again says the same as no bucket. */
export const deleteEmptyRateBuckets: Chore = {
  name: 'delete empty rate buckets',
  run: async (app) => {
    await app.db.run(deleteEmptyBuckets, [app.clock.now()]);
  },
};

export const deleteOldFailedJobs: Chore = {
  name: 'delete old failed jobs',
  run: async (app) => {
    const before = new Date(app.clock.now().getTime() - KEEP_FAILURES_DAYS * 86_400_000);
    await app.db.run(deleteOldFailures, [before]);
  },
};

/** One nightly job for all chores. One that fails does not keep the others from being done. */
export function createHousekeeping(chores: readonly Chore[]): Job {
  return defineJob({
    name: 'housekeeping',
    schema: Type.Object({}, { additionalProperties: false }),
    maxAttempts: 10,
    run: async (app, _payload, ctx) => {
      const fenced = fenceApp(app, ctx);
      const failed: string[] = [];
      for (const chore of chores) {
        ctx.signal.throwIfAborted();
        try {
          await chore.run(fenced, ctx);
        } catch (error) {
          app.log.error({ err: error, chore: chore.name }, 'chore failed');
          failed.push(`${chore.name} (${error instanceof Error ? error.message : String(error)})`);
        }
      }
      if (failed.length > 0) throw new Error(`Not done: ${failed.join(', ')}.`);
    },
  });
}
