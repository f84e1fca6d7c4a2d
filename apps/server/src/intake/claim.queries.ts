import { query, t } from '../platform/db.ts';

export const insertClaim = query(
  'intake.insert-claim',
  `insert into blob_claim (id, sha256, claimed_at) values ($1, $2, $3)`,
  {},
  [t.uuid, t.text, t.timestamptz],
);

export const deleteClaims = query('intake.delete-claims', `delete from blob_claim where id = any($1)`, {}, [
  t.uuidArray,
]);

export const listStaleClaims = query(
  'intake.list-stale-claims',
  `select id, sha256 from blob_claim where claimed_at < $1 order by claimed_at, id limit $2`,
  { id: t.uuid, sha256: t.text },
  [t.timestamptz, t.int8],
);

export const areBytesInUse = query(
  'intake.are-bytes-in-use',
  `select exists (select from bytes_in_use where sha256 = $1) as in_use`,
  { in_use: t.bool },
  [t.text],
);

/** Of these contents, those that neither a document, nor an open entry of the quarantine, nor an upload under way needs. */
export const listUnneededContents = query(
  'intake.list-unneeded-contents',
  `select given.sha256 from unnest($1::text[]) as given (sha256)
   where not exists (select from bytes_in_use b where b.sha256 = given.sha256)
     and not exists (select from blob_claim c where c.sha256 = given.sha256)`,
  { sha256: t.nullable(t.text) },
  [t.textArray],
);
