import type { App } from '../app.ts';
import type { Db } from '../db.ts';
import type { JobContext } from './job.ts';

/**
 * The App for code that runs as a job and knows nothing of jobs, such as what runs by the clock: whatever it reads or
 * writes happens only while the job is still ours. A worker that froze in the middle of it wakes up to errors.
 */
export function fenceApp(app: App, ctx: Pick<JobContext, 'fenced'>): App {
  const db: Db = {
    ...app.db,
    transaction: (work) => ctx.fenced(work),
    one: (query, args) => ctx.fenced((tx) => tx.one(query, args)),
    maybe: (query, args) => ctx.fenced((tx) => tx.maybe(query, args)),
    many: (query, args) => ctx.fenced((tx) => tx.many(query, args)),
    run: (query, args) => ctx.fenced((tx) => tx.run(query, args)),
  };
  return { ...app, db };
}
