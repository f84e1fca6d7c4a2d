import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { ensureInstall } from '../platform/install.ts';
import { daysToCount, periodOf } from './heartbeat.ts';
import { countClosedLoans, countReceived, findLastDay, insertDay, lockCounting } from './metering.queries.ts';

/** A document that came a minute before midnight is read by then, unless nothing works. */
const LONGEST_WAIT_MS = 20 * 3_600_000;

export interface CountOptions {
  /** Whether a day may wait for documents of it that are still being read. */
  readonly mayWait: boolean;
}

/** Counts every day that is over and was not counted. All of them or none: no day can be left out. */
export async function countDays(app: App, options: CountOptions): Promise<void> {
  const { createdAt } = await ensureInstall(app, app.db);
  await app.db.transaction(async (tx) => {
    await tx.one(lockCounting, []);
    const { day: last } = await tx.one(findLastDay, []);
    for (const day of daysToCount(last, createdAt, app.clock.now())) {
      if (!(await countDay(tx, app, day, options))) return;
    }
  });
}

/** False where the day has to wait, and every later one with it. */
async function countDay(tx: Tx, app: App, day: string, { mayWait }: CountOptions): Promise<boolean> {
  const { from, to } = periodOf(day);
  const period = [new Date(from), new Date(to)] as const;
  const now = app.clock.now();
  const { pages, unread } = await tx.one(countReceived, period);
  if (mayWait && unread > 0 && now.getTime() - Date.parse(to) < LONGEST_WAIT_MS) return false;
  const { closed } = await tx.one(countClosedLoans, period);
  await tx.run(insertDay, [newId(now), day, closed, pages, now]);
  return true;
}
