import { query, t } from '../platform/db.ts';

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  number: t.int8,
  package_version: t.int4,
  state: t.text,
  amount: t.numeric,
  currency: t.text,
  content: t.nullable(t.bytea),
  digest: t.text,
  value_date: t.nullable(t.date),
  payee_key: t.nullable(t.text),
  proceeds: t.nullable(t.numeric),
  available: t.nullable(t.numeric),
  required_role: t.text,
  staged_by: t.uuid,
  staged_by_name: t.text,
  staged_at: t.timestamptz,
  checked_by: t.nullable(t.uuid),
  checked_at: t.nullable(t.timestamptz),
  acknowledged: t.textArray,
  cancelled_by: t.nullable(t.uuid),
  cancelled_at: t.nullable(t.timestamptz),
  exported_by: t.nullable(t.uuid),
  exported_at: t.nullable(t.timestamptz),
  export_target: t.nullable(t.text),
  export_sha256: t.nullable(t.text),
  export_file: t.nullable(t.bytea),
  returned_by: t.nullable(t.uuid),
  returned_at: t.nullable(t.timestamptz),
  return_reason: t.nullable(t.text),
} as const;

const selectRecorded = `select id, loan_id, number, package_version, state, amount, currency,
  content, digest, value_date, payee_key, proceeds, available,
  required_role, staged_by, staged_by_name, staged_at, checked_by, checked_at, acknowledged, cancelled_by, cancelled_at,
  exported_by, exported_at, export_target, export_sha256, export_file, returned_by, returned_at, return_reason from wire`;

/** For evidence: by ids, and page by page in the order of the chains. */
export const findWireRecords = query(
  'wires.find-wire-records',
  `${selectRecorded} where id = any($1::text[]::uuid[])`,
  recordedColumns,
  [t.textArray],
);

export const pageWireRecords = query(
  'wires.page-wire-records',
  `${selectRecorded} where (loan_id, id) > ($1, $2::text::uuid) order by loan_id, id limit $3`,
  recordedColumns,
  [t.uuid, t.text, t.int8],
);

const recordedCallback = {
  id: t.text,
  loan_id: t.uuid,
  wire_id: t.uuid,
  content: t.nullable(t.bytea),
  note: t.text,
  made_by: t.uuid,
  made_by_name: t.text,
  made_at: t.timestamptz,
} as const;

const selectCallback = `select c.id::text, w.loan_id, c.wire_id, c.content, c.note, c.made_by, c.made_by_name, c.made_at
  from wire_callback c join wire w on w.id = c.wire_id`;

export const findCallbackRecords = query(
  'wires.find-callback-records',
  `${selectCallback} where c.id = any($1::text[]::bigint[])`,
  recordedCallback,
  [t.textArray],
);

export const pageCallbackRecords = query(
  'wires.page-callback-records',
  `${selectCallback} where (w.loan_id, c.id) > ($1, $2::text::bigint) order by w.loan_id, c.id limit $3`,
  recordedCallback,
  [t.uuid, t.text, t.int8],
);

const recordedScreening = {
  id: t.text,
  loan_id: t.uuid,
  wire_id: t.uuid,
  screened_on: t.date,
  reference: t.text,
  cleared_by: t.text,
  recorded_by: t.uuid,
  recorded_by_name: t.text,
  recorded_at: t.timestamptz,
} as const;

const selectScreening = `select s.id::text, w.loan_id, s.wire_id, s.screened_on, s.reference, s.cleared_by, s.recorded_by,
  s.recorded_by_name, s.recorded_at from wire_screening s join wire w on w.id = s.wire_id`;

export const findScreeningRecords = query(
  'wires.find-screening-records',
  `${selectScreening} where s.id = any($1::text[]::bigint[])`,
  recordedScreening,
  [t.textArray],
);

export const pageScreeningRecords = query(
  'wires.page-screening-records',
  `${selectScreening} where (w.loan_id, s.id) > ($1, $2::text::bigint) order by w.loan_id, s.id limit $3`,
  recordedScreening,
  [t.uuid, t.text, t.int8],
);
