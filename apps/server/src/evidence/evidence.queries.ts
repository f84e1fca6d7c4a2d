import { query, t } from '../platform/db.ts';

/** Makes the chain exist. Its own statement: the lock that follows must see a row. */
export const openChain = query(
  'evidence.open-chain',
  `insert into evidence_chain (chain_id, head) values ($1, $2) on conflict do nothing`,
  {},
  [t.uuid, t.text],
);

/** Writers of one chain wait for each other here, and then see the newest head. */
export const lockChain = query(
  'evidence.lock-chain',
  `select seq, head, sealed from evidence_chain where chain_id = $1 for update`,
  { seq: t.int8, head: t.text, sealed: t.bool },
  [t.uuid],
);

export const insertEntry = query(
  'evidence.insert-entry',
  `with entry as (
     insert into evidence_entry (chain_id, seq, kind, at, sealed, hash) values ($1, $2, $3, $4, $5, $6)
   )
   update evidence_chain set seq = $2, head = $6 where chain_id = $1`,
  {},
  [t.uuid, t.int8, t.text, t.timestamptz, t.text, t.text],
);
