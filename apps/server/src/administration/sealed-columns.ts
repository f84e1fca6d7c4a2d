import type { SealedColumn } from '../platform/sealed-column.ts';
import { type Place, sealContext } from './admin-change.ts';

/** What this room keeps sealed in the database. */
export const administrationSealedColumns: readonly SealedColumn[] = [
  {
    table: 'admin_change',
    column: 'sealed',
    key: ['id'],
    more: ['kind', 'target', 'proposed_by', 'expires_at'],
    context: (row) => sealContext({ ...(row as unknown as Place), expires_at: new Date(row.expires_at as Date) }),
  },
];
