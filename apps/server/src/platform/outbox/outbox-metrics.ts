import { ageSeconds, createFigure, type Figures } from '../figures.ts';
import { countUntold } from './outbox.queries.ts';

const untold = createFigure('countersign_outbox_events', 'Events that wait to be relayed to what follows them.');
const oldest = createFigure('countersign_outbox_oldest_seconds', 'How long the oldest event has waited to be relayed.');

export const outboxFigures: Figures = {
  name: 'outbox',
  refresh: async (app) => {
    const row = await app.db.one(countUntold, []);
    untold.set(row.count);
    oldest.set(ageSeconds(row.oldest_seconds));
  },
};
