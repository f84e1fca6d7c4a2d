import { countWaitingPages } from '../documents/index.ts';
import { createFigure, type Figures } from '../platform/figures.ts';
import { countQuarantined } from './quarantine.queries.ts';

const pages = createFigure(
  'countersign_pages_waiting',
  'Pages that wait to be read, about; past intake.max_backlog for each worker nothing more is taken in.',
);
const quarantined = createFigure(
  'countersign_quarantine_entries',
  'Files that arrived, could not be filed and wait for a person.',
);

export const intakeFigures: Figures = {
  name: 'intake',
  refresh: async (app) => {
    pages.set((await app.db.one(countWaitingPages, [])).pages);
    quarantined.set((await app.db.one(countQuarantined, [])).count);
  },
};
