import { query, type RowOf, t } from '../platform/db.ts';

type Status = 'open' | 'filed' | 'discarded';

const entryColumns = {
  id: t.uuid,
  origin: t.text,
  name: t.text,
  external_ref: t.nullable(t.text),
  reason_code: t.text,
  reason: t.text,
  sha256: t.nullable(t.text),
  size: t.nullable(t.int8),
  retries: t.int4,
  status: t.set<Status>(),
  quarantined_at: t.timestamptz,
  settled_at: t.nullable(t.timestamptz),
  settled_by: t.nullable(t.uuid),
  note: t.nullable(t.text),
} as const;

export type EntryRow = RowOf<typeof entryColumns>;

const columns = `id, origin, name, external_ref, reason_code, reason, sha256, size, retries, status, quarantined_at,
  settled_at, settled_by, note`;

export const insertEntry = query(
  'intake.insert-entry',
  `insert into quarantine_entry (id, origin, name, external_ref, reason_code, reason, sha256, size, quarantined_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
  entryColumns,
  [t.uuid, t.text, t.text, t.nullable(t.text), t.text, t.text, t.nullable(t.text), t.nullable(t.int8), t.timestamptz],
);

export const findEntry = query(
  'intake.find-entry',
  `select ${columns} from quarantine_entry where id = $1`,
  entryColumns,
  [t.uuid],
);

export const listEntries = query(
  'intake.list-entries',
  `select ${columns} from quarantine_entry where status = $1 and (quarantined_at, id) > ($2, $3)
   order by quarantined_at, id limit $4`,
  entryColumns,
  [t.set<Status>(), t.timestamptz, t.uuid, t.int8],
);

/** Compare and set: no row when somebody else has settled it. */
export const settleEntry = query(
  'intake.settle-entry',
  `update quarantine_entry set status = $2, settled_at = $3, settled_by = $4, note = $5, external_ref = coalesce($6, external_ref)
   where id = $1 and status = 'open' returning ${columns}`,
  entryColumns,
  [t.uuid, t.set<Status>(), t.timestamptz, t.nullable(t.uuid), t.nullable(t.text), t.nullable(t.text)],
);

export const recordRetry = query(
  'intake.record-retry',
  `update quarantine_entry set retries = retries + 1, reason_code = $2, reason = $3 where id = $1 and status = 'open'`,
  {},
  [t.uuid, t.text, t.text],
);

/** The same bytes of the same name for the same loan, which wait already. */
export const findWaitingEntry = query(
  'intake.find-waiting-entry',
  `select id from quarantine_entry where origin = $1 and name = $2 and external_ref is not distinct from $3 and sha256 = $4
   and status = 'open' order by quarantined_at, id limit 1 for update`,
  { id: t.uuid },
  [t.text, t.text, t.nullable(t.text), t.text],
);

/** A file that waited came again by the same way and was filed: nobody has to look at its entry any more. */
export const settleReturned = query(
  'intake.settle-returned',
  `update quarantine_entry set status = 'filed', settled_at = $4, external_ref = $3
   where origin = $1 and sha256 = $2 and (external_ref is null or external_ref = $3) and status = 'open'`,
  {},
  [t.text, t.text, t.text, t.timestamptz],
);

export const countQuarantined = query(
  'intake.count-quarantined',
  `select count(*) as count from quarantine_entry where status = 'open'`,
  { count: t.int8 },
);
