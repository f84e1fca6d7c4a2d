import { sendMailJob } from './mail/index.ts';
import { pipeline } from './pipeline.ts';
import {
  type Chore,
  type Cron,
  createHousekeeping,
  defineCron,
  deleteEmptyRateBuckets,
  deleteOldFailedJobs,
  type Job,
} from './platform/jobs/index.ts';
import { createRelay, deleteOldEvents } from './platform/outbox/index.ts';

/** What is done every night. A room adds its own by a line here. */
const chores: readonly Chore[] = [deleteEmptyRateBuckets, deleteOldFailedJobs, deleteOldEvents];

const housekeeping = createHousekeeping(chores);

/** Every job that a worker runs. What is enqueued and not in this list waits until a release has it. */
export const jobs: readonly Job[] = [createRelay(pipeline), sendMailJob, housekeeping];

/** What runs by the clock, in UTC. */
export const crons: readonly Cron[] = [defineCron({ job: housekeeping, pattern: '30 3 * * *', payload: {} })];
