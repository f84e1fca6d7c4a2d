export { type Cron, defineCron } from './cron.ts';
export { type EnqueueOptions, enqueueJob } from './enqueue-job.ts';
export { fenceApp } from './fence-app.ts';
export {
  countWorkers,
  deleteGivenUpJob,
  type FailedJob,
  type GivenUpJob,
  isWorkPending,
  listFailedJobs,
  listGivenUpJobs,
  lockFailedJob,
  retryGivenUpJob,
} from './given-up-jobs.ts';
export { type Chore, createHousekeeping, deleteEmptyRateBuckets, deleteOldFailedJobs } from './housekeeping.ts';
export { declareJob, defineJob, type Job, type JobContext, type JobSpec } from './job.ts';
export { JobLostError, PermanentJobError } from './job-errors.ts';
export { queueFigures } from './job-metrics.ts';
export { prepareJobQueue } from './prepare-job-queue.ts';
export { defaultTiming, type Timing } from './timing.ts';
export { startWorker, type Worker } from './worker.ts';
