import type { BoardingErrorStatus, BoardingState, ProviderId, Role } from '@countersign/contract/closed-sets';
import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import { query, type RowOf, t } from '../platform/db.ts';
import type { BoardingPhase } from './boarding.transitions.ts';

/** What two people can say of an unknown outcome. */
export type ResolvedOutcome = 'committed' | 'approved' | 'failed' | 'staged';

const boardingColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  loan_ref: t.text,
  idempotency_key: t.nullable(t.text),
  provider_id: t.set<ProviderId>(),
  field_map_id: t.uuid,
  field_map_version: t.int4,
  layout: t.nullable(t.json<FileLayout>()),
  run_id: t.uuid,
  preview: t.nullable(t.bytea),
  digest: t.text,
  required_role: t.set<Role>(),
  staged_by: t.uuid,
  staged_at: t.timestamptz,
  state: t.set<BoardingState>(),
  phase: t.set<BoardingPhase>(),
  call_no: t.int4,
  call_started_at: t.timestamptz,
  call_ends_at: t.timestamptz,
  attempt: t.int4,
  was_unknown: t.bool,
  ask_at: t.nullable(t.timestamptz),
  asked: t.int4,
  core_reference: t.nullable(t.text),
  error_status: t.nullable(t.set<BoardingErrorStatus>()),
  error_at: t.nullable(t.timestamptz),
  error_attempt: t.nullable(t.int4),
  error_content: t.nullable(t.bytea),
  approved_by: t.nullable(t.uuid),
  approved_at: t.nullable(t.timestamptz),
  committed_at: t.nullable(t.timestamptz),
  proposed_outcome: t.nullable(t.set<ResolvedOutcome>()),
  proposed_reference: t.nullable(t.text),
  proposed_note: t.nullable(t.text),
  proposed_by: t.nullable(t.uuid),
  proposed_at: t.nullable(t.timestamptz),
} as const;

export type BoardingRow = RowOf<typeof boardingColumns>;

const columns = `b.id, b.loan_id, l.external_ref as loan_ref, b.idempotency_key, b.provider_id, b.field_map_id,
  m.version as field_map_version, m.mapping -> 'layout' as layout, b.run_id, b.preview, b.digest, b.required_role, b.staged_by, b.staged_at, b.state,
  b.phase, b.call_no, b.call_started_at, b.call_ends_at, b.attempt, b.was_unknown, b.ask_at, b.asked, b.core_reference,
  b.error_status, b.error_at, b.error_attempt, b.error_content, b.approved_by, b.approved_at, b.committed_at,
  b.proposed_outcome, b.proposed_reference, b.proposed_note, b.proposed_by, b.proposed_at`;

const from = `boarding b join loan_reference l on l.id = b.loan_id join core_field_map m on m.id = b.field_map_id`;

export const insertBoarding = query(
  'boarding.insert-boarding',
  `insert into boarding (id, loan_id, idempotency_key, provider_id, field_map_id, run_id, preview, digest, amount,
     required_role, staged_by, staged_at, state, call_started_at, call_ends_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'staging', $12, $13)`,
  {},
  [
    t.uuid,
    t.uuid,
    t.nullable(t.text),
    t.set<ProviderId>(),
    t.uuid,
    t.uuid,
    t.bytea,
    t.text,
    t.nullable(t.numeric),
    t.set<Role>(),
    t.uuid,
    t.timestamptz,
    t.timestamptz,
  ],
);

export const findBoarding = query(
  'boarding.find-boarding',
  `select ${columns} from ${from} where b.id = $1`,
  boardingColumns,
  [t.uuid],
);

export const findBoardingByKey = query(
  'boarding.find-boarding-by-key',
  `select ${columns} from ${from} where b.loan_id = $1 and b.idempotency_key = $2`,
  boardingColumns,
  [t.uuid, t.text],
);

/** The live record, of which there is at most one. */
export const findLiveBoarding = query(
  'boarding.find-live-boarding',
  `select ${columns} from ${from}
   where b.loan_id = $1 and b.state not in ('rejected', 'voided') and not (b.state = 'failed' and b.phase = 'stage')`,
  boardingColumns,
  [t.uuid],
);

