import { Gauge } from 'prom-client';
import { ageSeconds, type Figures } from '../figures.ts';
import { registry } from '../metrics.ts';
import { countUntold } from './outbox.queries.ts';

const untold = new Gauge({
  name: 'countersign_outbox_events',
  help: 'Events that wait to be relayed to what follows them.',
  registers: [registry],
});
const oldest = new Gauge({
  name: 'countersign_outbox_oldest_seconds',
  help: 'How long the oldest event has waited to be relayed.',
  registers: [registry],
});

export const outboxFigures: Figures = {
  name: 'outbox',
  refresh: async (app) => {
    const row = await app.db.one(countUntold, []);
    untold.set(row.count);
    oldest.set(ageSeconds(row.oldest_seconds));
  },
};
