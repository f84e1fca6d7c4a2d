import { webhookEvents } from '@countersign/contract/closed-sets';
import type { CreatedWebhook, WebhookRequest } from '@countersign/contract/webhooks';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { insertWebhook } from './webhook.queries.ts';
import { webhookRecords } from './webhook.record.ts';
import { giveSecret, originOf } from './webhook.ts';

/** Open parts, Operations. The secret is in this answer and in no later one. */
export async function createWebhook(app: App, act: Act, request: WebhookRequest): Promise<CreatedWebhook> {
  const refusal = await app.egress.check(request.url);
  if (refusal !== null) {
    const errors = [{ field: 'url', code: 'egress_refused', message: refusal.reason }];
    throw new DomainError({ code: 'egress_refused', detail: refusal.reason, errors });
  }
  const { url } = request;
  const events = webhookEvents.filter((event) => request.events.includes(event));
  return app.db.transaction(async (tx) => {
    const at = app.clock.now();
    const id = newId(at);
    const by = act.actor.type === 'user' ? act.actor.id : null;
    await tx.run(insertWebhook, [id, url, events, at, by]);
    const secret = await giveSecret(tx, app, id);
    const payload = { webhookId: id, change: 'created', receiver: originOf(url), events };
    const records = await recordsOf(tx, app, webhookRecords, [id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'webhook.changed', act, payload, records });
    return { id, url, events, secret };
  });
}
