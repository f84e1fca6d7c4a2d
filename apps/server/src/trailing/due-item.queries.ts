import type { DueKind } from '@countersign/contract/trailing';
import { query, t } from '../platform/db.ts';

const dueColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  external_ref: t.text,
  kind: t.set<DueKind>(),
  due_date: t.date,
  content: t.bytea,
  created_at: t.timestamptz,
  reminded_at: t.nullable(t.timestamptz),
  overdue_told_at: t.nullable(t.timestamptz),
  settled_at: t.nullable(t.timestamptz),
  settled_by_name: t.nullable(t.text),
  settled_note: t.nullable(t.text),
  document_id: t.nullable(t.uuid),
} as const;

const select = `select i.id, i.loan_id, l.external_ref, i.kind, i.due_date, i.content, i.created_at, i.reminded_at,
  i.overdue_told_at, i.settled_at, i.settled_by_name, i.settled_note, i.document_id
  from due_item i join loan_reference l on l.id = i.loan_id`;

export const insertDueItem = query(
  'trailing.insert-due-item',
  `insert into due_item (id, loan_id, kind, due_date, content, created_at) values ($1, $2, $3, $4, $5, $6)`,
  {},
  [t.uuid, t.uuid, t.set<DueKind>(), t.date, t.bytea, t.timestamptz],
);

export const findDueItem = query('trailing.find-due-item', `${select} where i.id = $1`, dueColumns, [t.uuid]);

export const listDueItemsOfLoan = query(
  'trailing.list-due-items-of-loan',
  `${select} where i.loan_id = $1 order by i.due_date, i.id`,
  dueColumns,
  [t.uuid],
);

const recordColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  kind: t.set<DueKind>(),
  due_date: t.date,
  content: t.bytea,
  settled_at: t.nullable(t.timestamptz),
  settled_by: t.nullable(t.uuid),
  settled_by_name: t.nullable(t.text),
  settled_note: t.nullable(t.text),
  document_id: t.nullable(t.uuid),
} as const;

const selectRecords = `select id, loan_id, kind, due_date, content, settled_at, settled_by, settled_by_name, settled_note,
  document_id from due_item`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findDueItemRecords = query(
  'trailing.find-due-item-records',
  `${selectRecords} where id = any($1::text[]::uuid[])`,
  recordColumns,
  [t.textArray],
);

export const pageDueItemRecords = query(
  'trailing.page-due-item-records',
  `${selectRecords} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordColumns,
  [t.uuid, t.text, t.int8],
);

/** What nobody settled, soonest first; $1 is the last day that is asked for. */
export const listOpenDueItems = query(
  'trailing.list-open-due-items',
  `${select} where i.settled_at is null and ($1::date is null or i.due_date <= $1)
     and ($2::date is null or (i.due_date, i.id) > ($2, $3)) order by i.due_date, i.id limit $4`,
  dueColumns,
  [t.nullable(t.date), t.nullable(t.date), t.nullable(t.uuid), t.int8],
);

/** The soonest of what nobody settled, for each of these loans that has any. */
export const findNextDueDates = query(
  'trailing.find-next-due-dates',
  `select loan_id, min(due_date) as due_date from due_item where loan_id = any($1) and settled_at is null group by loan_id`,
  { loan_id: t.uuid, due_date: t.date },
  [t.uuidArray],
);

/** Compare and set: no row where somebody settled it meanwhile. */
export const settleItem = query(
  'trailing.settle-item',
  `update due_item set settled_at = $2, settled_by = $3, settled_by_name = $4, settled_note = $5, document_id = $6
   where id = $1 and settled_at is null returning id`,
  { id: t.uuid },
  [t.uuid, t.timestamptz, t.nullable(t.uuid), t.nullable(t.text), t.nullable(t.text), t.nullable(t.uuid)],
);

/** The document that settled it was withdrawn. Whoever was told that it is due is told again once it is late. */
export const reopenItem = query(
  'trailing.reopen-item',
  `update due_item set settled_at = null, settled_by = null, settled_by_name = null, settled_note = null, document_id = null
   where id = $1`,
  {},
  [t.uuid],
);

/** What is to be told now: $1 is today, $2 the last day that is told ahead. Two workers never tell the same. */
export const lockItemsToTell = query(
  'trailing.lock-items-to-tell',
  `select i.id, i.loan_id, i.due_date, i.content, i.due_date < $1 as overdue from due_item i
   where i.settled_at is null and i.due_date <= $2
     and ((i.due_date >= $1 and i.reminded_at is null) or (i.due_date < $1 and i.overdue_told_at is null))
   order by i.due_date, i.id limit $3 for update of i skip locked`,
  { id: t.uuid, loan_id: t.uuid, due_date: t.date, content: t.bytea, overdue: t.bool },
  [t.date, t.date, t.int8],
);

/** What is told once it is late needs no telling ahead any more. */
export const markTold = query(
  'trailing.mark-told',
  `update due_item set reminded_at = coalesce(reminded_at, $2),
     overdue_told_at = case when due_date < $3 then $2 else overdue_told_at end
   where id = any($1)`,
  {},
  [t.uuidArray, t.timestamptz, t.date],
);
