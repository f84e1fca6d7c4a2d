import { ageSeconds, createFigure, type Figures } from '../platform/figures.ts';
import { readProgress } from './progress.ts';

const age = createFigure(
  'countersign_fsck_clean_age_seconds',
  'Time since countersign fsck last found no fault; absent where it never ran.',
);

export const fsckFigures: Figures = {
  name: 'fsck',
  refresh: async (app) => {
    const progress = await readProgress(app);
    // Without labels a gauge shows zero before it is set, which would say that all is well.
    if (progress === null) age.remove();
    else age.set(ageSeconds((app.clock.now().getTime() - Date.parse(progress.at)) / 1000));
  },
};
