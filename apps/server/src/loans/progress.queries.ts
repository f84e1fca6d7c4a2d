import { query, type RowOf, t } from '../platform/db.ts';

/** Held to the end of the transaction. Apart from the loan's own lock, which a page that was read does not take. */
export const lockProgress = query(
  'loans.lock-progress',
  `select pg_advisory_xact_lock(hashtextextended($1, 0))::text as locked`,
  { locked: t.text },
  [t.text],
);

export const insertProgress = query(
  'loans.insert-progress',
  `insert into loan_event (loan_id, type, data, at) values ($1, $2, $3, $4)`,
  {},
  [t.uuid, t.text, t.jsonb, t.timestamptz],
);

const progressColumns = { id: t.int8, type: t.text, data: t.jsonb, at: t.timestamptz } as const;

export type ProgressRow = RowOf<typeof progressColumns>;

export const listProgressAfter = query(
  'loans.list-progress-after',
  `select id, type, data, at from loan_event where loan_id = $1 and id > $2 order by id limit $3`,
  progressColumns,
  [t.uuid, t.int8, t.int8],
);

export const deleteOldProgress = query(
  'loans.delete-old-progress',
  `delete from loan_event where id in (select id from loan_event where at < $1 limit $2)`,
  {},
  [t.timestamptz, t.int8],
);
