import { Counter } from 'prom-client';
import { registry } from '../platform/metrics.ts';

const total = new Counter({
  name: 'countersign_heartbeats_total',
  help: 'Attempts to send the heartbeat of a day, by whether it arrived.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

export function countHeartbeat(outcome: 'delivered' | 'failed'): void {
  total.inc({ outcome });
}
