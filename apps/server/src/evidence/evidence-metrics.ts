import { Gauge } from 'prom-client';
import { ageSeconds, type Figures } from '../platform/figures.ts';
import { registry } from '../platform/metrics.ts';
import { findLogStanding } from './log.queries.ts';

const unsigned = new Gauge({
  name: 'countersign_evidence_unsigned_entries',
  help: 'Entries of evidence that are not in the signed log yet; signed every minute.',
  registers: [registry],
});
const checkpoint = new Gauge({
  name: 'countersign_evidence_checkpoint_age_seconds',
  help: 'Time since the log of evidence was last signed. None is signed while nothing happens.',
  registers: [registry],
});

export const evidenceFigures: Figures = {
  name: 'evidence',
  refresh: async (app) => {
    const row = await app.db.one(findLogStanding, []);
    unsigned.set(row.unsigned);
    checkpoint.set(ageSeconds(row.checkpoint_seconds));
  },
};
