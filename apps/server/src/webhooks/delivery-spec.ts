import { Type } from 'typebox';
import { declareJob, type EnqueueOptions } from '../platform/jobs/index.ts';

/** What an attempt may take, from looking up the name to the answer's head: what the specification proposes. */
export const SEND_LIMIT_MS = 20_000;

/**
 * One attempt at one delivery. That the receiver refuses is an outcome, after which the job plans the next one itself; the
 * attempts counted here are those in which the node died or the database was away.
 */
export const deliverySpec = declareJob({
  name: 'deliver-webhook',
  schema: Type.Object({ deliveryId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 25,
  timeLimitSeconds: 60,
});

/** One waiting job a delivery. After everything that people wait for: a receiver that hangs must not hold up the reading. */
export function deliveryKey(deliveryId: string, runAt?: Date): EnqueueOptions {
  return { key: `webhook:${deliveryId}`, priority: 10, ...(runAt === undefined ? {} : { runAt }) };
}
