import { Gauge } from 'prom-client';
import { ageSeconds, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { countWaitingLoans } from './loan-list.queries.ts';

/** The states of the view loan_waiting. */
const WAITING = ['received', 'processing', 'processing_failed', 'review', 'approved', 'boarding_staged'] as const;

const waiting = new Gauge({
  name: 'countersign_loans',
  help: 'Loans that are not done yet, by state.',
  labelNames: ['state'] as const,
  registers: [registry],
});
const oldest = new Gauge({
  name: 'countersign_loan_oldest_seconds',
  help: 'Time since the oldest loan of a state arrived.',
  labelNames: ['state'] as const,
  registers: [registry],
});

export const loanFigures: Figures = {
  name: 'loans',
  refresh: async (app) => {
    const rows = new Map((await app.db.many(countWaitingLoans, [])).map((row) => [row.state, row]));
    for (const state of WAITING) {
      const row = rows.get(state);
      waiting.set({ state }, row?.count ?? 0);
      oldest.set({ state }, ageSeconds(row?.oldest_seconds ?? null));
    }
  },
};
