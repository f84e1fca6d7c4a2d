import { Counter } from 'prom-client';
import { registry } from '../platform/metrics.ts';

const total = new Counter({
  name: 'countersign_mails_total',
  help: 'Messages sent, written to DATA_DIR/mail, or refused for good by the mail server.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

for (const outcome of ['sent', 'written', 'refused']) total.inc({ outcome }, 0);

export function countMail(outcome: 'sent' | 'written' | 'refused'): void {
  total.inc({ outcome });
}
