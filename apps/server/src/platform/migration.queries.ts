import { query, t } from './db.ts';

export const listAppliedMigrations = query(
  'platform.list-applied-migrations',
  `select version, checksum from schema_migration order by version`,
  { version: t.int4, checksum: t.text },
);

export const askDatabase = query('platform.ask-database', `select true as answers`, { answers: t.bool });
