import type { SealedColumn } from '../platform/sealed-column.ts';
import { errorContext, previewContext } from './boarding-content.ts';

/** What this room keeps sealed in the database. */
export const boardingSealedColumns: readonly SealedColumn[] = [
  { table: 'boarding', column: 'preview', key: ['id'], context: (row) => previewContext(String(row.id)) },
  { table: 'boarding', column: 'error_content', key: ['id'], context: (row) => errorContext(String(row.id)) },
];
