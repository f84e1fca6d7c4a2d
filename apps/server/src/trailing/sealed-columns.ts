import type { SealedColumn } from '../platform/sealed-column.ts';
import { contentContext } from './due-item.ts';

/** What this room keeps sealed in the database. */
export const trailingSealedColumns: readonly SealedColumn[] = [
  { table: 'due_item', column: 'content', key: ['id'], context: (row) => contentContext(String(row.id)) },
];
