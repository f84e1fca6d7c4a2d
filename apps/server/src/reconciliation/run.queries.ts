import type { Policy } from '@countersign/engine/reconciliation/policy';
import type { RunResult } from '@countersign/engine/reconciliation/reconcile';
import { query, type RowOf, t } from '../platform/db.ts';

const runColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  number: t.int4,
  package_version: t.int4,
  engine_version: t.text,
  ruleset_version: t.text,
  policy: t.json<Policy>(),
  package_hash: t.text,
  input_hash: t.text,
  findings_hash: t.text,
  not_evaluated: t.json<RunResult['notEvaluated']>(),
  completed_at: t.timestamptz,
  is_latest: t.bool,
} as const;

const columns = `r.id, r.loan_id, r.number, r.package_version, r.engine_version, r.ruleset_version, r.policy,
  r.package_hash, r.input_hash, r.findings_hash, r.not_evaluated, r.completed_at,
  not exists (select from reconciliation_run later where later.loan_id = r.loan_id and later.number > r.number)
    as is_latest`;

export type RunRow = RowOf<typeof runColumns>;

export const insertRun = query(
  'reconciliation.insert-run',
  `insert into reconciliation_run as r (id, loan_id, number, package_version, engine_version, ruleset_version, policy,
     package_hash, input_hash, findings_hash, not_evaluated, input, completed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  {},
  [t.uuid, t.uuid, t.int4, t.int4, t.text, t.text, t.jsonb, t.text, t.text, t.text, t.jsonb, t.bytea, t.timestamptz],
);

export const findLatestRun = query(
  'reconciliation.find-latest-run',
  `select ${columns} from reconciliation_run r where r.loan_id = $1 order by r.number desc limit 1`,
  runColumns,
  [t.uuid],
);

export const findRun = query(
  'reconciliation.find-run',
  `select ${columns} from reconciliation_run r where r.id = $1`,
  runColumns,
  [t.uuid],
);

/** The newest first; $3 is the number of the last one shown, or null. */
export const listRunsBefore = query(
  'reconciliation.list-runs-before',
  `select ${columns} from reconciliation_run r
   where r.loan_id = $1 and r.package_version = $2 and ($3::int4 is null or r.number < $3)
   order by r.number desc limit $4`,
  runColumns,
  [t.uuid, t.int4, t.nullable(t.int4), t.int8],
);

/** What a run was given; empty after retention. */
export const findRunInput = query(
  'reconciliation.find-run-input',
  `select input from reconciliation_run where id = $1`,
  { input: t.nullable(t.bytea) },
  [t.uuid],
);

/** The loans whose latest run was last, to try a change on. */
export const listLoansThatRanLast = query(
  'reconciliation.list-loans-that-ran-last',
  `select r.loan_id, r.id as run_id from reconciliation_run r
   where not exists (
     select from reconciliation_run later where later.loan_id = r.loan_id and later.number > r.number)
   order by r.completed_at desc, r.id desc limit $1 offset $2`,
  { loan_id: t.uuid, run_id: t.uuid },
  [t.int8, t.int8],
);

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  number: t.int4,
  package_version: t.int4,
  engine_version: t.text,
  ruleset_version: t.text,
  policy: t.jsonb,
  package_hash: t.text,
  input_hash: t.text,
  findings_hash: t.text,
  not_evaluated: t.jsonb,
  input: t.nullable(t.bytea),
  completed_at: t.timestamptz,
} as const;

const selectRecorded = `select id, loan_id, number, package_version, engine_version, ruleset_version, policy,
  package_hash, input_hash, findings_hash, not_evaluated, input, completed_at
  from reconciliation_run`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findRunRecords = query(
  'reconciliation.find-run-records',
  `${selectRecorded} where id = any($1::text[]::uuid[])`,
  recordedColumns,
  [t.textArray],
);

export const pageRunRecords = query(
  'reconciliation.page-run-records',
  `${selectRecorded} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordedColumns,
  [t.uuid, t.text, t.int8],
);
