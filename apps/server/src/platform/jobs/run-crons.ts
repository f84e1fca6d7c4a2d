import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { latestRun, type ParsedCron } from './cron.ts';
import { findCrons, rememberCron, takeCronRun } from './jobs.queries.ts';

/**
 * Looks every few seconds what is due by the clock of the database, and puts it on the queue; of several workers one
 * does. The queue library has crons of its own, by the clock of the node: one that ran ahead for a minute, or fell
 * behind, would stop them on every node for as long as it was wrong.
 */
export function startCrons(db: Db, log: Log, crons: readonly ParsedCron[], everyMs: number): { stop(): Promise<void> } {
  const stopped = new AbortController();
  // Up to here everything that was due is on the queue.
  let seenUntil: Date | null = null;
  const looking = keepLooking();

  return {
    stop: async () => {
      stopped.abort();
      await looking;
    },
  };

  async function keepLooking(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look().catch((error: unknown) =>
        log.warn({ err: error }, 'what is due by the clock could not be looked up'),
      );
      await wait(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  async function look(): Promise<void> {
    const known = await db.many(findCrons, [crons.map(({ name }) => name)]);
    let now: Date | null = null;
    for (const row of known) {
      now = row.now;
      const cron = crons.find(({ name }) => name === row.name);
      if (row.known_since === null) await db.run(rememberCron, [row.name]);
      else if (cron !== undefined) await enqueueIfDue(cron, row.now, [row.known_since, row.last_execution]);
    }
    seenUntil = now;
  }

  async function enqueueIfDue(cron: ParsedCron, now: Date, before: readonly (Date | null)[]): Promise<void> {
    const since = seenUntil ?? new Date(now.getTime() - cron.catchUpMs);
    // A time that is not yet was written by a clock that was wrong.
    const past = [since, ...before.filter((time): time is Date => time !== null && time <= now)];
    const minute = latestRun(cron, new Date(Math.max(...past.map((time) => time.getTime()))), now);
    if (minute === null) return;
    const payload = JSON.stringify({ ...cron.payload, _cron: { ts: minute.toISOString() } });
    await db.run(takeCronRun, [cron.name, minute, payload, cron.maxAttempts, `cron:${cron.name}`]);
  }
}
