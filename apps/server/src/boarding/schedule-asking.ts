import { Type } from 'typebox';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { declareJob, enqueueJob } from '../platform/jobs/index.ts';
import { type BoardingRow, setAskAt } from './boarding.queries.ts';

export const settleBoardingSpec = declareJob({
  name: 'settle-boarding',
  schema: Type.Object({ boardingId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 3,
});

/** The first question comes soon; a core that cannot tell is asked ever more seldom, until a person settles it. */
const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/** The core is asked about an unknown outcome by a job of its own; the sweeper finds those whose job was lost. */
export async function scheduleAsking(tx: Tx, app: App, record: BoardingRow): Promise<void> {
  const after = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(record.asked, 20));
  const at = new Date(app.clock.now().getTime() + after);
  await tx.run(setAskAt, [record.id, at, 1]);
  await enqueueJob(
    tx,
    settleBoardingSpec,
    { boardingId: record.id },
    { runAt: at, key: `settle-boarding ${record.id}` },
  );
}
