import type { Task } from 'graphile-worker';
import type { App } from '../app.ts';
import { inLogContext } from '../log-context.ts';
import { inSpan, type Noted } from '../tracing/in-span.ts';
import type { SpanAttributes } from '../tracing/span-attributes.ts';
import { type Attempt, beginAttempt, type Claim } from './attempt.ts';
import { DEFAULT_TIME_LIMIT_SECONDS, type Job } from './job.ts';
import { JobLostError, NodeStoppingError, PermanentJobError } from './job-errors.ts';
import { countOutcome, type JobOutcome, timeJob } from './job-metrics.ts';
import { failHeldJob, returnHeldJob } from './jobs.queries.ts';
import { payloadFaults, splitPayload } from './payload.ts';
import { retryDelaySeconds } from './retry-delay.ts';
import type { Underway } from './underway.ts';

/** An error message is for a person to read; the whole answer of a mail server is not. */
const MAX_REASON = 2_000;

/**
 * The queue library would now fail the job once more, after waits of its own; by then this very pool may have taken it
 * again, and the lock would look like ours. Under this id, which no job has, it finds nothing.
 */
const NO_JOB = '0';

/** The code of a job as the queue library calls it. Attempts that run are in `underway` for as long as they do. */
export function toTask(app: App, job: Job, underway: Underway, silenceMs: number): Task {
  return async (raw, { job: row }) => {
    const { payload, scheduledFor, traceparent } = splitPayload(raw);
    const claim: Claim = { jobId: Number(row.id), workerId: row.locked_by ?? '', attempt: row.attempts, scheduledFor };
    const span = {
      kind: 'consumer',
      from: traceparent,
      isUnit: true,
      attributes: describe(job, claim, payload),
    } as const;
    await inLogContext({ job: job.name, jobId: claim.jobId }, () =>
      inSpan(`job ${job.name}`, span, async (noted) => {
        const stopClock = timeJob(job.name);
        try {
          await attemptOnce(claim, payload, row, noted);
        } finally {
          stopClock();
        }
      }),
    );
  };

  async function attemptOnce(claim: Claim, payload: unknown, row: { id: string }, noted: Noted): Promise<void> {
    const attempt = beginAttempt(app, claim, silenceMs);
    const tell = (outcome: JobOutcome) => {
      countOutcome(job.name, outcome);
      noted.note({ 'countersign.outcome': outcome });
    };
    const limitSeconds = job.timeLimitSeconds ?? DEFAULT_TIME_LIMIT_SECONDS;
    const outOfTime = () => attempt.end(new Error(`The attempt took longer than ${limitSeconds} seconds.`));
    const timer = setTimeout(outOfTime, limitSeconds * 1000);
    underway.add(attempt);
    try {
      await Promise.race([perform(app, job, payload, attempt), attempt.ended]);
      if (!attempt.isFinished()) await attempt.close();
      tell('done');
    } catch (error) {
      if (attempt.isFinished()) return afterTheEnd(app, job, claim, error);
      tell(await settle(app, job, claim, error));
      row.id = NO_JOB;
      // The library must not take the job for done.
      throw error;
    } finally {
      clearTimeout(timer);
      underway.delete(attempt);
    }
  }
}

/** Ids of ours alone: what a payload says beside them is nobody's business outside. */
function describe(job: Job, { attempt }: Claim, payload: unknown): SpanAttributes {
  const { loanId, documentId } = (payload ?? {}) as { loanId?: unknown; documentId?: unknown };
  return {
    'countersign.job': job.name,
    'countersign.attempt': attempt,
    ...(typeof loanId === 'string' ? { 'countersign.loan_id': loanId } : {}),
    ...(typeof documentId === 'string' ? { 'countersign.document_id': documentId } : {}),
  };
}

async function perform(app: App, job: Job, payload: unknown, attempt: Attempt): Promise<void> {
  const faults = payloadFaults(job.schema, payload);
  if (faults !== null) throw new PermanentJobError(`The payload does not fit this release: ${faults}.`);
  await job.run(app, payload, attempt.ctx);
}

/** Writes down how a failed attempt ended, unless the job is no longer ours to write about. */
async function settle(app: App, job: Job, claim: Claim, error: unknown): Promise<JobOutcome> {
  const { jobId, workerId, attempt } = claim;
  const known = { job: job.name, jobId, attempt };
  if (error instanceof JobLostError) {
    app.log.warn(known, 'job lost to another worker');
    return 'lost';
  }
  if (error instanceof NodeStoppingError) {
    await app.db.run(returnHeldJob, [jobId, workerId]);
    app.log.info(known, 'job returned to the queue');
    return 'returned';
  }
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\u0000', '').slice(0, MAX_REASON);
  const isPermanent = error instanceof PermanentJobError;
  const wait = retryDelaySeconds(attempt, Math.random());
  const row = await app.db.maybe(failHeldJob, [jobId, workerId, reason, wait, isPermanent]);
  if (row === undefined) return 'lost';
  if (row.given_up) app.log.error({ ...known, err: error }, 'job failed for good');
  else app.log.warn({ ...known, err: error, retryInSeconds: Math.round(wait) }, 'job failed, will be tried again');
  return row.given_up ? 'failed' : 'retried';
}

/** The job is off the queue with its effect; what it threw afterwards can only be told. */
function afterTheEnd(app: App, job: Job, claim: Claim, error: unknown): void {
  countOutcome(job.name, 'done');
  app.log.error({ job: job.name, jobId: claim.jobId, err: error }, 'job threw after it had finished');
}
