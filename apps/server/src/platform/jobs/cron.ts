import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type { Static, TSchema } from 'typebox';
import type { Job, JobSpec } from './job.ts';
import { payloadFaults } from './payload.ts';

export interface Cron<S extends TSchema = TSchema> {
  readonly job: JobSpec<S>;
  /** Minute, hour, day, month, weekday; always in UTC, so that no run is skipped or doubled when clocks change. */
  readonly pattern: string;
  readonly payload: Static<S>;
  /** A run that was missed because no worker lived is made up for when the first one starts within this time. */
  readonly catchUpHours?: number;
}

/**
 * A day: a nightly job that was missed runs once in the morning, not never and not twice. A cron that runs every few
 * minutes sets it to 0, since its next run is near anyway.
 */
const CATCH_UP_HOURS = 24;

export function defineCron<S extends TSchema>(cron: Cron<S>): Cron<S> {
  return cron;
}

/**
 * For the queue library, which lets one node enqueue each run. The key keeps runs from piling up: one that still waits
 * to be tried again is replaced by the next.
 */
export function parseCrons(crons: readonly Cron[], jobs: readonly Job[]): ParsedCronItem[] {
  const known = new Set(jobs.map((job) => job.name));
  return parseCronItems(
    crons.map(({ job, pattern, payload, catchUpHours = CATCH_UP_HOURS }) => {
      if (!known.has(job.name)) throw new Error(`The cron job ${job.name} is not among the jobs that run.`);
      const faults = payloadFaults(job.schema, payload);
      if (faults !== null) throw new Error(`The payload of the cron job ${job.name} is wrong: ${faults}.`);
      return {
        task: job.name,
        match: pattern,
        identifier: job.name,
        payload: payload as Record<string, unknown>,
        options: {
          backfillPeriod: catchUpHours * 3_600_000,
          maxAttempts: job.maxAttempts,
          jobKey: `cron:${job.name}`,
          jobKeyMode: 'replace' as const,
        },
      };
    }),
  );
}
