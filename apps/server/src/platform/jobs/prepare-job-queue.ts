import { Logger, runMigrations } from 'graphile-worker';
import { openDb } from '../db.ts';
import { lockPreparation } from './jobs.queries.ts';

/** The name that graphile-worker's own documentation uses; the statements in jobs.queries.ts say it too. */
export const SCHEMA = 'graphile_worker';

/** Any fixed number will do; it must only be the same on all nodes. */
const PREPARATION_LOCK = 4_917_320_027;

const silent = new Logger(() => () => {});

/**
 * Brings the job queue's own tables up to date. The library's migrations clash when several nodes start at once on an
 * empty database; the lock lets one work while the others wait and then find nothing left to do.
 */
export async function prepareJobQueue(url: string): Promise<void> {
  const db = openDb({ url, maxConnections: 1, applicationName: 'countersign prepare', onError: () => {} });
  try {
    await db.transaction(async (tx) => {
      await tx.run(lockPreparation, [PREPARATION_LOCK]);
      await runMigrations({ connectionString: url, schema: SCHEMA, logger: silent });
    });
  } finally {
    await db.close();
  }
}
