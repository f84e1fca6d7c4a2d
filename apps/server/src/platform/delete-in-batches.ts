import type { ArgsOf, Db, Query, t } from './db.ts';

/** Some thousand rows go in well under a second: nobody waits for their locks, and a crash loses little work. */
const BATCH = 5_000;

/** $1 the moment before which rows go, $2 how many at most. */
type DeleteSome = Query<Record<never, never>, readonly [typeof t.timestamptz, typeof t.int8]>;

/**
 * Deletes what is older than a moment, a batch a transaction. A night's rows in one statement would hold their locks
 * and keep the database from cleaning up behind everybody else for as long as it takes.
 */
export async function deleteInBatches(db: Db, query: DeleteSome, before: Date, batch: number = BATCH): Promise<number> {
  for (let deleted = 0; ; ) {
    const args: ArgsOf<DeleteSome['params']> = [before, batch];
    const gone = await db.run(query, args);
    deleted += gone;
    if (gone < batch) return deleted;
  }
}
