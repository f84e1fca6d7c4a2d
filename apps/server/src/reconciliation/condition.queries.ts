import { query, type RowOf, t } from '../platform/db.ts';

const decisionColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  decision: t.set<'satisfied' | 'waived' | 'reopened'>(),
  document_id: t.nullable(t.uuid),
  note: t.text,
  content: t.nullable(t.bytea),
  made_by: t.uuid,
  made_by_name: t.text,
  made_at: t.timestamptz,
} as const;

const columns = 'id, loan_id, decision, document_id, note, content, made_by, made_by_name, made_at';

export type ConditionDecisionRow = RowOf<typeof decisionColumns>;

export const insertConditionDecision = query(
  'reconciliation.insert-condition-decision',
  `insert into condition_decision (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  {},
  [
    t.uuid,
    t.uuid,
    t.set<ConditionDecisionRow['decision']>(),
    t.nullable(t.uuid),
    t.text,
    t.bytea,
    t.uuid,
    t.text,
    t.timestamptz,
  ],
);

/** Oldest first: the last word of each condition counts. */
export const listConditionDecisions = query(
  'reconciliation.list-condition-decisions',
  `select ${columns} from condition_decision where loan_id = $1 order by number`,
  decisionColumns,
  [t.uuid],
);

/** For evidence: by ids, and page by page in the order of the chains. */
export const findConditionRecords = query(
  'reconciliation.find-condition-records',
  `select ${columns} from condition_decision where id = any($1::text[]::uuid[])`,
  decisionColumns,
  [t.textArray],
);

export const pageConditionRecords = query(
  'reconciliation.page-condition-records',
  `select ${columns} from condition_decision where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  decisionColumns,
  [t.uuid, t.text, t.int8],
);
