import type { WebhookEvent } from '@countersign/contract/closed-sets';
import { findLoan } from '../loans/index.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import type { Follower, OutboxEvent } from '../platform/outbox/index.ts';
import { insertDelivery } from './delivery.queries.ts';
import { deliveryKey, deliverySpec } from './delivery-spec.ts';
import { messageBody } from './message.ts';
import { listSubscribers } from './webhook.queries.ts';

/**
 * A line of the pipeline: tells everybody who asked of an event, in the transaction that relays it, so that no event is
 * told twice or to nobody. An address that is switched off gets its message into its history, from where it can be sent.
 */
export function tellWebhooks(type: WebhookEvent, isMeant: (event: OutboxEvent) => boolean = () => true): Follower {
  return {
    enqueue: async (tx, event) => {
      if (isMeant(event)) await tellAll(tx, type, event);
    },
  };
}

async function tellAll(tx: Tx, type: WebhookEvent, event: OutboxEvent): Promise<void> {
  const subscribers = await tx.many(listSubscribers, [type]);
  if (subscribers.length === 0) return;
  // What administrators do is about no loan.
  const { loanId } = event.payload;
  const loan = loanId === undefined ? null : await tx.one(findLoan, [String(loanId)]);
  const body = messageBody(type, event, loan?.external_ref ?? null);
  const messageId = newId(event.createdAt);
  for (const { id, disabled_at } of subscribers) {
    const status = disabled_at === null ? 'pending' : 'failed';
    const values = [newId(event.createdAt), id, messageId, event.id, type, body, status, event.createdAt] as const;
    const made = await tx.maybe(insertDelivery, values);
    if (made === undefined || status === 'failed') continue;
    await enqueueJob(tx, deliverySpec, { deliveryId: made.id }, deliveryKey(made.id));
  }
}
