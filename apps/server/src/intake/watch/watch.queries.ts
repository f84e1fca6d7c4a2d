import { query, type RowOf, t } from '../../platform/db.ts';

/** Takes a folder that nobody holds, or holds it longer. By the database's clock: the nodes' may differ. */
export const holdFolder = query(
  'intake.hold-folder',
  `insert into watch_lease (folder, holder, held_until)
   values ($1, $2, clock_timestamp() + make_interval(secs => $3))
   on conflict (folder) do update set holder = excluded.holder, held_until = excluded.held_until
     where watch_lease.holder = excluded.holder or watch_lease.held_until < clock_timestamp()
   returning holder`,
  { holder: t.uuid },
  [t.uuid, t.uuid, t.float8],
);

/**
 * Locks the lease of a holder until the end of the transaction: nobody can take the folder over before what is filed
 * here is committed, and a node that lost the folder while it slept files nothing.
 */
export const proveHolding = query(
  'intake.prove-holding',
  `select holder from watch_lease where folder = $1 and holder = $2 and held_until > clock_timestamp() for share`,
  { holder: t.uuid },
  [t.uuid, t.uuid],
);

export const releaseFolder = query(
  'intake.release-folder',
  `delete from watch_lease where folder = $1 and holder = $2`,
  {},
  [t.uuid, t.uuid],
);

const takingColumns = {
  path: t.text,
  size: t.int8,
  sha256: t.nullable(t.text),
  target: t.text,
  reason: t.nullable(t.text),
} as const;

export type Taking = RowOf<typeof takingColumns>;

export const insertTaking = query(
  'intake.insert-taking',
  `insert into watch_taking (folder, path, size, sha256, target, reason, taken_at) values ($1, $2, $3, $4, $5, $6, $7)`,
  {},
  [t.uuid, t.text, t.int8, t.nullable(t.text), t.text, t.nullable(t.text), t.timestamptz],
);

export const listTakings = query(
  'intake.list-takings',
  `select path, size, sha256, target, reason from watch_taking where folder = $1 order by taken_at, path`,
  takingColumns,
  [t.uuid],
);

export const deleteTaking = query(
  'intake.delete-taking',
  `delete from watch_taking where folder = $1 and path = $2`,
  {},
  [t.uuid, t.text],
);