/** A live record is the newest by itself; ids made in one millisecond have no order. */
export const findLatestBoarding = query(
  'boarding.find-latest-boarding',
  `select ${columns} from ${from} where b.loan_id = $1
   order by (b.state not in ('rejected', 'voided') and not (b.state = 'failed' and b.phase = 'stage')) desc,
     b.staged_at desc, b.id desc
   limit 1`,
  boardingColumns,
  [t.uuid],
);

/** Compare and set: no row when the record is no longer in the state that was decided on. */
export const setBoardingState = query(
  'boarding.set-boarding-state',
  `update boarding set state = $3, phase = $4,
     was_unknown = was_unknown or $3 = 'outcome_unknown',
     committed_at = case when $3 = 'committed' then $5::timestamptz end
   where id = $1 and state = $2 returning id`,
  { id: t.uuid },
  [t.uuid, t.set<BoardingState>(), t.set<BoardingState>(), t.set<BoardingPhase>(), t.timestamptz],
);

/** A new call: answers to calls before it are no longer taken. */
export const startCall = query(
  'boarding.start-call',
  `update boarding set state = $3, phase = 'commit', attempt = attempt + 1, call_no = call_no + 1,
     call_started_at = $4, call_ends_at = $5, ask_at = null, asked = 0, committed_at = null,
     error_status = null, error_at = null, error_attempt = null, error_content = null,
     proposed_outcome = null, proposed_reference = null, proposed_note = null, proposed_by = null, proposed_at = null,
     confirmed_by = null
   where id = $1 and state = $2 returning call_no, attempt`,
  { call_no: t.int4, attempt: t.int4 },
  [t.uuid, t.set<BoardingState>(), t.set<BoardingState>(), t.timestamptz, t.timestamptz],
);

/** One call after another: the next one has a limit of its own. Nothing where the record was given up meanwhile. */
export const extendCall = query(
  'boarding.extend-call',
  `update boarding set call_ends_at = $4 where id = $1 and call_no = $2 and state = $3 returning id`,
  { id: t.uuid },
  [t.uuid, t.int4, t.set<BoardingState>(), t.timestamptz],
);

export const setApproval = query(
  'boarding.set-approval',
  `update boarding set state = 'approved', approved_by = $2, approved_at = $3, approved_digest = $4
   where id = $1 and state = 'staged' returning id`,
  { id: t.uuid },
  [t.uuid, t.uuid, t.timestamptz, t.text],
);

export const setRejection = query(
  'boarding.set-rejection',
  `update boarding set state = 'rejected', rejected_by = $2 where id = $1 and state = 'staged' returning id`,
  { id: t.uuid },
  [t.uuid, t.uuid],
);

export const setCoreReference = query(
  'boarding.set-core-reference',
  `update boarding set core_reference = coalesce($2, core_reference) where id = $1`,
  {},
  [t.uuid, t.nullable(t.text)],
);

export const setError = query(
  'boarding.set-error',
  `update boarding set error_status = $2, error_at = $3, error_attempt = $4, error_content = $5 where id = $1`,
  {},
  [
    t.uuid,
    t.nullable(t.set<BoardingErrorStatus>()),
    t.nullable(t.timestamptz),
    t.nullable(t.int4),
    t.nullable(t.bytea),
  ],
);

/** When the core is asked the next time; null: a person must settle it. */
export const setAskAt = query(
  'boarding.set-ask-at',
  `update boarding set ask_at = $2, asked = asked + $3 where id = $1`,
  {},
  [t.uuid, t.nullable(t.timestamptz), t.int4],
);

export const setProposal = query(
  'boarding.set-proposal',
  `update boarding set proposed_outcome = $2, proposed_reference = $3, proposed_note = $4, proposed_by = $5,
     proposed_at = $6
   where id = $1 and state = 'outcome_unknown' returning id`,
  { id: t.uuid },
  [t.uuid, t.set<ResolvedOutcome>(), t.nullable(t.text), t.text, t.uuid, t.timestamptz],
);

