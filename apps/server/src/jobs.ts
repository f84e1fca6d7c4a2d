import { Type } from 'typebox';
import { sweepAccess } from './access/index.ts';
import { lapseDueChanges, tellAdministrators } from './administration/index.ts';
import { settleBoardingJob, settleDueBoardings, withdrawBoardingJob } from './boarding/index.ts';
import { failGivenUpWork, readDocumentJob, sweepRetention } from './documents/index.ts';
import { publishCheckpoint } from './evidence-publishing/index.ts';
import { extractDocumentJob } from './extraction/index.ts';
import { readHealth } from './http/operations/system/readiness.ts';
import { rotateSigningKeys, sweepIdentity } from './identity/index.ts';
import { advancePackageJob, sweepClaims } from './intake/index.ts';
import { forgetOldProgress, sealDueLoans } from './loans/index.ts';
import { sendMailJob } from './mail/index.ts';
import { sendHeartbeats } from './metering/index.ts';
import { pipeline } from './pipeline.ts';
import type { App } from './platform/app.ts';
import {
  type Cron,
  createHousekeeping,
  defineCron,
  defineJob,
  deleteEmptyRateBuckets,
  deleteOldFailedJobs,
  fenceApp,
  type Job,
} from './platform/jobs/index.ts';
import { createRelay, deleteOldEvents } from './platform/outbox/index.ts';
import { failGivenUpRuns, reconcileLoanJob, recordDecisionJob } from './review/index.ts';
import { foldStatistics } from './statistics/index.ts';
import { remindOfDueItems, trackDueItemsJob } from './trailing/index.ts';
import { deliverWebhookJob, forgetOldDeliveries } from './webhooks/index.ts';

const housekeeping = createHousekeeping([
  deleteEmptyRateBuckets,
  deleteOldFailedJobs,
  deleteOldEvents,
  { name: 'sweep identity', run: (app) => sweepIdentity(app) },
  { name: 'forget old readings', run: sweepAccess },
  { name: 'forget old progress', run: forgetOldProgress },
  { name: 'forget old webhook deliveries', run: forgetOldDeliveries },
  { name: 'delete bytes that were never filed', run: async (app) => void (await sweepClaims(app)) },
]);

/** A job that takes nothing: by the clock, or on demand. */
function plainJob(name: string, run: (app: App) => Promise<unknown>): Job {
  return defineJob({
    name,
    schema: Type.Object({}, { additionalProperties: false }),
    maxAttempts: 10,
    run: async (app, _payload, ctx) => {
      await run(fenceApp(app, ctx));
    },
  });
}

const rotateKeys = plainJob('rotate-signing-keys', rotateSigningKeys);
const signCheckpoint = plainJob('checkpoint', publishCheckpoint);
const sealDue = plainJob('seal', sealDueLoans);
const retention = plainJob('retention', sweepRetention);
const metering = plainJob('metering', async (app) => {
  const { failure } = await sendHeartbeats(app, readHealth, { mayWait: true });
  // Tried again within minutes, and visible among the jobs that fail.
  if (failure !== null) throw new Error(failure);
});
const failGivenUp = plainJob('fail-given-up', async (app) => {
  await failGivenUpWork(app, [readDocumentJob.name, extractDocumentJob.name]);
  await failGivenUpRuns(app);
});

const administration = plainJob('administration', async (app) => {
  await lapseDueChanges(app);
  await tellAdministrators(app);
});

const remind = plainJob('remind-due-items', remindOfDueItems);
const foldStats = plainJob('fold-statistics', foldStatistics);
const settleBoardings = plainJob('settle-boardings', settleDueBoardings);

/** Every job that a worker runs. A job that is enqueued and not listed here would wait for ever. */
export const jobs: readonly Job[] = [
  createRelay(pipeline),
  sendMailJob,
  readDocumentJob,
  advancePackageJob,
  extractDocumentJob,
  reconcileLoanJob,
  recordDecisionJob,
  trackDueItemsJob,
  remind,
  settleBoardingJob,
  withdrawBoardingJob,
  settleBoardings,
  deliverWebhookJob,
  housekeeping,
  rotateKeys,
  signCheckpoint,
  sealDue,
  retention,
  metering,
  failGivenUp,
  foldStats,
  administration,
];

/** What runs by the clock, in UTC. */
export const crons: readonly Cron[] = [
  defineCron({ job: housekeeping, pattern: '30 3 * * *', payload: {} }),
  defineCron({ job: rotateKeys, pattern: '10 3 * * *', payload: {} }),
  // Seals before the sweep, so that a night's seals are in the log when documents go. A missed minute is no loss.
  defineCron({ job: signCheckpoint, pattern: '* * * * *', payload: {}, catchUpHours: 0 }),
  defineCron({ job: sealDue, pattern: '20 3 * * *', payload: {} }),
  defineCron({ job: failGivenUp, pattern: '* * * * *', payload: {}, catchUpHours: 0 }),
  // What was left while the core was called is asked about; a job of its own does it sooner where it can.
  defineCron({ job: settleBoardings, pattern: '* * * * *', payload: {}, catchUpHours: 0 }),
  // A day is sent once it is over; every hour, so that a receiver that was away gets what it missed soon.
  defineCron({ job: metering, pattern: '15 * * * *', payload: {}, catchUpHours: 0 }),
  // Before people on the East Coast come to work.
  defineCron({ job: remind, pattern: '0 11 * * *', payload: {} }),
  defineCron({ job: foldStats, pattern: '* * * * *', payload: {}, catchUpHours: 0 }),
  // Colleagues hear of an administrative act within minutes; what nobody confirmed lapses.
  defineCron({ job: administration, pattern: '*/2 * * * *', payload: {}, catchUpHours: 0 }),
  // Specification part 8: at 04:00 UTC.
  defineCron({ job: retention, pattern: '0 4 * * *', payload: {} }),
];
