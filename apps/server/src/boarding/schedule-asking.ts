import { Type } from 'typebox';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { declareJob, enqueueJob } from '../platform/jobs/index.ts';
import { type BoardingRow, setAskAt } from './boarding.queries.ts';

export const settleBoardingSpec = declareJob({
  name: 'settle-boarding',
  schema: Type.Object({ boardingId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  // A worker that is killed spends one: a row of crashes must not leave a job that nobody needs among the failed ones.
  maxAttempts: 10,
});

/** The first question comes soon; a core that cannot tell is asked ever more seldom, until a person settles it. */
const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/** After the end of a call, so that the clock of the database need not agree with ours to the millisecond. */
const MARGIN_MS = 500;

/**
 * The core is asked about an unknown outcome by a job of its own; the sweeper finds those whose job was lost. From
 * `quietAt` on, no is believed as well: it is asked then, whatever the next time would be.
 */
export async function scheduleAsking(tx: Tx, app: App, record: BoardingRow, quietAt?: Date): Promise<void> {
  const now = app.clock.now().getTime();
  const after = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(record.asked, 20));
  const quietIn = quietAt === undefined ? 0 : quietAt.getTime() - now;
  const at = new Date(now + (quietIn > 0 ? Math.min(after, quietIn) : after));
  await tx.run(setAskAt, [record.id, at, 1]);
  await askLater(tx, record.id, at);
}

/** Whoever calls may die. Once the call's time is over a job looks at it, and finds nothing to do where it was answered. */
export async function watchCall(tx: Tx, boardingId: string, ends: Date): Promise<void> {
  await askLater(tx, boardingId, new Date(ends.getTime() + MARGIN_MS));
}

async function askLater(tx: Tx, boardingId: string, runAt: Date): Promise<void> {
  await enqueueJob(tx, settleBoardingSpec, { boardingId }, { runAt, key: `settle-boarding ${boardingId}` });
}
