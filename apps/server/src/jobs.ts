import { Type } from 'typebox';
import { rotateSigningKeys, sweepIdentity } from './identity/index.ts';
import { sendMailJob } from './mail/index.ts';
import { pipeline } from './pipeline.ts';
import {
  type Cron,
  createHousekeeping,
  defineCron,
  defineJob,
  deleteEmptyRateBuckets,
  deleteOldFailedJobs,
  type Job,
} from './platform/jobs/index.ts';
import { createRelay, deleteOldEvents } from './platform/outbox/index.ts';

const housekeeping = createHousekeeping([
  deleteEmptyRateBuckets,
  deleteOldFailedJobs,
  deleteOldEvents,
  { name: 'sweep identity', run: (app) => sweepIdentity(app) },
]);

const rotateKeys = defineJob({
  name: 'rotate-signing-keys',
  schema: Type.Object({}, { additionalProperties: false }),
  maxAttempts: 10,
  run: async (app) => {
    await rotateSigningKeys(app);
  },
});

/** Every job that a worker runs. A job that is enqueued and not listed here would wait for ever. */
export const jobs: readonly Job[] = [createRelay(pipeline), sendMailJob, housekeeping, rotateKeys];

/** What runs by the clock, in UTC. */
export const crons: readonly Cron[] = [
  defineCron({ job: housekeeping, pattern: '30 3 * * *', payload: {} }),
  defineCron({ job: rotateKeys, pattern: '10 3 * * *', payload: {} }),
];
