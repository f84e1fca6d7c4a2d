import { Counter, Gauge } from 'prom-client';
import { ageSeconds, createFigure, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countPendingDeliveries, countWebhooks } from './webhook.queries.ts';

const total = new Counter({
  name: 'countersign_webhook_attempts_total',
  help: 'Attempts to deliver a message to a webhook by how they ended: delivered, refused by the receiver, or unanswered.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

const addresses = new Gauge({
  name: 'countersign_webhooks',
  help: 'Webhooks by how they do: working, failing, or disabled since they took nothing for five days.',
  labelNames: ['state'] as const,
  registers: [registry],
});
const pending = createFigure('countersign_webhook_deliveries_pending', 'Messages to webhooks that were not taken yet.');
const oldest = createFigure(
  'countersign_webhook_oldest_seconds',
  'How long the oldest message to a webhook has not been taken.',
);

export const webhookFigures: Figures = {
  name: 'webhooks',
  refresh: async (app) => {
    const counted = await app.db.one(countWebhooks, []);
    for (const state of ['working', 'failing', 'disabled'] as const) addresses.set({ state }, counted[state]);
    const waiting = await app.db.one(countPendingDeliveries, []);
    pending.set(waiting.count);
    oldest.set(ageSeconds(waiting.oldest_seconds));
  },
};

for (const outcome of ['delivered', 'refused', 'unanswered']) total.inc({ outcome }, 0);

export function countAttempt(outcome: 'delivered' | 'refused' | 'unanswered'): void {
  total.inc({ outcome });
}
