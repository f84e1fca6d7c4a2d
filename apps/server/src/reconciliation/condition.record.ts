import { loanSource, toFacts } from '../evidence/index.ts';
import { findConditionRecords, pageConditionRecords } from './condition.queries.ts';
import { conditionContext } from './condition.ts';

/** What people said of the conditions of an approval: it clears findings. */
export const conditionRecords = loanSource(
  { kind: 'condition_decision', firstId: '00000000-0000-0000-0000-000000000000' },
  findConditionRecords,
  pageConditionRecords,
  (row) => ({
    id: row.id,
    loanId: row.loan_id,
    facts: (_conceal, print) =>
      toFacts({
        decision: row.decision,
        documentId: row.document_id,
        note: row.note,
        contentPrint: print(row.content, conditionContext(row.id)),
        madeBy: row.made_by,
        madeByName: row.made_by_name,
        madeAt: row.made_at,
      }),
  }),
);
