import { query, type RowOf, t } from '../platform/db.ts';

export const insertEscalation = query(
  'review.insert-escalation',
  `insert into escalation (id, loan_id, finding_id, by_id, by_name, to_id, to_name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  {},
  [t.uuid, t.uuid, t.uuid, t.uuid, t.text, t.nullable(t.uuid), t.nullable(t.text), t.timestamptz],
);

/** The same finding of the next run takes them over. */
export const moveEscalations = query(
  'review.move-escalations',
  `update escalation set finding_id = $2 where finding_id = $1 and answered_at is null`,
  {},
  [t.uuid, t.uuid],
);

const openColumns = {
  id: t.uuid,
  finding_id: t.uuid,
  by_id: t.uuid,
  by_name: t.text,
  to_id: t.nullable(t.uuid),
  to_name: t.nullable(t.text),
  created_at: t.timestamptz,
} as const;
const openNames = 'id, finding_id, by_id, by_name, to_id, to_name, created_at';

export type EscalationRow = RowOf<typeof openColumns>;

export const answerEscalations = query(
  'review.answer-escalations',
  `update escalation set answered_at = $2 where finding_id = $1 and answered_at is null returning ${openNames}`,
  openColumns,
  [t.uuid, t.timestamptz],
);

export const listOpenEscalations = query(
  'review.list-open-escalations',
  `select ${openNames} from escalation where finding_id = any($1) and answered_at is null order by created_at, id`,
  openColumns,
  [t.uuidArray],
);

/** What waits for one person, oldest first; $2: they answer for all managers as well. Nobody waits for themselves. */
export const listEscalationsFor = query(
  'review.list-escalations-for',
  `select e.id, e.finding_id, e.by_name, e.created_at, l.external_ref, l.borrower_name, f.title
   from escalation e
   join loan_in_review l on l.id = e.loan_id
   join finding f on f.id = e.finding_id
   where e.answered_at is null and e.by_id <> $1 and (e.to_id = $1 or ($2 and e.to_id is null))
   order by e.created_at, e.id limit $3`,
  {
    id: t.uuid,
    finding_id: t.uuid,
    by_name: t.text,
    created_at: t.timestamptz,
    external_ref: t.text,
    borrower_name: t.text,
    title: t.text,
  },
  [t.uuid, t.bool, t.int8],
);

/** Loans in review with exceptions that somebody confirmed and nobody overrode: a manager's to decide. */
export const listConfirmedExceptions = query(
  'review.list-confirmed-exceptions',
  `select l.external_ref, l.borrower_name, l.state_since, count(*) as exceptions, min(f.title) as title
   from loan_in_review l
   join latest_run r on r.loan_id = l.id
   join finding f on f.run_id = r.id and f.severity = 'exception' and f.status = 'accepted'
   where l.has_exceptions
   group by l.id, l.external_ref, l.borrower_name, l.state_since
   order by l.state_since, l.external_ref limit $1`,
  {
    external_ref: t.text,
    borrower_name: t.text,
    state_since: t.timestamptz,
    exceptions: t.int8,
    title: t.nullable(t.text),
  },
  [t.int8],
);

/** Loans in review that nothing blocks any more. */
export const listReadyForApproval = query(
  'review.list-ready-for-approval',
  `select external_ref, borrower_name, state_since from loan_in_review where not has_exceptions
   order by state_since, external_ref limit $1`,
  { external_ref: t.text, borrower_name: t.text, state_since: t.timestamptz },
  [t.int8],
);
