import type { ChangeKind, ChangeState } from '@countersign/contract/administration';
import { query, type RowOf, t } from '../platform/db.ts';

const changeColumns = {
  id: t.uuid,
  kind: t.set<ChangeKind>(),
  target: t.text,
  sealed: t.bytea,
  proposed_by: t.uuid,
  proposed_at: t.timestamptz,
  expires_at: t.timestamptz,
  state: t.set<ChangeState>(),
  settled_by: t.nullable(t.uuid),
  settled_by_name: t.nullable(t.text),
  settled_at: t.nullable(t.timestamptz),
} as const;

const columns =
  'id, kind, target, sealed, proposed_by, proposed_at, expires_at, state, settled_by, settled_by_name, settled_at';

export type AdminChangeRow = RowOf<typeof changeColumns>;

/** No row: a change of the same thing is pending. Waits for a rival who proposes it at this moment. */
export const insertChange = query(
  'administration.insert-change',
  `insert into admin_change (id, kind, target, sealed, proposed_by, proposed_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
  changeColumns,
  [t.uuid, t.set<ChangeKind>(), t.text, t.bytea, t.uuid, t.timestamptz, t.timestamptz],
);

export const findChange = query(
  'administration.find-change',
  `select ${columns} from admin_change where id = $1`,
  changeColumns,
  [t.uuid],
);

/** For evidence; $1 are ids, or null for all. */
export const listChangeRecords = query(
  'administration.list-change-records',
  `select ${columns} from admin_change where $1::text[] is null or id = any($1::text[]::uuid[])`,
  changeColumns,
  [t.nullable(t.textArray)],
);

/** Makes confirming, rejecting and lapsing of one change wait for each other; the read comes after. */
export const lockChange = query(
  'administration.lock-change',
  `select id from admin_change where id = $1 for update`,
  { id: t.uuid },
  [t.uuid],
);

/** Compare and set: no row when somebody settled it first. */
export const settleChange = query(
  'administration.settle-change',
  `update admin_change set state = $2, settled_by = $3, settled_by_name = $4, settled_at = $5
   where id = $1 and state = 'pending' returning ${columns}`,
  changeColumns,
  [t.uuid, t.set<ChangeState>(), t.nullable(t.uuid), t.nullable(t.text), t.timestamptz],
);

/** Newest first. $1 a state or null; $2 the last one of the page before, or null; $4 now: what is due has lapsed. */
export const listChanges = query(
  'administration.list-changes',
  `select ${columns} from admin_change
   where ($1::text is null or $1 = case when state = 'pending' and expires_at <= $4 then 'lapsed' else state end)
     and ($2::uuid is null or id < $2)
   order by id desc limit $3`,
  changeColumns,
  [t.nullable(t.set<ChangeState>()), t.nullable(t.uuid), t.int8, t.timestamptz],
);

export const countPending = query(
  'administration.count-pending',
  `select count(*) as pending from admin_change where state = 'pending' and expires_at > $1`,
  { pending: t.int8 },
  [t.timestamptz],
);

/** Locks them all at once, and leaves those that somebody settles at this moment to them. */
export const lockDueChanges = query(
  'administration.lock-due-changes',
  `select id from admin_change where state = 'pending' and expires_at <= $1 order by expires_at limit 100
   for update skip locked`,
  { id: t.uuid },
  [t.timestamptz],
);

/** Where telling begins on an install that has a history: nobody is mailed of what was years ago. */
export const startTelling = query(
  'administration.start-telling',
  `insert into admin_told (seq) values ($1) on conflict do nothing`,
  {},
  [t.int8],
);

/** Two workers do not tell the same. */
export const lockTold = query('administration.lock-told', `select seq from admin_told for update`, { seq: t.int8 });

export const setTold = query('administration.set-told', `update admin_told set seq = $1`, {}, [t.int8]);
