import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** The library's usual name; the statements in jobs.queries.ts say it too. */
export const SCHEMA = 'graphile_worker';

/** Any fixed number will do; it must only be the same on all nodes. */
const PREPARATION_LOCK = 4_917_320_027;

const silent = new Logger(() => () => {});

/**
 * Brings the job queue's own tables up to date. The library's migrations may clash when several nodes start at once on
 * an empty database; the lock lets one work while the others wait and then find nothing left to do.
 */
export async function prepareJobQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'countersign prepare' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await runMigrations({ connectionString: url, schema: SCHEMA, logger: silent });
    // Every worker asks every few seconds who holds jobs; without this it would read the whole backlog each time.
    await client.query(
      `create index if not exists countersign_held_jobs on ${SCHEMA}._private_jobs (locked_by) where locked_by is not null`,
    );
  } finally {
    await client.end();
  }
}
