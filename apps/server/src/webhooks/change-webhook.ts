import type { RotatedWebhook, Webhook } from '@countersign/contract/webhooks';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { deleteWebhookRow, enableWebhookRow, expireCurrentSecret } from './webhook.queries.ts';
import { webhookRecords } from './webhook.record.ts';
import { giveSecret, originOf, requireLockedWebhook, toWebhook, type WebhookRow } from './webhook.ts';

/** Open parts, Operations: the old secret stays valid beside the new one for a day. */
const OVERLAP_MS = 86_400_000;

/** The receiver changes over within a day: both secrets sign until then. */
export async function rotateSecret(app: App, act: Act, id: string): Promise<RotatedWebhook> {
  return app.db.transaction(async (tx) => {
    const webhook = await requireLockedWebhook(tx, id);
    await requireRecords(tx, app, webhookRecords, [id]);
    await tx.run(expireCurrentSecret, [id, new Date(app.clock.now().getTime() + OVERLAP_MS)]);
    const secret = await giveSecret(tx, app, id);
    await record(tx, app, act, webhook, 'rotated');
    return { id, secret };
  });
}

/** Nothing is sent any more; what was sent is forgotten with it. */
export async function deleteWebhook(app: App, act: Act, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const webhook = await requireLockedWebhook(tx, id);
    await tx.run(deleteWebhookRow, [id]);
    await record(tx, app, act, webhook, 'deleted');
  });
}

/** Switches an address on again. What was not sent meanwhile stands in its history and can be sent again, one by one. */
export async function enableWebhook(app: App, act: Act, id: string): Promise<Webhook> {
  return app.db.transaction(async (tx) => {
    const webhook = await requireLockedWebhook(tx, id);
    if (webhook.disabled_at === null) return toWebhook(webhook);
    await requireRecords(tx, app, webhookRecords, [id]);
    await tx.run(enableWebhookRow, [id]);
    await record(tx, app, act, webhook, 'enabled');
    return toWebhook({ ...webhook, disabled_at: null, disabled_reason: null, failing_since: null });
  });
}

async function record(tx: Tx, app: App, act: Act, { id, url, events }: WebhookRow, change: string): Promise<void> {
  const payload = { webhookId: id, change, receiver: originOf(url), events };
  const records = await recordsOf(tx, app, webhookRecords, [id]);
  await appendEvidence(tx, app, { loanId: null, kind: 'webhook.changed', act, payload, records });
}
