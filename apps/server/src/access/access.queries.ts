import { query, t } from '../platform/db.ts';

const accessColumns = {
  id: t.uuid,
  at: t.timestamptz,
  key_id: t.uuid,
  key_name: t.text,
  operation: t.text,
  external_ref: t.nullable(t.text),
  document_id: t.nullable(t.uuid),
  address: t.text,
  request_id: t.text,
} as const;

const columns = 'id, at, key_id, key_name, operation, external_ref, document_id, address, request_id';

/**
 * The commit of this statement alone does not wait for the disk: a read must not become slow by being written down. What
 * is lost when the database's machine dies is less than a second (0096); a node that dies loses nothing.
 */
export const insertAccess = query(
  'access.insert-access',
  `with unhurried as materialized (select set_config('synchronous_commit', 'off', true) as told)
   insert into access_log (${columns})
   select $1, $2, $3, $4, $5, $6, $7, $8, $9 from unhurried where told = 'off'`,
  {},
  [t.uuid, t.timestamptz, t.uuid, t.text, t.text, t.nullable(t.text), t.nullable(t.uuid), t.text, t.text],
);

/** The newest first; a filter that is null takes everything. */
export const listAccessRows = query(
  'access.list-access-rows',
  `select ${columns} from access_log
   where ($1::uuid is null or key_id = $1) and ($2::text is null or external_ref = $2)
     and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
     and ($5::timestamptz is null or (at, id) < ($5, $6::uuid))
   order by at desc, id desc limit $7`,
  accessColumns,
  [
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.timestamptz),
    t.nullable(t.timestamptz),
    t.nullable(t.timestamptz),
    t.nullable(t.uuid),
    t.int8,
  ],
);

export const deleteAccessBefore = query(
  'access.delete-access-before',
  `delete from access_log where id in (select id from access_log where at < $1 order by at limit $2)`,
  {},
  [t.timestamptz, t.int8],
);

export const findView = query(
  'access.find-view',
  `select viewed_at from value_view where staff_id = $1 and session_id = $2 and record = $3`,
  { viewed_at: t.timestamptz },
  [t.uuid, t.text, t.text],
);

/** One row when this view has to be told; none when another request of the same session was faster. */
export const claimView = query(
  'access.claim-view',
  `insert into value_view (staff_id, session_id, record, viewed_at) values ($1, $2, $3, $4)
   on conflict (staff_id, session_id, record) do nothing
   returning viewed_at`,
  { viewed_at: t.timestamptz },
  [t.uuid, t.text, t.text, t.timestamptz],
);

export const deleteViewsBefore = query(
  'access.delete-views-before',
  `delete from value_view where ctid in (select ctid from value_view where viewed_at < $1 limit $2)`,
  {},
  [t.timestamptz, t.int8],
);
