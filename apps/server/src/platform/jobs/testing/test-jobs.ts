import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import { defineJob, fenceApp, type Job } from '../index.ts';
import { countEffects, countStarts, findGate, recordEffect, recordStart } from './effects.ts';

const Labelled = Type.Object(
  { label: Type.String(), milliseconds: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
);

/** Over before anybody could kill it, mostly. */
export const quickJob = defineJob({
  name: 'quick',
  schema: Labelled,
  maxAttempts: 25,
  run: async (_app, { label }, ctx) => {
    await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
  },
});

/** Takes its time outside a transaction and inside one. */
export const slowJob = defineJob({
  name: 'slow',
  schema: Labelled,
  maxAttempts: 25,
  run: async (_app, { label, milliseconds = 0 }, ctx) => {
    await wait(milliseconds, undefined, { signal: ctx.signal });
    await ctx.finish(async (tx) => {
      await tx.run(recordEffect, [label, ctx.attempt]);
      await wait(milliseconds / 4);
    });
  },
});

/** Fails twice, however often it is killed in between. */
export const flakyJob = defineJob({
  name: 'flaky',
  schema: Labelled,
  maxAttempts: 25,
  run: async (_app, { label }, ctx) => {
    const starts = await ctx.transaction(async (tx) => {
      await tx.run(recordStart, [label, ctx.attempt, process.pid]);
      return (await tx.one(countStarts, [label])).starts;
    });
    if (starts < 3) throw new Error('not yet');
    await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
  },
});

/** Waits at a gate, then writes: a test stops the process while it waits. */
export const gatedJob = defineJob({
  name: 'gated',
  schema: Labelled,
  maxAttempts: 5,
  run: async (app, { label }, ctx) => {
    await app.db.run(recordStart, [label, ctx.attempt, process.pid]);
    while ((await app.db.maybe(findGate, [label])) === undefined) await wait(20);
    await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
  },
});

/** The same, with the transaction open and the effect written but not committed. */
export const gatedInsideJob = defineJob({
  name: 'gated-inside',
  schema: Labelled,
  maxAttempts: 5,
  run: async (app, { label }, ctx) => {
    await ctx.finish(async (tx) => {
      await tx.run(recordEffect, [label, ctx.attempt]);
      await app.db.run(recordStart, [label, ctx.attempt, process.pid]);
      while ((await tx.maybe(findGate, [label])) === undefined) await wait(20);
    });
  },
});

/** Code that knows nothing of jobs: after the gate it writes as if it were alone, once with a transaction and once without. */
export const gatedPlainJob = defineJob({
  name: 'gated-plain',
  schema: Labelled,
  maxAttempts: 5,
  run: async (app, { label }, ctx) => {
    const { db } = fenceApp(app, ctx);
    await app.db.run(recordStart, [label, ctx.attempt, process.pid]);
    while ((await app.db.maybe(findGate, [label])) === undefined) await wait(20);
    const isFirst = await db.transaction(async (tx) => (await tx.one(countEffects, [label])).effects === 0);
    // A worker that only slept is told by the database, not by what it sees: the other one may not have written yet.
    await db.run(recordEffect, [label, isFirst ? ctx.attempt : ctx.attempt + 100]);
  },
});

export const testJobs: readonly Job[] = [quickJob, slowJob, flakyJob, gatedJob, gatedInsideJob, gatedPlainJob];
