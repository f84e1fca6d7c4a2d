import { Counter } from 'prom-client';
import { registry } from '../platform/metrics.ts';

const total = new Counter({
  name: 'countersign_webhook_attempts_total',
  help: 'Attempts to deliver a message to a webhook by how they ended: delivered, refused by the receiver, or unanswered.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

export function countAttempt(outcome: 'delivered' | 'refused' | 'unanswered'): void {
  total.inc({ outcome });
}
