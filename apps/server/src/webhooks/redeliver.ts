import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import { findDelivery, lockDelivery, reopenDelivery } from './delivery.queries.ts';
import { deliveryKey, deliverySpec } from './delivery-spec.ts';
import { findWebhook } from './webhook.queries.ts';
import { webhookNotFound } from './webhook.ts';

/** Sends a message again, whatever became of it, under the id that it had: a receiver that has it can tell. */
export async function redeliver(app: App, webhookId: string, deliveryId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockDelivery, [deliveryId]);
    const webhook = await tx.maybe(findWebhook, [webhookId]);
    if (webhook === undefined) throw webhookNotFound(webhookId);
    const delivery = await tx.maybe(findDelivery, [deliveryId]);
    if (delivery?.webhook_id !== webhookId) {
      throw new DomainError({
        code: 'delivery_not_found',
        detail: `This webhook has no delivery ${deliveryId}. Deliveries are kept for 30 days.`,
      });
    }
    if (webhook.disabled_at !== null) {
      const detail = 'The webhook is switched off. Enable it first: POST /v1/webhooks/{id}/enable.';
      throw new DomainError({ code: 'webhook_disabled', detail });
    }
    await tx.run(reopenDelivery, [deliveryId, app.clock.now()]);
    await enqueueJob(tx, deliverySpec, { deliveryId }, deliveryKey(deliveryId));
  });
}
