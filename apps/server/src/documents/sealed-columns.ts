import type { SealedColumn } from '../platform/sealed-column.ts';
import { pageContext } from './page-content.ts';

/** What this room keeps sealed in the database. */
export const documentsSealedColumns: readonly SealedColumn[] = [
  {
    table: 'document_page',
    column: 'content',
    key: ['document_id', 'page_no'],
    context: (row) => pageContext(String(row.document_id), Number(row.page_no)),
  },
];
