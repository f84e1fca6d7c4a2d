import { query, t } from './db.ts';

export const insertInstall = query(
  'platform.insert-install',
  `insert into install (install_id, created_at) values ($1, $2) on conflict do nothing`,
  {},
  [t.uuid, t.timestamptz],
);

export const findInstall = query('platform.find-install', `select install_id, created_at from install`, {
  install_id: t.uuid,
  created_at: t.timestamptz,
});
