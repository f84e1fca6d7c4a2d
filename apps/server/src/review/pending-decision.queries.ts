import { query, type RowOf, t } from '../platform/db.ts';

const pendingColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  finding_id: t.uuid,
  content: t.bytea,
  due_at: t.timestamptz,
} as const;
const columns = 'id, loan_id, finding_id, content, due_at';

export type PendingDecisionRow = RowOf<typeof pendingColumns>;

export const insertPendingDecision = query(
  'review.insert-pending-decision',
  `insert into pending_decision (${columns}) values ($1, $2, $3, $4, $5)`,
  {},
  [t.uuid, t.uuid, t.uuid, t.bytea, t.timestamptz],
);

export const findPendingDecision = query(
  'review.find-pending-decision',
  `select ${columns} from pending_decision where id = $1`,
  pendingColumns,
  [t.uuid],
);

export const findPendingOfFinding = query(
  'review.find-pending-of-finding',
  `select ${columns} from pending_decision where finding_id = $1`,
  pendingColumns,
  [t.uuid],
);

/** In the order in which they were taken: every one waits for the same time. */
export const listPendingOfLoan = query(
  'review.list-pending-of-loan',
  `select ${columns} from pending_decision where loan_id = $1 order by due_at, id`,
  pendingColumns,
  [t.uuid],
);

export const listPendingDecisions = query(
  'review.list-pending-decisions',
  `select ${columns} from pending_decision order by loan_id, due_at, id`,
  pendingColumns,
);

/** No row when it was undone or written by somebody else. */
export const takePendingDecision = query(
  'review.take-pending-decision',
  `delete from pending_decision where id = $1 returning id`,
  { id: t.uuid },
  [t.uuid],
);
