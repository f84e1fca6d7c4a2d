import type { FindingActionName, FindingStatus, Severity } from '@countersign/contract/closed-sets';
import { query, type RowOf, t } from '../platform/db.ts';

const findingColumns = {
  id: t.uuid,
  run_id: t.uuid,
  loan_id: t.uuid,
  position: t.int4,
  rule_id: t.text,
  rule_version: t.text,
  severity: t.set<Severity>(),
  status: t.set<FindingStatus>(),
  title: t.text,
  detail: t.nullable(t.bytea),
  cleared_by: t.nullable(t.uuidArray),
  created_at: t.timestamptz,
} as const;

const columns = `id, run_id, loan_id, position, rule_id, rule_version, severity, status, title, detail, cleared_by,
  created_at`;

export type FindingRow = RowOf<typeof findingColumns>;

export const insertFinding = query(
  'review.insert-finding',
  `insert into finding (id, run_id, loan_id, position, rule_id, rule_version, severity, status, title, detail,
     carried_from, cleared_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  {},
  [
    t.uuid,
    t.uuid,
    t.uuid,
    t.int4,
    t.text,
    t.text,
    t.set<Severity>(),
    t.set<FindingStatus>(),
    t.text,
    t.bytea,
    t.nullable(t.uuid),
    t.nullable(t.uuidArray),
    t.timestamptz,
  ],
);

/** Which loan a finding belongs to never changes; everything else is read after the loan is locked. */
export const findLoanOfFinding = query(
  'review.find-loan-of-finding',
  `select loan_id from finding where id = $1`,
  { loan_id: t.uuid },
  [t.uuid],
);

export const findFinding = query(
  'review.find-finding',
  `select ${columns} from finding where id = $1`,
  findingColumns,
  [t.uuid],
);

/** In the order in which the run gave them. */
export const listFindingsOfRuns = query(
  'review.list-findings-of-runs',
  `select ${columns} from finding where run_id = any($1) order by run_id, position`,
  findingColumns,
  [t.uuidArray],
);

/** Compare and set: no row when the finding is no longer in the status that was decided on. */
export const setFindingStatus = query(
  'review.set-finding-status',
  `update finding set status = $3 where id = $1 and status = $2 returning id`,
  { id: t.uuid },
  [t.uuid, t.set<FindingStatus>(), t.set<FindingStatus>()],
);

const actionColumns = {
  id: t.int8,
  finding_id: t.uuid,
  action: t.set<FindingActionName>(),
  reason_code: t.nullable(t.text),
  note: t.nullable(t.text),
  actor_id: t.uuid,
  actor_name: t.text,
  occurred_at: t.timestamptz,
} as const;

export type FindingActionRow = RowOf<typeof actionColumns>;

export const listActions = query(
  'review.list-actions',
  `select id, finding_id, action, reason_code, note, actor_id, actor_name, occurred_at
   from finding_action where finding_id = any($1) order by finding_id, id`,
  actionColumns,
  [t.uuidArray],
);

export const insertAction = query(
  'review.insert-action',
  `insert into finding_action (finding_id, action, reason_code, note, actor_id, actor_name, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
  [t.uuid, t.set<FindingActionName>(), t.nullable(t.text), t.nullable(t.text), t.uuid, t.text, t.timestamptz],
);

/** What people did about a finding is shown again on the one that takes its place; what runs did is not. */
export const copyActions = query(
  'review.copy-actions',
  `insert into finding_action (finding_id, action, reason_code, note, actor_id, actor_name, occurred_at, copied_from)
   select $2, action, reason_code, note, actor_id, actor_name, occurred_at, coalesce(copied_from, id)
   from finding_action where finding_id = $1 and action in ('accept', 'override', 'escalate', 'comment') order by id`,
  {},
  [t.uuid, t.uuid],
);

/** Whether the latest run of a loan has an exception that is neither overridden nor resolved. */
export const hasOpenException = query(
  'review.has-open-exception',
  `select exists (
     select from finding where run_id = $1 and severity = 'exception' and status in ('open', 'accepted')) as found`,
  { found: t.bool },
  [t.uuid],
);

export const countSeverities = query(
  'review.count-severities',
  `select run_id, severity, count(*) as findings from finding where run_id = any($1) group by run_id, severity`,
  { run_id: t.uuid, severity: t.set<Severity>(), findings: t.int8 },
  [t.uuidArray],
);

const checkedColumns = {
  loan_id: t.uuid,
  id: t.uuid,
  run_id: t.uuid,
  position: t.int4,
  rule_id: t.text,
  rule_version: t.text,
  severity: t.text,
  status: t.text,
  title: t.text,
  detail: t.nullable(t.bytea),
  carried_from: t.nullable(t.uuid),
  cleared_by: t.nullable(t.uuidArray),
} as const;
const selectChecked = `select loan_id, id, run_id, position, rule_id, rule_version, severity, status, title, detail,
  carried_from, cleared_by from finding`;

export type CheckedFinding = RowOf<typeof checkedColumns>;

/** All of them, loan after loan in the order of their chains; for checking them against evidence. */
export const listFindingsForCheck = query(
  'review.list-findings-for-check',
  `${selectChecked} where (loan_id, id) > ($1, $2) order by loan_id, id limit $3`,
  checkedColumns,
  [t.uuid, t.uuid, t.int8],
);

const checkedAction = {
  loan_id: t.uuid,
  id: t.text,
  finding_id: t.uuid,
  action: t.text,
  reason_code: t.nullable(t.text),
  note: t.nullable(t.text),
  actor_id: t.uuid,
  actor_name: t.text,
  occurred_at: t.timestamptz,
} as const;

export type CheckedAction = RowOf<typeof checkedAction>;

/** Everything that was done about findings, loan after loan, in the order in which it was done. */
export const listActionsForCheck = query(
  'review.list-actions-for-check',
  `select f.loan_id, a.id::text, a.finding_id, a.action, a.reason_code, a.note, a.actor_id, a.actor_name, a.occurred_at
   from finding f join finding_action a on a.finding_id = f.id
   where (f.loan_id, a.id) > ($1, $2::text::bigint) order by f.loan_id, a.id limit $3`,
  checkedAction,
  [t.uuid, t.text, t.int8],
);
