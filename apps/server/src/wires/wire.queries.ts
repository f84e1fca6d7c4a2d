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
  value_date: t.nullable(t.date),
  payee_key: t.nullable(t.text),
  proceeds: t.nullable(t.numeric),
  available: t.nullable(t.numeric),
  returned_by: t.nullable(t.uuid),
  returned_at: t.nullable(t.timestamptz),
  return_reason: t.nullable(t.text),
} as const;

export type WireRow = RowOf<typeof wireColumns>;

const columns = `id, number, loan_id, state, amount, currency, content, digest, required_role, staged_by, staged_by_name,
  staged_at, checked_by, checked_at, acknowledged, exported_at, export_target, export_sha256, export_file, value_date,
  payee_key, proceeds, available, returned_by, returned_at, return_reason`;

export const insertWire = query(
  'wires.insert-wire',
  `insert into wire (id, loan_id, package_version, state, amount, currency, content, digest, required_role, staged_by,
     staged_by_name, staged_at, value_date, payee_key, proceeds, available)
   values ($1, $2, $3, 'staged', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning ${columns}`,
  wireColumns,
  [
    t.uuid,
    t.uuid,
    t.int4,
    t.numeric,
    t.text,
    t.bytea,
    t.text,
    t.set<Role>(),
    t.uuid,
    t.text,
    t.timestamptz,
    t.date,
    t.text,
    t.nullable(t.numeric),
    t.nullable(t.numeric),
  ],
);

/** The wire that is shown and acted on: the last one that was staged, whatever became of it. */
export const findLatestWire = query(
  'wires.find-latest-wire',
  `select ${columns} from wire where loan_id = $1 order by number desc limit 1`,
  wireColumns,
  [t.uuid],
);

export const findWire = query(
  'wires.find-wire',
  `select ${columns} from wire where loan_id = $1 and id = $2`,
  wireColumns,
  [t.uuid, t.uuid],
);

/** In the order in which they were staged. */
export const listWirePage = query(
  'wires.list-wire-page',
  `select ${columns} from wire where loan_id = $1 and number > $2 order by number limit $3`,
  wireColumns,
  [t.uuid, t.int8, t.int8],
);

/** Those that may still pay, and those that did: what they come to counts against the proceeds of the loan. */
export const listLiveWires = query(
  'wires.list-live-wires',
  `select ${columns} from wire where loan_id = $1 and state in ('staged', 'approved', 'exported') order by number`,
  wireColumns,
  [t.uuid],
);

/** Those that went out and came back, the last first. */
export const listReturnedWires = query(
  'wires.list-returned-wires',
  `select amount, to_char(returned_at, 'YYYY-MM-DD') as returned_on from wire
   where loan_id = $1 and state = 'returned' order by number desc`,
  { amount: t.numeric, returned_on: t.text },
  [t.uuid],
);

/** Two that go out on one day wait for each other, so that both are counted. */
export const lockWireDay = query(
  'wires.lock-wire-day',
  `select pg_advisory_xact_lock(hashtextextended('wires of ' || $1, 0))::text as locked`,
  { locked: t.text },
  [t.text],
);

/**
 * What other wires that were approved or went out come to on a day, in all and to one payee. A wire that the release
 * before staged without a value date counts on the day of its approval.
 */
export const sumWiresOfDay = query(
  'wires.sum-wires-of-day',
  `select coalesce(sum(amount), 0)::numeric as total,
     coalesce(sum(amount) filter (where payee_key = $2), 0)::numeric as to_payee
   from wire
   where state in ('approved', 'exported') and id <> $3
     and (value_date = $1 or (value_date is null and (checked_at at time zone 'America/New_York')::date = $1))`,
  { total: t.numeric, to_payee: t.numeric },
  [t.date, t.text, t.uuid],
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

export const returnWireRow = query(
  'wires.return-wire-row',
  `update wire set state = 'returned', returned_by = $3, returned_at = $4, return_reason = $5
   where id = $1 and state = $2 returning ${columns}`,
  wireColumns,
  [t.uuid, t.set<WireState>(), t.uuid, t.timestamptz, t.text],
);

export const insertScreening = query(
  'wires.insert-screening',
  `insert into wire_screening (wire_id, screened_on, reference, cleared_by, recorded_by, recorded_by_name, recorded_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id::text`,
  { id: t.text },
  [t.uuid, t.date, t.text, t.text, t.uuid, t.text, t.timestamptz],
);

export const findLatestScreening = query(
  'wires.find-latest-screening',
  `select screened_on, reference, cleared_by, recorded_by, recorded_by_name, recorded_at
   from wire_screening where wire_id = $1 order by id desc limit 1`,
  {
    screened_on: t.date,
    reference: t.text,
    cleared_by: t.text,
    recorded_by: t.uuid,
    recorded_by_name: t.text,
    recorded_at: t.timestamptz,
  },
  [t.uuid],
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

export const listScreeningIds = query(
  'wires.list-screening-ids',
  `select id::text from wire_screening where wire_id = $1`,
  { id: t.text },
  [t.uuid],
);

/** Those whose amounts and states count when another one is staged or goes on. */
export const listCountedWireIds = query(
  'wires.list-counted-wire-ids',
  `select id from wire where loan_id = $1 and state in ('staged', 'approved', 'exported', 'returned')`,
  { id: t.uuid },
  [t.uuid],
);

/** Who has called about a wire. */
export const listCallers = query(
  'wires.list-callers',
  `select distinct made_by from wire_callback where wire_id = $1`,
  { made_by: t.uuid },
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

/** What somebody else staged and nobody checked, oldest first. */
export const listWiresToCheck = query(
  'wires.list-to-check',
  `select l.external_ref, w.required_role, w.staged_by, w.staged_at
   from wire w join loan_reference l on l.id = w.loan_id
   where w.state = 'staged' and w.staged_by <> $1 order by w.staged_at, w.id limit $2`,
  { external_ref: t.text, required_role: t.set<Role>(), staged_by: t.uuid, staged_at: t.timestamptz },
  [t.uuid, t.int8],
);
