import { type Figures, waitingFigures } from '../platform/figures.ts';
import { countWaitingWires } from './wire.queries.ts';

export const wireFigures: Figures = waitingFigures({
  name: 'wires',
  states: ['staged', 'approved'],
  counted: { name: 'countersign_wires', help: 'Wires that wait for a person, by state.' },
  oldest: {
    name: 'countersign_wire_oldest_seconds',
    help: 'Time since the wire was staged that has waited longest, by state.',
  },
  read: (app) => app.db.many(countWaitingWires, []),
});
