import { query, t } from '../platform/db.ts';

/**
 * All reads of a check see one state of the database, however long it takes and whoever writes meanwhile.
 * Must be the first statement of its transaction.
 */
export const useOneSnapshot = query(
  'evidence.use-one-snapshot',
  `set transaction isolation level repeatable read, read only`,
  {},
);

const storedEntry = {
  chain_id: t.uuid,
  seq: t.int8,
  kind: t.text,
  sealed: t.text,
  hash: t.text,
  mac: t.nullable(t.text),
  leaf_index: t.nullable(t.int8),
  leaf_hash: t.nullable(t.bytea),
  is_pending: t.bool,
} as const;

/**
 * The queue is read once a statement and not once an entry: it has no index on entries, which would cost every append,
 * and between two vacuums it is full of rows that are gone. Entries are cut before anything is joined to them,
 * and the limit inside has each leaf looked up by itself: the database keeps no figures of a partitioned table as a whole,
 * and would rather hash the log, or walk it from its start, for every page.
 */
function selectStoredEntries(cut: string): string {
  return `
    with waiting as materialized (select distinct chain_id, seq from evidence_pending)
    select e.chain_id, e.seq, e.kind, e.sealed, e.hash, e.mac, l.leaf_index, l.leaf_hash, w.seq is not null as is_pending
    from (select chain_id, seq, kind, sealed, hash, mac from evidence_entry ${cut}) e
    left join lateral (
      select leaf_index, leaf_hash from evidence_leaf where chain_id = e.chain_id and seq = e.seq limit 1
    ) l on true
    left join waiting w on w.chain_id = e.chain_id and w.seq = e.seq
    order by e.chain_id, e.seq`;
}

export const listStoredEntries = query(
  'evidence.list-stored-entries',
  selectStoredEntries('where chain_id = $1 and seq > $2 order by seq limit $3'),
  storedEntry,
  [t.uuid, t.int8, t.int8],
);

/** The entries of all chains, chain after chain. */
export const listAllStoredEntries = query(
  'evidence.list-all-stored-entries',
  selectStoredEntries('where (chain_id, seq) > ($1, $2) order by chain_id, seq limit $3'),
  storedEntry,
  [t.uuid, t.int8, t.int8],
);

export const listChains = query(
  'evidence.list-chains',
  `select chain_id, seq, head, sealed from evidence_chain
   where $1::uuid is null or chain_id > $1 order by chain_id limit $2`,
  { chain_id: t.uuid, seq: t.int8, head: t.text, sealed: t.bool },
  [t.nullable(t.uuid), t.int8],
);

/** The first entry of a chain after its last one that the log, or the queue before it, still speaks of. */
export const findGoneEntry = query(
  'evidence.find-gone-entry',
  `select min(gone.seq) as seq from (
     select l.seq from evidence_leaf l where l.chain_id = $1 and l.seq > $2
     union all
     select p.seq from evidence_pending p where p.chain_id = $1 and p.seq > $2
   ) gone`,
  { seq: t.nullable(t.int8) },
  [t.uuid, t.int8],
);

/** Each entry is looked up by itself, in its part: `exists` would have all entries of the bank hashed for every page. */
export const listLeaves = query(
  'evidence.list-leaves',
  `select l.leaf_index, l.chain_id, l.seq, l.leaf_hash,
     coalesce((select true from evidence_entry e where e.chain_id = l.chain_id and e.seq = l.seq), false) as has_entry
   from evidence_leaf l where l.leaf_index >= $1 order by l.leaf_index limit $2`,
  { leaf_index: t.int8, chain_id: t.uuid, seq: t.int8, leaf_hash: t.bytea, has_entry: t.bool },
  [t.int8, t.int8],
);

export const findTextOfLeaf = query(
  'evidence.find-text-of-leaf',
  `select e.sealed from evidence_leaf l
   join evidence_entry e on e.chain_id = l.chain_id and e.seq = l.seq where l.leaf_index = $1`,
  { sealed: t.text },
  [t.int8],
);

/** Entries that the log should hold and has lost; there are none unless somebody changed its tables. */
export const listTextsWithoutLeaf = query(
  'evidence.list-texts-without-leaf',
  `select e.sealed from evidence_entry e
   where not exists (select from evidence_leaf l where l.chain_id = e.chain_id and l.seq = e.seq)
     and not exists (select from evidence_pending p where p.chain_id = e.chain_id and p.seq = e.seq)
   limit $1`,
  { sealed: t.text },
  [t.int8],
);

