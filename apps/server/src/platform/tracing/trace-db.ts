import type { Db } from '../db.ts';
import { inSpan } from './in-span.ts';

/** Shows transactions as spans, since waiting for a lock is where time goes unseen. Single statements are not shown. */
export function traceDb(db: Db): Db {
  return { ...db, transaction: (work) => inSpan('transaction', {}, () => db.transaction(work)) };
}
