import type { Role, WireState } from '@countersign/contract/closed-sets';
import type { WireTarget } from '@countersign/contract/wires';
import { query, type RowOf, t } from '../platform/db.ts';

const wireColumns = {
  id: t.uuid,
  number: t.int8,
  loan_id: t.uuid,
  state: t.set<WireState>(),
  amount: t.numeric,
  currency: t.text,
  content: t.nullable(t.bytea),
  digest: t.text,
  required_role: t.set<Role>(),
  staged_by: t.uuid,
  staged_by_name: t.text,
  staged_at: t.timestamptz,
  checked_by: t.nullable(t.uuid),
  checked_at: t.nullable(t.timestamptz),
  acknowledged: t.textArray,
  exported_at: t.nullable(t.timestamptz),
  export_target: t.nullable(t.set<WireTarget>()),
  export_sha256: t.nullable(t.text),
  export_file: t.nullable(t.bytea),
} as const;

export type WireRow = RowOf<typeof wireColumns>;

const columns = `id, number, loan_id, state, amount, currency, content, digest, required_role, staged_by, staged_by_name,
  staged_at, checked_by, checked_at, acknowledged, exported_at, export_target, export_sha256, export_file`;

export const insertWire = query(
  'wires.insert-wire',
  `insert into wire (id, loan_id, package_version, state, amount, currency, content, digest, required_role, staged_by,
     staged_by_name, staged_at)
   values ($1, $2, $3, 'staged', $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
  wireColumns,
  [t.uuid, t.uuid, t.int4, t.numeric, t.text, t.bytea, t.text, t.set<Role>(), t.uuid, t.text, t.timestamptz],
);

/** The wire that is shown and acted on: the last one that was staged, whatever became of it. */
export const findLatestWire = query(
  'wires.find-latest-wire',
  `select ${columns} from wire where loan_id = $1 order by number desc limit 1`,
  wireColumns,
  [t.uuid],
);

/** Compare and set, as every move: no row when the wire is no longer in the state that was decided on. */
export const checkWire = query(
  'wires.check-wire',
  `update wire set state = $3, checked_by = $4, checked_at = $5, acknowledged = $6
   where id = $1 and state = $2 returning ${columns}`,
  wireColumns,
  [t.uuid, t.set<WireState>(), t.set<WireState>(), t.uuid, t.timestamptz, t.textArray],
);

export const cancelWireRow = query(
  'wires.cancel-wire-row',
  `update wire set state = 'cancelled', cancelled_by = $3, cancelled_at = $4
   where id = $1 and state = $2 returning ${columns}`,
  wireColumns,
  [t.uuid, t.set<WireState>(), t.uuid, t.timestamptz],
);

export const exportWireRow = query(
  'wires.export-wire-row',
  `update wire set state = 'exported', exported_by = $3, exported_at = $4, export_target = $5, export_sha256 = $6,
     export_file = $7
   where id = $1 and state = $2 returning ${columns}`,
  wireColumns,
  [t.uuid, t.set<WireState>(), t.uuid, t.timestamptz, t.set<WireTarget>(), t.text, t.bytea],
);

export const insertCallback = query(
  'wires.insert-callback',
  `insert into wire_callback (wire_id, content, note, made_by, made_by_name, made_at) values ($1, $2, $3, $4, $5, $6)
   returning id::text`,
  { id: t.text },
  [t.uuid, t.bytea, t.text, t.uuid, t.text, t.timestamptz],
);

export const findLatestCallback = query(
  'wires.find-latest-callback',
  `select id::text, content, note, made_by, made_by_name, made_at from wire_callback
   where wire_id = $1 order by wire_callback.id desc limit 1`,
  {
    id: t.text,
    content: t.nullable(t.bytea),
    note: t.text,
    made_by: t.uuid,
    made_by_name: t.text,
    made_at: t.timestamptz,
  },
  [t.uuid],
);

export const listCallbackIds = query(
  'wires.list-callback-ids',
  `select id::text from wire_callback where wire_id = $1`,
  { id: t.text },
  [t.uuid],
);

const checkedColumns = { loan_id: t.uuid, id: t.uuid, state: t.text, digest: t.nullable(t.text) } as const;
const selectChecked = `select loan_id, id, state, digest from wire`;

/** All of them, loan after loan in the order of their chains; for checking them against evidence. */
export const listWiresForCheck = query(
  'wires.list-wires-for-check',
  `${selectChecked} where (loan_id, id) > ($1, $2) order by loan_id, id limit $3`,
  checkedColumns,
  [t.uuid, t.uuid, t.int8],
);

/** Wires that wait for a person. */
export const countWaitingWires = query(
  'wires.count-waiting',
  `select state, count(*) as count, extract(epoch from now() - min(staged_at))::float8 as oldest_seconds
   from wire where state in ('staged', 'approved') group by state`,
  { state: t.text, count: t.int8, oldest_seconds: t.nullable(t.float8) },
);

const recordedColumns = {
  id: t.uuid,
  loan_id: t.uuid,
  number: t.int8,
  package_version: t.int4,
  state: t.text,
  amount: t.numeric,
  currency: t.text,
  content_print: t.nullable(t.text),
  digest: t.text,
  required_role: t.text,
  staged_by: t.uuid,
  staged_by_name: t.text,
  staged_at: t.timestamptz,
  checked_by: t.nullable(t.uuid),
  checked_at: t.nullable(t.timestamptz),
  acknowledged: t.textArray,
  cancelled_by: t.nullable(t.uuid),
  exported_by: t.nullable(t.uuid),
  exported_at: t.nullable(t.timestamptz),
  export_target: t.nullable(t.text),
  export_sha256: t.nullable(t.text),
  file_print: t.nullable(t.text),
} as const;

const selectRecorded = `select id, loan_id, number, package_version, state, amount, currency,
  'sha256:' || encode(sha256(content), 'hex') as content_print, digest, required_role, staged_by, staged_by_name, staged_at,
  checked_by, checked_at, acknowledged, cancelled_by, exported_by, exported_at, export_target, export_sha256,
  'sha256:' || encode(sha256(export_file), 'hex') as file_print from wire`;

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
  content_print: t.nullable(t.text),
  note: t.text,
  made_by: t.uuid,
  made_by_name: t.text,
  made_at: t.timestamptz,
} as const;

const selectCallback = `select c.id::text, w.loan_id, c.wire_id,
  'sha256:' || encode(sha256(c.content), 'hex') as content_print, c.note, c.made_by, c.made_by_name, c.made_at
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
