import type { Db } from '../db.ts';
import { listLongHeldJobs } from './jobs.queries.ts';
import type { Underway } from './underway.ts';

/**
 * Looks for a job that the database gave to this worker and that the worker knows nothing of: the connection was lost
 * between the two. As long as the worker lives nobody else would take it; the queue library waits for four hours. Told
 * when it is seen twice: an answer may lie unread while the process is busy or wakes from sleep.
 */
export function createForgottenWatch(
  db: Db,
  underway: Pick<Underway, 'has'>,
  heldForMs: number,
): (workerId: string) => Promise<number | null> {
  let seenBefore: ReadonlySet<number> = new Set();
  return async (workerId) => {
    const held = await db.many(listLongHeldJobs, [workerId, heldForMs / 1000]);
    const unknown = held.map(({ id }) => id).filter((id) => !underway.has(id));
    const again = unknown.find((id) => seenBefore.has(id));
    seenBefore = new Set(unknown);
    return again ?? null;
  };
}
