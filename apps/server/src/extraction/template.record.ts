import { hashJson, installSource, toFacts } from '../evidence/index.ts';
import { listTemplateRecords } from './template.queries.ts';

/** How the bank's own templates read documents. */
export const templateRecords = installSource('extraction_template', listTemplateRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: () =>
    toFacts({
      version: row.version,
      docType: row.doc_type,
      body: hashJson(row.body),
      madeBy: row.made_by,
      isDeleted: row.is_deleted,
    }),
}));
