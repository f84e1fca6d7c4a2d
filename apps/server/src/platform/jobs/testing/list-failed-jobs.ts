import { query, type Runner, t } from '../../db.ts';

/** Jobs with no attempt left, newest first. */
const listFailed = query(
  'testing.list-failed-jobs',
  `select id, task_identifier as name, attempts::int4, last_error, created_at, updated_at as failed_at
   from graphile_worker.jobs
   where attempts >= max_attempts and locked_at is null
   order by updated_at desc, id desc
   limit $1`,
  {
    id: t.int8,
    name: t.text,
    attempts: t.int4,
    last_error: t.nullable(t.text),
    created_at: t.timestamptz,
    failed_at: t.timestamptz,
  },
  [t.int8],
);

/** A job that will not be tried again. */
interface FailedJob {
  readonly id: number;
  readonly name: string;
  readonly attempts: number;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

export async function listFailedJobs(db: Runner, limit: number): Promise<readonly FailedJob[]> {
  const rows = await db.many(listFailed, [limit]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    attempts: row.attempts,
    reason: row.last_error,
    createdAt: row.created_at,
    failedAt: row.failed_at,
  }));
}
