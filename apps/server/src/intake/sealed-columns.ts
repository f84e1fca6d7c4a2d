import type { SealedColumn } from '../platform/sealed-column.ts';
import { recordContext } from './record-content.ts';

/** What this room keeps sealed in the database. */
export const intakeSealedColumns: readonly SealedColumn[] = [
  { table: 'lar_record', column: 'content', key: ['id'], context: (row) => recordContext(String(row.id)) },
];
