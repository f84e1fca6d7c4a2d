import { Gauge } from 'prom-client';
import { countWaitingPages } from '../documents/index.ts';
import type { Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countQuarantined } from './quarantine.queries.ts';

const pages = new Gauge({
  name: 'countersign_pages_waiting',
  help: 'Pages that wait to be read, about; past intake.max_backlog for each worker nothing more is taken in.',
  registers: [registry],
});
const quarantined = new Gauge({
  name: 'countersign_quarantine_entries',
  help: 'Files that arrived, could not be filed and wait for a person.',
  registers: [registry],
});

export const intakeFigures: Figures = {
  name: 'intake',
  refresh: async (app) => {
    pages.set((await app.db.one(countWaitingPages, [])).pages);
    quarantined.set((await app.db.one(countQuarantined, [])).count);
  },
};