export const setConfirmation = query(
  'boarding.set-confirmation',
  `update boarding set confirmed_by = $2 where id = $1`,
  {},
  [t.uuid, t.uuid],
);

/** Records that a process left while it was calling, and unknown outcomes whose time to ask has come. */
export const listDueBoardings = query(
  'boarding.list-due-boardings',
  `select id from boarding where state in ('staging', 'committing') and call_ends_at < $1
   union all
   select id from boarding where state = 'outcome_unknown' and ask_at <= $1
   limit $2`,
  { id: t.uuid },
  [t.timestamptz, t.int8],
);

const checkedColumns = { loan_id: t.uuid, id: t.uuid, state: t.text, digest: t.nullable(t.text) } as const;
const selectChecked = `select loan_id, id, state, digest from boarding`;

/** All of them, loan after loan in the order of their chains; for checking them against evidence. */
export const listBoardingsForCheck = query(
  'boarding.list-boardings-for-check',
  `${selectChecked} where (loan_id, id) > ($1, $2) order by loan_id, id limit $3`,
  checkedColumns,
  [t.uuid, t.uuid, t.int8],
);

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  idempotency_key: t.nullable(t.text),
  provider_id: t.text,
  field_map_id: t.uuid,
  run_id: t.uuid,
  preview: t.nullable(t.bytea),
  digest: t.text,
  amount: t.nullable(t.numeric),
  required_role: t.text,
  staged_by: t.uuid,
  staged_at: t.timestamptz,
  state: t.text,
  phase: t.text,
  call_no: t.int4,
  attempt: t.int4,
  was_unknown: t.bool,
  core_reference: t.nullable(t.text),
  approved_by: t.nullable(t.uuid),
  approved_at: t.nullable(t.timestamptz),
  approved_digest: t.nullable(t.text),
  rejected_by: t.nullable(t.uuid),
  committed_at: t.nullable(t.timestamptz),
  proposed_outcome: t.nullable(t.text),
  proposed_reference: t.nullable(t.text),
  proposed_by: t.nullable(t.uuid),
  confirmed_by: t.nullable(t.uuid),
} as const;

const selectRecorded = `select id, loan_id, idempotency_key, provider_id, field_map_id, run_id,
  preview, digest, amount, required_role, staged_by, staged_at, state, phase, call_no, attempt, was_unknown,
  core_reference, approved_by, approved_at, approved_digest, rejected_by, committed_at, proposed_outcome,
  proposed_reference, proposed_by, confirmed_by from boarding`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findBoardingRecords = query(
  'boarding.find-boarding-records',
  `${selectRecorded} where id = any($1::text[]::uuid[])`,
  recordedColumns,
  [t.textArray],
);

export const pageBoardingRecords = query(
  'boarding.page-boarding-records',
  `${selectRecorded} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordedColumns,
  [t.uuid, t.text, t.int8],
);

/** Records that something is still to happen to, by state; each part has a partial index. */
export const countLiveBoardings = query(
  'boarding.count-live',
  `select state, count(*) as count, extract(epoch from now() - min(call_started_at))::float8 as oldest_seconds
   from boarding
   where state in ('staging', 'committing') or state = 'outcome_unknown' or state in ('staged', 'approved')
   group by state`,
  { state: t.text, count: t.int8, oldest_seconds: t.nullable(t.float8) },
);

/** What somebody else staged and nobody checked, and what the core left unanswered; oldest first. */
export const listBoardingsToDecide = query(
  'boarding.list-to-decide',
  `select l.external_ref, b.state, b.required_role, b.staged_by, b.staged_at
   from boarding b join loan_reference l on l.id = b.loan_id
   where (b.state = 'staged' and b.staged_by <> $1) or b.state = 'outcome_unknown'
   order by b.staged_at, b.id limit $2`,
  {
    external_ref: t.text,
    state: t.set<BoardingState>(),
    required_role: t.set<Role>(),
    staged_by: t.uuid,
    staged_at: t.timestamptz,
  },
  [t.uuid, t.int8],
);
