import { Gauge } from 'prom-client';
import { ageSeconds, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countLiveBoardings } from './boarding.queries.ts';

/** States in which something is still to happen; each has a figure, so that an alert can tell none from unknown. */
const LIVE = ['staging', 'staged', 'approved', 'committing', 'outcome_unknown'] as const;

const live = new Gauge({
  name: 'countersign_boardings',
  help: 'Boarding records that something is still to happen to, by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});
const oldest = new Gauge({
  name: 'countersign_boarding_oldest_seconds',
  help: 'Time since the last call to the core about the record that has waited longest, by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const boardingFigures: Figures = {
  name: 'boarding',
  refresh: async (app) => {
    const rows = new Map((await app.db.many(countLiveBoardings, [])).map((row) => [row.state, row]));
    for (const state of LIVE) {
      const row = rows.get(state);
      live.set({ state }, row?.count ?? 0);
      oldest.set({ state }, ageSeconds(row?.oldest_seconds ?? null));
    }
  },
};
