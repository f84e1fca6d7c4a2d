import { query, t } from '../platform/db.ts';

/** One integrator at a time: leaf numbers are consecutive, and no two checkpoints may be signed from one state. */
export const lockLog = query(
  'evidence.lock-log',
  `select 1 as locked from pg_advisory_xact_lock($1)`,
  {
    locked: t.int4,
  },
  [t.int8],
);

export const findTreeSize = query(
  'evidence.find-tree-size',
  `select coalesce(max(leaf_index) + 1, 0) as size from evidence_leaf`,
  { size: t.int8 },
);

/**
 * The oldest entries that are not yet leaves. Joined before it is cut: a row whose entry somebody deleted must not stop
 * the others, and stays in the queue for fsck to find. The limit inside has every entry looked up by itself, in its
 * part; without it the database would rather hash all entries of the bank.
 */
export const listPending = query(
  'evidence.list-pending',
  `select p.id, p.chain_id, p.seq, e.sealed, e.mac
   from evidence_pending p
   cross join lateral (
     select sealed, mac from evidence_entry where chain_id = p.chain_id and seq = p.seq limit 1
   ) e
   where p.id > $1
   order by p.id
   limit $2`,
  { id: t.int8, chain_id: t.uuid, seq: t.int8, sealed: t.text, mac: t.nullable(t.text) },
  [t.int8, t.int8],
);

export const deletePending = query('evidence.delete-pending', `delete from evidence_pending where id = any($1)`, {}, [
  t.int8Array,
]);

export const insertLeaves = query(
  'evidence.insert-leaves',
  `insert into evidence_leaf (leaf_index, chain_id, seq, leaf_hash)
   select * from unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::bytea[])`,
  {},
  [t.int8Array, t.uuidArray, t.int8Array, t.byteaArray],
);

export const insertNodes = query(
  'evidence.insert-nodes',
  `insert into evidence_node (level, index, hash) select * from unnest($1::int[], $2::bigint[], $3::bytea[])`,
  {},
  [t.int4Array, t.int8Array, t.byteaArray],
);

/** The nodes asked for, those of level 0 out of the leaves themselves. */
export const findNodes = query(
  'evidence.find-nodes',
  `select n.level, n.index, n.hash
   from unnest($1::int[], $2::bigint[]) as wanted (level, index)
   join evidence_node n on n.level = wanted.level and n.index = wanted.index
   union all
   select 0, l.leaf_index, l.leaf_hash
   from unnest($1::int[], $2::bigint[]) as wanted (level, index)
   join evidence_leaf l on l.leaf_index = wanted.index
   where wanted.level = 0`,
  { level: t.int4, index: t.int8, hash: t.bytea },
  [t.int4Array, t.int8Array],
);

const checkpointColumns = {
  size: t.int8,
  root: t.bytea,
  key_id: t.text,
  note: t.text,
  signed_at: t.timestamptz,
  tag: t.bytea,
} as const;

export const findLatestCheckpoint = query(
  'evidence.find-latest-checkpoint',
  `select size, root, key_id, note, signed_at, tag from evidence_checkpoint order by size desc limit 1`,
  checkpointColumns,
);

export const listCheckpointsBackwards = query(
  'evidence.list-checkpoints-backwards',
  `select size, root, key_id, note, signed_at, tag from evidence_checkpoint
   where size < $1 order by size desc limit $2`,
  checkpointColumns,
  [t.int8, t.int8],
);

export const listCheckpoints = query(
  'evidence.list-checkpoints',
  `select size, root, key_id, note, signed_at, tag from evidence_checkpoint
   where size > $1 order by size limit $2`,
  checkpointColumns,
  [t.int8, t.int8],
);

export const insertCheckpoint = query(
  'evidence.insert-checkpoint',
  `insert into evidence_checkpoint (size, root, key_id, note, signed_at, tag) values ($1, $2, $3, $4, $5, $6)`,
  {},
  [t.int8, t.bytea, t.text, t.text, t.timestamptz, t.bytea],
);

export const listSigningKeys = query(
  'evidence.list-signing-keys',
  `select key_id, name, sealed_seed, created_at from evidence_signing_key order by created_at, key_id`,
  { key_id: t.text, name: t.text, sealed_seed: t.bytea, created_at: t.timestamptz },
);

export const insertSigningKey = query(
  'evidence.insert-signing-key',
  `insert into evidence_signing_key (key_id, name, sealed_seed, created_at) values ($1, $2, $3, $4)`,
  {},
  [t.text, t.text, t.bytea, t.timestamptz],
);

/** Entries that no checkpoint covers yet, and when the last one was signed. Both look at one end of a key. */
export const findLogStanding = query(
  'evidence.find-log-standing',
  `select (select count(*) from evidence_pending) as unsigned,
          (select extract(epoch from now() - signed_at)::float8 from evidence_checkpoint order by size desc limit 1)
            as checkpoint_seconds`,
  { unsigned: t.int8, checkpoint_seconds: t.nullable(t.float8) },
);
