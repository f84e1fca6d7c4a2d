import type { SealedColumn } from '../platform/sealed-column.ts';
import { sealContext } from './webhook.ts';

/** What this room keeps sealed in the database. */
export const webhooksSealedColumns: readonly SealedColumn[] = [
  { table: 'webhook_secret', column: 'sealed', key: ['id'], context: (row) => sealContext(String(row.id)) },
];
