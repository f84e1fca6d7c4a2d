import type { SealedColumn } from '../platform/sealed-column.ts';
import { valuesContext } from './extract-document.ts';
import { pageContext, sampleContext } from './samples.ts';

/** What this room keeps sealed in the database. */
export const extractionSealedColumns: readonly SealedColumn[] = [
  { table: 'extraction_sample', column: 'content', key: ['id'], context: (row) => sampleContext(String(row.id)) },
  {
    table: 'extraction_sample_page',
    column: 'content',
    key: ['sample_id', 'page_no'],
    context: (row) => pageContext(String(row.sample_id), Number(row.page_no)),
  },
  {
    table: 'part_extraction',
    column: 'content',
    key: ['part_id'],
    context: (row) => valuesContext(String(row.part_id)),
  },
];
