import type { SealedColumn } from '../platform/sealed-column.ts';
import { payeeContext } from '../reconciliation/index.ts';
import { callbackContext, exportContext, wireContext } from './wire-content.ts';

/** What this room keeps sealed in the database. */
export const wiresSealedColumns: readonly SealedColumn[] = [
  { table: 'wire', column: 'content', key: ['id'], context: (row) => wireContext(String(row.id)) },
  { table: 'wire', column: 'export_file', key: ['id'], context: (row) => exportContext(String(row.id)) },
  {
    table: 'wire_callback',
    column: 'content',
    key: ['id'],
    more: ['wire_id'],
    context: (row) => callbackContext(String(row.wire_id)),
  },
  {
    table: 'payee',
    column: 'account',
    key: ['payee_id', 'version'],
    context: (row) => payeeContext(String(row.payee_id)),
  },
];
