import { Type } from 'typebox';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db.ts';
import { declareJob, enqueueJob } from '../jobs/index.ts';
import { insertEvent } from './outbox.queries.ts';

/** Something that happened, told to whatever comes next. The payload names things by id; it carries no documents. */
export interface NewEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const relayEventSpec = declareJob({
  name: 'relay-event',
  schema: Type.Object({ eventId: Type.Integer() }, { additionalProperties: false }),
  maxAttempts: 25,
});

/**
 * Tells of a change in the transaction that makes it. The job queue is in the same database, so the job that relays the
 * event commits with it: nothing has to scan for events, and none is told of a change that was rolled back.
 */
export async function emit(tx: Tx, app: { readonly clock: Clock }, event: NewEvent): Promise<void> {
  const { id } = await tx.one(insertEvent, [event.type, JSON.stringify(event.payload), app.clock.now()]);
  await enqueueJob(tx, relayEventSpec, { eventId: id });
}
