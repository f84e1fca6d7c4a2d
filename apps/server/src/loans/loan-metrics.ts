import { type Figures, waitingFigures } from '../platform/figures.ts';
import { countWaitingLoans } from './loan-list.queries.ts';

export const loanFigures: Figures = waitingFigures({
  name: 'loans',
  // Those of the view loan_waiting.
  states: ['received', 'processing', 'processing_failed', 'review', 'approved', 'boarding_staged'],
  counted: { name: 'countersign_loans', help: 'Loans that are not done yet, by state.' },
  oldest: {
    name: 'countersign_loan_oldest_seconds',
    help: 'Time since the oldest loan of a state arrived.',
  },
  read: (app) => app.db.many(countWaitingLoans, []),
});
