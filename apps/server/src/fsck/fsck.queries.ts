import { query, t } from '../platform/db.ts';

export const findProgress = query('fsck.find-progress', `select sealed from fsck_progress`, { sealed: t.text });

export const saveProgress = query(
  'fsck.save-progress',
  `insert into fsck_progress (sealed) values ($1) on conflict (only_one) do update set sealed = excluded.sealed`,
  {},
  [t.text],
);
