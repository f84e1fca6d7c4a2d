import type { Static, TSchema } from 'typebox';
import type { App } from '../app.ts';
import type { Tx } from '../db.ts';

/** What is known of a job without its code: enough to put one on the queue. */
export interface JobSpec<S extends TSchema = TSchema> {
  /** Unique; stands in the database, so a renamed job leaves its waiting ones behind. */
  readonly name: string;
  readonly schema: S;
  /** Counted when a worker takes the job: an attempt whose worker was killed counts too, or a job that kills
   * workers would do so for ever. */
  readonly maxAttempts: number;
  /** An attempt that takes longer is given up and counts as failed. */
  readonly timeLimitSeconds?: number;
}

export interface Job<S extends TSchema = TSchema> extends JobSpec<S> {
  run(app: App, payload: Static<S>, ctx: JobContext): Promise<void>;
}

/**
 * What an attempt is given. A worker can be taken for dead while it only slept (a frozen machine, a long pause), and
 * another then has the job: what is written through this context is written only while the job is still ours.
 */
export interface JobContext {
  readonly jobId: number;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** The minute that a cron job was due at; null for others. */
  readonly scheduledFor: Date | null;
  /** Aborts when the attempt is over: out of time, taken away, or the node stops. */
  readonly signal: AbortSignal;
  /** A step on the way: written if the job is still ours, and perhaps again by a later attempt. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for several at once, one inside the other even; for `fenceApp`. */
  fenced<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The last step: takes the job off the queue in the same transaction, so that its effect happens exactly once. */
  finish<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Throws when the job is no longer ours; for just before a call to the outside world. */
  assertStillMine(): Promise<void>;
}

/** Ten minutes, for jobs that do not say. */
export const DEFAULT_TIME_LIMIT_SECONDS = 600;
/** The queue library takes any lock back after four hours; no attempt may come near that. */
const LONGEST_TIME_LIMIT_SECONDS = 3 * 3600;

/** A job by its name and payload alone, for rooms that enqueue what another room runs. */
export function declareJob<S extends TSchema>(spec: JobSpec<S>): JobSpec<S> {
  const limit = spec.timeLimitSeconds ?? DEFAULT_TIME_LIMIT_SECONDS;
  if (!(limit > 0 && limit <= LONGEST_TIME_LIMIT_SECONDS)) {
    throw new Error(`The job ${spec.name} must have a time limit of at most ${LONGEST_TIME_LIMIT_SECONDS} seconds.`);
  }
  if (!Number.isInteger(spec.maxAttempts) || spec.maxAttempts < 1) {
    throw new Error(`The job ${spec.name} must have at least one attempt.`);
  }
  return spec;
}

export function defineJob<S extends TSchema>(job: Job<S>): Job<S> {
  declareJob(job);
  return job;
}
