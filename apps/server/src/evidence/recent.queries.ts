import { query, t } from '../platform/db.ts';

const entry = { seq: t.int8, sealed: t.text, hash: t.text } as const;

export const listNewestEntries = query(
  'evidence.list-newest-entries',
  `select seq, sealed, hash from evidence_entry where chain_id = $1 order by seq desc limit $2`,
  entry,
  [t.uuid, t.int8],
);

/** Text that somebody typed cannot match: inside of it every quotation mark stands behind a backslash. */
export const listNewestSingleControl = query(
  'evidence.list-newest-single-control',
  `select seq, sealed, hash from evidence_entry
   where chain_id = $1 and sealed like '%"single_control":true%' order by seq desc limit $2`,
  entry,
  [t.uuid, t.int8],
);
