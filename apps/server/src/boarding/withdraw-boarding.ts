import type { App } from '../platform/app.ts';
import { defineJob } from '../platform/jobs/index.ts';
import { findBoarding } from './boarding.queries.ts';
import { askCore, orderOfRecord, reachCore, tellCore } from './reach-core.ts';
import { withdrawBoardingSpec } from './withdraw-boarding-spec.ts';

/**
 * A record that was rejected, or failed while its staging was unknown, may have left something at the core that nobody
 * will ever book. Taking it back twice is no harm; a core that is away is asked again later.
 */
export const withdrawBoardingJob = defineJob({
  ...withdrawBoardingSpec,
  run: async (app, { boardingId }, ctx) => {
    await ctx.assertStillMine();
    await withdrawBoarding(app, boardingId);
  },
});

async function withdrawBoarding(app: App, boardingId: string): Promise<void> {
  const record = await app.db.one(findBoarding, [boardingId]);
  // After retention the order can no longer be written, and whatever was left has long been looked at.
  if (record.preview === null) return;
  const core = await reachCore(app, record.provider_id);
  const order = orderOfRecord(app, record);
  const answer = await tellCore(app, core, 'void', order);
  if (answer.kind === 'done') return;
  const standing = answer.kind === 'refused' ? await askCore(app, core, order) : null;
  // A core that says no although it holds nothing any more has nothing to take back.
  if (standing?.kind === 'absent' || (standing?.kind === 'held' && standing.stage === 'voided')) return;
  throw new Error(`The core did not take the loan back yet: ${answer.detail}`);
}
