import type { SealedColumn } from '../platform/sealed-column.ts';
import { findingContext } from './finding.ts';
import { pendingContext } from './pending-decision.ts';

/** What this room keeps sealed in the database. */
export const reviewSealedColumns: readonly SealedColumn[] = [
  { table: 'finding', column: 'detail', key: ['id'], context: (row) => findingContext(String(row.id)) },
  { table: 'pending_decision', column: 'content', key: ['id'], context: (row) => pendingContext(String(row.id)) },
];
