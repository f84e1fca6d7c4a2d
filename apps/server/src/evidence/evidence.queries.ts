import { query, t } from '../platform/db.ts';
import type { ChainHead } from './chain-heads.ts';

/** Null: the entry is in. Otherwise the head, now locked, onto which it has to be sealed (0039-authenticated-evidence.sql). */
export const appendEntry = query(
  'evidence.append-entry',
  `select evidence_append($1, $2, $3, $4, $5, $6, $7) as head`,
  { head: t.nullable(t.json<ChainHead & { readonly sealed: boolean }>()) },
  [t.uuid, t.int8, t.text, t.text, t.text, t.text, t.text],
);

/** The head of a chain, which nobody moves until the transaction ends. */
export const lockHead = query(
  'evidence.lock-head',
  `select seq from evidence_chain where chain_id = $1 for no key update`,
  { seq: t.int8 },
  [t.uuid],
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

/** The latest of a chain that are of these kinds, the newest first. */
export const listEntriesOfKinds = query(
  'evidence.list-entries-of-kinds',
  `select seq, sealed, hash from evidence_entry where chain_id = $1 and kind = any($2) order by seq desc limit $3`,
  { seq: t.int8, sealed: t.text, hash: t.text },
  [t.uuid, t.textArray, t.int8],
);

export const countEntries = query(
  'evidence.count-entries',
  `select count(*) as entries from evidence_entry where chain_id = $1`,
  { entries: t.int8 },
  [t.uuid],
);
