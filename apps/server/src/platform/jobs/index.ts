export { type EnqueueOptions, enqueueJob } from './enqueue-job.ts';
export { declareJob, defineJob, type Job, type JobContext, type JobSpec } from './job.ts';
export { prepareJobQueue } from './prepare-job-queue.ts';
