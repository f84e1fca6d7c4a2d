import { query, t } from './db.ts';

/**
 * An install is as old as its schema: the row is made by whoever asks first, which may be a command that is run as if it
 * were another day.
 */
export const insertInstall = query(
  'platform.insert-install',
  `insert into install (install_id, created_at) 
   values ($1, least($2, (select min(applied_at) from schema_migration))) on conflict do nothing`,
  {},
  [t.uuid, t.timestamptz],
);

export const findInstall = query('platform.find-install', `select install_id, created_at from install`, {
  install_id: t.uuid,
  created_at: t.timestamptz,
});
