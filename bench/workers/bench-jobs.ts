import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defineJob } from '../../apps/server/src/platform/jobs/index.ts';
import { quickJob } from '../../apps/server/src/platform/jobs/testing/test-jobs.ts';

/** A label, which says nothing here. */
const { schema } = quickJob;

const WAIT_MS = 100;
const COMPUTE_MS = 25;

/** Like a call of a core, a mail server or a receiver of webhooks: nothing but waiting. */
const waitingJob = defineJob({
  name: 'waits',
  schema,
  maxAttempts: 3,
  run: async (_app, _payload, ctx) => {
    await wait(WAIT_MS, undefined, { signal: ctx.signal });
    await ctx.finish(async () => {});
  },
});

/** Like the reading of a page: a processor's time, and no waiting. */
const computingJob = defineJob({
  name: 'computes',
  schema,
  maxAttempts: 3,
  run: async (_app, _payload, ctx) => {
    const before = process.cpuUsage();
    let text = '';
    // By the processor's time and not by the clock's, so that it is the same work beside any neighbours.
    while (process.cpuUsage(before).user < COMPUTE_MS * 1000) text = createHash('sha256').update(text).digest('hex');
    await ctx.finish(async () => {});
  },
});

/** Nothing at all: what is left is taking a job and ending it. */
const emptyJob = defineJob({
  name: 'empty',
  schema,
  maxAttempts: 3,
  run: async (_app, _payload, ctx) => {
    await ctx.finish(async () => {});
  },
});

export const benchJobs = [waitingJob, computingJob, emptyJob];
