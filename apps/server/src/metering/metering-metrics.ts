import { Counter } from 'prom-client';
import { createFigure, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countPendingDays } from './metering.queries.ts';

const total = new Counter({
  name: 'countersign_heartbeats_total',
  help: 'Attempts to send the heartbeat of a day, by whether it arrived.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});

for (const outcome of ['delivered', 'failed']) total.inc({ outcome }, 0);

export function countHeartbeat(outcome: 'delivered' | 'failed'): void {
  total.inc({ outcome });
}

const pending = createFigure(
  'countersign_heartbeat_days_pending',
  'Days that are over and whose heartbeat has not arrived.',
);

export const meteringFigures: Figures = {
  name: 'metering',
  refresh: async (app) => {
    pending.set((await app.db.one(countPendingDays, [])).count);
  },
};
