import { query, t } from '../platform/db.ts';

/** Writers of one chain wait for each other here, and then see the newest head. A statement of its own, before all else. */
export const lockChain = query(
  'evidence.lock-chain',
  `select seq, head, sealed from evidence_lock_chain($1)`,
  { seq: t.int8, head: t.text, sealed: t.bool },
  [t.uuid],
);

/** The database moves the head and queues the entry for the log with it (0003-evidence.sql). */
export const insertEntry = query(
  'evidence.insert-entry',
  `insert into evidence_entry (chain_id, seq, kind, sealed, hash) values ($1, $2, $3, $4, $5)`,
  {},
  [t.uuid, t.int8, t.text, t.text, t.text],
);

export const findChain = query(
  'evidence.find-chain',
  `select seq, head, sealed from evidence_chain where chain_id = $1`,
  { seq: t.int8, head: t.text, sealed: t.bool },
  [t.uuid],
);

export const listEntries = query(
  'evidence.list-entries',
  `select seq, sealed, hash from evidence_entry where chain_id = $1 and seq > $2 order by seq limit $3`,
  { seq: t.int8, sealed: t.text, hash: t.text },
  [t.uuid, t.int8, t.int8],
);

export const countEntries = query(
  'evidence.count-entries',
  `select count(*) as entries from evidence_entry where chain_id = $1`,
  { entries: t.int8 },
  [t.uuid],
);
