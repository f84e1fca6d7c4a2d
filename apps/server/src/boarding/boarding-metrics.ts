import { type Figures, waitingFigures } from '../platform/figures.ts';
import { countLiveBoardings } from './boarding.queries.ts';

export const boardingFigures: Figures = waitingFigures({
  name: 'boarding',
  // Those in which something is still to happen.
  states: ['staging', 'staged', 'approved', 'committing', 'outcome_unknown'],
  counted: { name: 'countersign_boardings', help: 'Boarding records that something is still to happen to, by state.' },
  oldest: {
    name: 'countersign_boarding_oldest_seconds',
    help: 'Time since the last call to the core about the record that has waited longest, by state.',
  },
  read: (app) => app.db.many(countLiveBoardings, []),
});
