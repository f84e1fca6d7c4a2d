import type { Runner } from '../db.ts';
import { listFailed } from './jobs.queries.ts';

/** A job that will not be tried again. Its payload is not shown: it may be sealed, and it may be about a borrower. */
export interface FailedJob {
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
