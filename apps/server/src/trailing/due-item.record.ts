import { loanSource, toFacts } from '../evidence/index.ts';
import { findDueItemRecords, pageDueItemRecords } from './due-item.queries.ts';
import { contentContext } from './due-item.ts';

/** What is due of a loan and who said that it came. Whether it was told by mail decides nothing. */
export const dueItemRecords = loanSource(
  { kind: 'due_item', firstId: '00000000-0000-0000-0000-000000000000' },
  findDueItemRecords,
  pageDueItemRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        kind: row.kind,
        dueDate: row.due_date,
        contentPrint: print(row.content, contentContext(row.id)),
        settledAt: row.settled_at,
        settledBy: row.settled_by,
        settledByName: row.settled_by_name,
        settledNote: row.settled_note,
        documentId: row.document_id,
      }),
  }),
);
