import { ageSeconds, createFigure, type Figures } from '../platform/figures.ts';
import { findLogStanding } from './log.queries.ts';

const unsigned = createFigure(
  'countersign_evidence_unsigned_entries',
  'Entries of evidence that are not in the signed log yet; signed every minute.',
);
const checkpoint = createFigure(
  'countersign_evidence_checkpoint_age_seconds',
  'Time since the log of evidence was last signed. None is signed while nothing happens.',
);

export const evidenceFigures: Figures = {
  name: 'evidence',
  refresh: async (app) => {
    const row = await app.db.one(findLogStanding, []);
    unsigned.set(row.unsigned);
    checkpoint.set(ageSeconds(row.checkpoint_seconds));
  },
};
