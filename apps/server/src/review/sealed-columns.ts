import type { SealedColumn } from '../platform/sealed-column.ts';
import { findingContext } from './finding.ts';

/** What this room keeps sealed in the database. */
export const reviewSealedColumns: readonly SealedColumn[] = [
  { table: 'finding', column: 'detail', key: ['id'], context: (row) => findingContext(String(row.id)) },
];