/** What waits for the log without an entry that could enter it. */
export const listGonePending = query(
  'evidence.list-gone-pending',
  `select p.chain_id, p.seq from evidence_pending p
   where (select true from evidence_entry e where e.chain_id = p.chain_id and e.seq = p.seq) is null
   order by p.id limit $1`,
  { chain_id: t.uuid, seq: t.int8 },
  [t.int8],
);

/** Nodes above leaves that do not exist. Numeric, since 2^level leaves of a made-up level would overflow. */
export const listUnknownNodes = query(
  'evidence.list-unknown-nodes',
  `select level, index from evidence_node
   where (index::numeric + 1) * (2::numeric ^ level) > $1::bigint order by level, index limit $2`,
  { level: t.int4, index: t.int8 },
  [t.int8, t.int8],
);

/** The chains that have entries from this leaf on, or entries that wait for the log, and the first of these entries. */
export const listTouchedChains = query(
  'evidence.list-touched-chains',
  `select touched.chain_id, min(touched.seq) as seq from (
     select l.chain_id, l.seq from evidence_leaf l where l.leaf_index >= $1
     union all
     select p.chain_id, p.seq from evidence_pending p
   ) touched
   where $2::uuid is null or touched.chain_id > $2
   group by touched.chain_id order by touched.chain_id limit $3`,
  { chain_id: t.uuid, seq: t.int8 },
  [t.int8, t.nullable(t.uuid), t.int8],
);

/** What a check needs to know of the entry before the first that it looks at. */
export const findEntryBefore = query(
  'evidence.find-entry-before',
  `select e.hash, l.leaf_index, exists (
     select from evidence_entry s where s.chain_id = $1 and s.seq <= $2 and s.kind = 'loan.sealed'
   ) as is_sealed
   from evidence_entry e
   left join evidence_leaf l on l.chain_id = e.chain_id and l.seq = e.seq
   where e.chain_id = $1 and e.seq = $2`,
  { hash: t.text, leaf_index: t.nullable(t.int8), is_sealed: t.bool },
  [t.uuid, t.int8],
);

/** The last entry of a chain that is of one of these kinds. */
export const findLastOfKinds = query(
  'evidence.find-last-of-kinds',
  `select kind from evidence_entry where chain_id = $1 and kind = any($2) order by seq desc limit 1`,
  { kind: t.text },
  [t.uuid, t.textArray],
);

const attestedEntry = { seq: t.int8, sealed: t.text, mac: t.nullable(t.text), leaf_index: t.nullable(t.int8) } as const;

function selectAttestedEntries(which: string): string {
  return `
    select e.seq, e.sealed, e.mac, l.leaf_index
    from evidence_entry e
    left join lateral (
      select leaf_index from evidence_leaf where chain_id = e.chain_id and seq = e.seq limit 1
    ) l on true
    where e.chain_id = $1 and ${which} order by e.seq`;
}

/** The entries of a chain that are of these kinds, with what tells whether the service wrote them. */
export const listAttestedEntries = query(
  'evidence.list-attested-entries',
  selectAttestedEntries('e.kind = any($2)'),
  attestedEntry,
  [t.uuid, t.textArray],
);

/** Those from this number on that tell of rows. Text that somebody typed cannot match: inside of it every quotation mark stands behind a backslash. */
export const listTellingEntries = query(
  'evidence.list-telling-entries',
  selectAttestedEntries(`e.seq >= $2 and e.sealed like '%"records":[%'`),
  attestedEntry,
  [t.uuid, t.int8],
);

export const findCheckpoint = query(
  'evidence.find-checkpoint',
  `select size, root, key_id, note, signed_at, tag from evidence_checkpoint where size = $1`,
  { size: t.int8, root: t.bytea, key_id: t.text, note: t.text, signed_at: t.timestamptz, tag: t.bytea },
  [t.int8],
);

/** The install's own entries that vouch for those before them; one or two in the life of an install. */
export const listMarkers = query(
  'evidence.list-markers',
  `select e.seq, e.sealed, e.hash, e.mac from evidence_marker m
   join evidence_entry e on e.chain_id = '00000000-0000-0000-0000-000000000000' and e.seq = m.seq
   order by e.seq`,
  { seq: t.int8, sealed: t.text, hash: t.text, mac: t.nullable(t.text) },
);

export const hasAnyMac = query(
  'evidence.has-any-mac',
  `select exists (select from evidence_entry where mac is not null) as has_any`,
  { has_any: t.bool },
);

export const insertMarker = query('evidence.insert-marker', `insert into evidence_marker (seq) values ($1)`, {}, [
  t.int8,
]);
