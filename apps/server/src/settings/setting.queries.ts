import { query, t } from '../platform/db.ts';

export const listSettings = query('settings.list-settings', `select key, value, sealed from setting order by key`, {
  key: t.text,
  value: t.nullable(t.jsonb),
  sealed: t.nullable(t.bytea),
});

/** One change at a time, so that what evidence calls the value before is that. */
export const lockSettings = query(
  'settings.lock-settings',
  `select pg_advisory_xact_lock(hashtextextended('settings', 0))::text as locked`,
  { locked: t.text },
);

export const saveSetting = query(
  'settings.save-setting',
  `insert into setting (key, value, sealed, updated_at, updated_by) values ($1, $2, $3, $4, $5)
   on conflict (key) do update
     set value = excluded.value, sealed = excluded.sealed, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
  {},
  [t.text, t.nullable(t.jsonb), t.nullable(t.bytea), t.timestamptz, t.nullable(t.uuid)],
);

export const deleteSetting = query('settings.delete-setting', `delete from setting where key = $1`, {}, [t.text]);

/** What evidence says of settings; of a secret only a print of what is stored. */
export const listSettingRecords = query(
  'settings.list-setting-records',
  `select key, value, sealed, updated_by from setting
   where $1::text[] is null or key = any($1::text[])`,
  { key: t.text, value: t.nullable(t.jsonb), sealed: t.nullable(t.bytea), updated_by: t.nullable(t.uuid) },
  [t.nullable(t.textArray)],
);
