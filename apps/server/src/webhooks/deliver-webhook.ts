import { appendEvidence, areAsRecorded, recordsOf } from '../evidence/index.ts';
import { listActiveManagers } from '../identity/index.ts';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob, enqueueJob, type JobContext } from '../platform/jobs/index.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import {
  endAttempt,
  failWaiting,
  findDelivery,
  hasOpenAttempt,
  insertAttempt,
  lockDelivery,
  planDelivery,
  setDeliveryStep,
  settleDelivery,
} from './delivery.queries.ts';
import { deliveryKey, deliverySpec, SEND_LIMIT_MS } from './delivery-spec.ts';
import { messageIdOf } from './message.ts';
import { planRetry } from './retry-plan.decision.ts';
import { type Outcome, sendMessage } from './send-message.ts';
import { switchedOffMail } from './switched-off.mail.ts';
import { disableWebhookRow, findWebhook, listLiveSecrets, noteFailure, noteSuccess } from './webhook.queries.ts';
import { webhookRecords } from './webhook.record.ts';
import { originOf, sealContext, type WebhookRow } from './webhook.ts';
import { countAttempt } from './webhook-metrics.ts';

/** How long a message waits while another one finds out whether a failing address is back. */
const BEHIND_ANOTHER_MS = 30_000;

/** Everything that one attempt needs, read while it was noted. */
interface Begun {
  readonly attemptId: number;
  readonly deliveryId: string;
  readonly messageId: string;
  readonly body: string;
  readonly step: number;
  readonly webhook: WebhookRow;
  readonly secrets: readonly Uint8Array[];
}

/** Save the intent, post outside any transaction, record the answer: an attempt is never made without a trace. */
export const deliverWebhookJob = defineJob({
  ...deliverySpec,
  run: async (app, { deliveryId }, ctx) => {
    const begun = await ctx.transaction((tx) => beginAttempt(tx, app, deliveryId));
    if (begun === 'nothing to do') return;
    if (begun === 'behind another') return void (await ctx.finish((tx) => planAfter(tx, app, deliveryId)));
    const at = app.clock.now();
    const clock = performance.now();
    const message = { id: messageIdOf(begun.messageId), at, body: begun.body };
    const outcome = await sendMessage(app, begun.webhook.url, message, begun.secrets, ctx.signal);
    await record(app, ctx, begun, outcome, Math.round(performance.now() - clock));
    countAttempt(outcome.ok ? 'delivered' : outcome.status === null ? 'unanswered' : 'refused');
  },
});

async function beginAttempt(tx: Tx, app: App, deliveryId: string): Promise<Begun | 'nothing to do' | 'behind another'> {
  await tx.maybe(lockDelivery, [deliveryId]);
  const delivery = await tx.maybe(findDelivery, [deliveryId]);
  if (delivery?.status !== 'pending') return 'nothing to do';
  const webhook = await tx.maybe(findWebhook, [delivery.webhook_id]);
  const now = app.clock.now();
  if (webhook === undefined || webhook.disabled_at !== null) {
    await tx.run(settleDelivery, [deliveryId, 'failed', now]);
    return 'nothing to do';
  }
  if (webhook.failing_since !== null) {
    // One at a time asks a failing address: a hundred messages to one that hangs would take every worker there is.
    const { open } = await tx.one(hasOpenAttempt, [webhook.id, new Date(now.getTime() - SEND_LIMIT_MS)]);
    if (open) return 'behind another';
  }
  const rows = await tx.many(listLiveSecrets, [webhook.id, now]);
  const secrets = rows.map(({ id, sealed }) => app.keyring.open(sealed, sealContext(id)));
  const step = delivery.step + 1;
  await tx.run(setDeliveryStep, [deliveryId, step]);
  const { id: attemptId } = await tx.one(insertAttempt, [deliveryId, webhook.id, now]);
  return { attemptId, deliveryId, messageId: delivery.message_id, body: delivery.body, step, webhook, secrets };
}

async function planAfter(tx: Tx, app: App, deliveryId: string): Promise<void> {
  await planAt(tx, deliveryId, new Date(app.clock.now().getTime() + BEHIND_ANOTHER_MS));
}

async function planAt(tx: Tx, deliveryId: string, at: Date): Promise<void> {
  await tx.run(planDelivery, [deliveryId, at]);
  await enqueueJob(tx, deliverySpec, { deliveryId }, deliveryKey(deliveryId, at));
}

async function record(app: App, ctx: JobContext, begun: Begun, outcome: Outcome, durationMs: number): Promise<void> {
  const { attemptId, deliveryId, step, webhook } = begun;
  await ctx.finish(async (tx) => {
    await tx.maybe(lockDelivery, [deliveryId]);
    const delivery = await tx.maybe(findDelivery, [deliveryId]);
    // The address was deleted while the message was on its way.
    if (delivery === undefined) return;
    const at = app.clock.now();
    const { status, error, answer } = outcome;
    await tx.run(endAttempt, [attemptId, at, durationMs, status, error, answer]);
    if (outcome.ok) {
      await tx.run(noteSuccess, [webhook.id]);
      await tx.run(settleDelivery, [deliveryId, 'delivered', at]);
      return;
    }
    const { failing_since: failingSince } = await tx.one(noteFailure, [webhook.id, at]);
    // Settled meanwhile: it was sent by hand beside this attempt, or the address was switched off.
    if (delivery.status !== 'pending') return;
    const failed = { step, status, retryAfterSeconds: outcome.retryAfterSeconds, failingSince, at };
    const plan = planRetry({ ...failed, random: Math.random() });
    if (plan.next === 'retry') return planAt(tx, deliveryId, plan.at);
    await tx.run(settleDelivery, [deliveryId, 'failed', at]);
    if (plan.next === 'disable') await disable(tx, app, webhook, plan.reason);
  });
}

/** An address that nobody looks after is left in peace, and people are told so by mail, the list and evidence. */
async function disable(tx: Tx, app: App, { id, url, events }: WebhookRow, reason: string): Promise<void> {
  const at = app.clock.now();
  const isOurs = await areAsRecorded(tx, app, webhookRecords, [id]);
  if ((await tx.run(disableWebhookRow, [id, at, reason])) === 0) return;
  await tx.run(failWaiting, [id, at]);
  const act = { actor: systemActor('webhooks'), requestId: null };
  const payload = { webhookId: id, change: 'disabled', receiver: originOf(url), events, reason };
  const records = isOurs ? await recordsOf(tx, app, webhookRecords, [id]) : [];
  await appendEvidence(tx, app, { loanId: null, kind: 'webhook.changed', act, payload, records });
  for (const { email, displayName } of await listActiveManagers(tx)) {
    const mail = { to: email, displayName, origin: originOf(url), reason, url: app.config.publicUrl };
    await enqueueMail(tx, app, switchedOffMail(mail));
  }
  app.log.warn({ webhookId: id, reason }, 'a webhook was switched off');
}
