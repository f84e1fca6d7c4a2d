import { Gauge } from 'prom-client';
import { ageSeconds, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countWaitingWires } from './wire.queries.ts';

const WAITING = ['staged', 'approved'] as const;

const waiting = new Gauge({
  name: 'countersign_wires',
  help: 'Wires that wait for a person, by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});
const oldest = new Gauge({
  name: 'countersign_wire_oldest_seconds',
  help: 'Time since the wire was staged that has waited longest, by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const wireFigures: Figures = {
  name: 'wires',
  refresh: async (app) => {
    const rows = new Map((await app.db.many(countWaitingWires, [])).map((row) => [row.state, row]));
    for (const state of WAITING) {
      const row = rows.get(state);
      waiting.set({ state }, row?.count ?? 0);
      oldest.set({ state }, ageSeconds(row?.oldest_seconds ?? null));
    }
  },
};
