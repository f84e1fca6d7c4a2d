import type { Static, TSchema } from 'typebox';
import type { App } from '../app.ts';
import type { Tx } from '../db.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import {
  type Chore,
  defineJob,
  type EnqueueOptions,
  enqueueJob,
  type Job,
  type JobSpec,
  PermanentJobError,
} from '../jobs/index.ts';
import { relayEventSpec } from './emit.ts';
import { deleteRelayedEvents, lockEvent, markRelayed } from './outbox.queries.ts';

/** An event as it was stored. Its id never changes: receivers tell a repeat by it. */
export interface OutboxEvent {
  readonly id: number;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** What follows an event: one job, made from it. */
export interface Follower {
  enqueue(tx: Tx, event: OutboxEvent): Promise<void>;
}

/** Which jobs follow which event. A type that is not listed is a mistake; one that nothing follows is an empty list. */
export type Pipeline = Readonly<Record<string, readonly Follower[]>>;

/** Long enough to answer "was the webhook told?" after a weekend and a holiday. */
const KEEP_EVENTS_DAYS = 30;

/** A line of the pipeline: the job that follows, and its payload made from the event. */
export function follow<S extends TSchema>(
  job: JobSpec<S>,
  toPayload: (event: OutboxEvent) => Static<S>,
  options: EnqueueOptions = {},
): Follower {
  return {
    enqueue: async (tx, event) => {
      await enqueueJob(tx, job, toPayload(event), options);
    },
  };
}

/** Turns one event into the jobs that follow it, exactly once: they, the mark and the end of this job are one commit. */
export function createRelay(pipeline: Pipeline): Job {
  return defineJob({
    ...relayEventSpec,
    run: async (app, { eventId }, ctx) => {
      await ctx.finish((tx) => relay(tx, app, pipeline, eventId));
    },
  });
}

async function relay(tx: Tx, app: App, pipeline: Pipeline, eventId: number): Promise<void> {
  const row = await tx.maybe(lockEvent, [eventId]);
  // An event that was relayed, or pruned since, has been told: a job made by hand to repeat it does no harm.
  if (row === undefined || row.relayed_at !== null) return;
  const followers = Object.hasOwn(pipeline, row.type) ? pipeline[row.type] : undefined;
  if (followers === undefined) throw new PermanentJobError(`pipeline.ts has no line for the event ${row.type}.`);
  const payload = row.payload as OutboxEvent['payload'];
  const event: OutboxEvent = { id: eventId, type: row.type, payload, createdAt: row.created_at };
  for (const follower of followers) await follower.enqueue(tx, event);
  await tx.run(markRelayed, [eventId, app.clock.now()]);
}

export const deleteOldEvents: Chore = {
  name: 'delete old events',
  run: async (app) => {
    const before = new Date(app.clock.now().getTime() - KEEP_EVENTS_DAYS * 86_400_000);
    await deleteInBatches(app.db, deleteRelayedEvents, before);
  },
};
