import type { PageQuery } from '@countersign/contract/shapes';
import type { Webhook, WebhookDelivery } from '@countersign/contract/webhooks';
import { useOneSnapshot } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listAttempts, listDeliveryRows } from './delivery.queries.ts';
import { messageIdOf } from './message.ts';
import { findWebhook, listWebhookRows } from './webhook.queries.ts';
import { toWebhook, webhookNotFound } from './webhook.ts';

const webhookCursor = cursorOf('webhooks', 'uuid');
const deliveryCursor = cursorOf('webhook-deliveries', 'uuid');

/** Newest first. Never with a secret. */
export async function listWebhooks(app: App, page: PageQuery): Promise<Page<Webhook>> {
  const [after = null] = webhookCursor.decode(page.cursor) ?? [];
  const rows = await app.db.many(listWebhookRows, [after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, webhookCursor, (row) => [row.id] as const);
  return { items: items.map(toWebhook), nextCursor };
}

/** What was sent to one address, or was not, newest first, with every attempt. */
export async function listDeliveries(app: App, webhookId: string, page: PageQuery): Promise<Page<WebhookDelivery>> {
  const [after = null] = deliveryCursor.decode(page.cursor) ?? [];
  const { items, nextCursor, attempts } = await app.db.transaction(async (tx) => {
    // So that a delivery and its attempts belong together.
    await tx.run(useOneSnapshot, []);
    if ((await tx.maybe(findWebhook, [webhookId])) === undefined) throw webhookNotFound(webhookId);
    const rows = await tx.many(listDeliveryRows, [webhookId, after, rowsToFetch(page.limit)]);
    const cut = toPage(rows, page.limit, deliveryCursor, (row) => [row.id] as const);
    return { ...cut, attempts: await tx.many(listAttempts, [cut.items.map(({ id }) => id)]) };
  });
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.id,
      messageId: messageIdOf(row.message_id),
      type: row.type,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
      attempts: attempts
        .filter((attempt) => attempt.delivery_id === row.id)
        .map(({ started_at, duration_ms, status, error, answer }) => ({
          at: started_at.toISOString(),
          durationMs: duration_ms,
          status,
          error,
          answer,
        })),
    })),
  };
}
