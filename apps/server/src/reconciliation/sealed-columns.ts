import type { SealedColumn } from '../platform/sealed-column.ts';
import { conditionContext } from './condition.ts';
import { correctionContext } from './corrected-value.ts';
import { runInputContext } from './run-input.ts';

/** What this room keeps sealed in the database. */
export const reconciliationSealedColumns: readonly SealedColumn[] = [
  { table: 'reconciliation_run', column: 'input', key: ['id'], context: (row) => runInputContext(String(row.id)) },
  { table: 'condition_decision', column: 'content', key: ['id'], context: (row) => conditionContext(String(row.id)) },
  { table: 'correction', column: 'content', key: ['id'], context: (row) => correctionContext(String(row.id)) },
];
