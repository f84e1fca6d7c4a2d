import type pg from 'pg';
import type { App } from '../src/platform/app.ts';
import { settingRecords } from '../src/settings/index.ts';
import { adoptRows } from './adopt-rows.ts';

/** Sets limits higher than the bounds of the settings let anybody, and tells evidence. */
export async function raiseSettings(app: App, pool: pg.Pool, keys: readonly string[], value: number): Promise<void> {
  await pool.query('insert into setting (key, value, updated_at) select unnest($1::text[]), $2::jsonb, $3', [
    keys,
    JSON.stringify(value),
    app.clock.now(),
  ]);
  await adoptRows(app, settingRecords, keys);
}
