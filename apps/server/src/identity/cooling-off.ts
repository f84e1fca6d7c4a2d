import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { findCoolingOff, setCoolingOff } from './staff.queries.ts';

/** Time for the owner of the account to notice that somebody else had a hand in the password. */
const COOLING_OFF_MS = 24 * 3_600_000;

/** From now on this person checks no wire for a day. The caller holds the user's lock. */
export async function startCoolingOff(tx: Tx, app: App, staffId: string): Promise<void> {
  await tx.run(setCoolingOff, [staffId, new Date(app.clock.now().getTime() + COOLING_OFF_MS)]);
}

/** Until when this person may not check a wire; null: they may. */
export async function coolingOffUntil(runner: Runner, app: App, staffId: string): Promise<Date | null> {
  const until = (await runner.maybe(findCoolingOff, [staffId]))?.cooling_off_until ?? null;
  return until !== null && until > app.clock.now() ? until : null;
}
