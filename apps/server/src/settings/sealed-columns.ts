import type { SealedColumn } from '../platform/sealed-column.ts';
import type { SettingKey } from './definitions.ts';
import { sealContext } from './read-settings.ts';

/** What this room keeps sealed in the database. */
export const settingsSealedColumns: readonly SealedColumn[] = [
  { table: 'setting', column: 'sealed', key: ['key'], context: (row) => sealContext(row.key as SettingKey) },
];
