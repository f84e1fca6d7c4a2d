import { query, t } from '../platform/db.ts';

/** How far the setup has come, in one look. */
export const findSetupProgress = query(
  'setup.find-setup-progress',
  `select
     (select administrator_exists from administrator_exists) as admin,
     exists (select from institution) as institution,
     exists (select from setup_completion) as completed,
     coalesce((select array_agg(step order by step) from setup_step), '{}') as steps`,
  { admin: t.bool, institution: t.bool, completed: t.bool, steps: t.int4Array },
);

export const completeStep = query(
  'setup.complete-step',
  `insert into setup_step (step, complete_at) values ($1, $2) on conflict do nothing`,
  {},
  [t.int4, t.timestamptz],
);

/** 0 rows: it was complete before. */
export const insertSetupCompletion = query(
  'setup.insert-setup-completion',
  `insert into setup_completion (completed_at, completed_by) values ($1, $2) on conflict do nothing`,
  {},
  [t.timestamptz, t.uuid],
);
