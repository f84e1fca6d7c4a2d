import { parseCronItems } from 'graphile-worker';
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

/** What the clock is held against. */
export interface ParsedCron {
  readonly name: string;
  readonly payload: object;
  readonly maxAttempts: number;
  readonly catchUpMs: number;
  readonly isDueAt: (minute: Date) => boolean;
}

/** Throws where a cron is for a job that nobody runs, or has a payload or a pattern that is none. */
export function parseCrons(crons: readonly Cron[], jobs: readonly Job[]): readonly ParsedCron[] {
  const known = new Set(jobs.map((job) => job.name));
  return crons.map(({ job, pattern, payload, catchUpHours = CATCH_UP_HOURS }) => {
    if (!known.has(job.name)) throw new Error(`The cron job ${job.name} is not among the jobs that run.`);
    const faults = payloadFaults(job.schema, payload);
    if (faults !== null) throw new Error(`The payload of the cron job ${job.name} is wrong: ${faults}.`);
    return {
      name: job.name,
      payload: payload as object,
      maxAttempts: job.maxAttempts,
      catchUpMs: catchUpHours * 3_600_000,
      isDueAt: matcher(job.name, pattern),
    };
  });
}

function matcher(task: string, pattern: string): (minute: Date) => boolean {
  const [parsed] = parseCronItems([{ task, match: pattern }]);
  return (minute) =>
    parsed?.match({
      min: minute.getUTCMinutes(),
      hour: minute.getUTCHours(),
      date: minute.getUTCDate(),
      month: minute.getUTCMonth() + 1,
      dow: minute.getUTCDay(),
    }) === true;
}

const MINUTE_MS = 60_000;

/** The last minute after one time and up to another at which it is due; of several that were missed one run makes up. */
export function latestRun({ isDueAt }: ParsedCron, after: Date, upTo: Date): Date | null {
  let time = Math.floor(upTo.getTime() / MINUTE_MS) * MINUTE_MS;
  for (; time > after.getTime(); time -= MINUTE_MS) {
    const minute = new Date(time);
    if (isDueAt(minute)) return minute;
  }
  return null;
}
