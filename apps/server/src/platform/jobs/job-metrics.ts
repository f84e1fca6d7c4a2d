import { Counter, Gauge, Histogram } from 'prom-client';
import type { Runner } from '../db.ts';
import { ageSeconds, createFigure, type Figures } from '../figures.ts';
import { registry } from '../metrics.ts';
import { countJobs, countLivingWorkers, listJobNames } from './jobs.queries.ts';

const outcomes = ['done', 'retried', 'failed', 'lost', 'returned'] as const;
export type JobOutcome = (typeof outcomes)[number];

const total = new Counter({
  name: 'countersign_jobs_total',
  help: 'Attempts at jobs by how they ended: done, retried, failed for good, lost to another worker, returned by a stopping node.',
  labelNames: ['job', 'outcome'] as const,
  registers: [registry],
});
const depth = new Gauge({
  name: 'countersign_queue_jobs',
  help: 'Jobs on the queue by state: ready, later, running, failed for good.',
  labelNames: ['job', 'state'] as const,
  registers: [registry],
});

const oldest = new Gauge({
  name: 'countersign_queue_oldest_seconds',
  help: 'How long the oldest job of a kind has been ready without a worker taking it.',
  labelNames: ['job'] as const,
  registers: [registry],
});
const workers = createFigure('countersign_workers', 'Workers that beat, on all machines.');
const duration = new Histogram({
  name: 'countersign_job_seconds',
  help: 'Time that an attempt at a job took, however it ended.',
  labelNames: ['job'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800],
  registers: [registry],
});

/** Call what it answers when the attempt is over. */
export function timeJob(job: string): () => void {
  return duration.startTimer({ job });
}

/** Counting starts at nothing: without it the first failure of a kind would be no increase. */
export function startCounting(jobs: readonly string[]): void {
  for (const job of jobs) for (const outcome of outcomes) total.inc({ job, outcome }, 0);
}

export function countOutcome(job: string, outcome: JobOutcome): void {
  total.inc({ job, outcome });
}

/** Asks the database how full the queue is; for just before the metrics are printed. */
async function refreshQueueMetrics(db: Runner): Promise<void> {
  const [rows, names] = [await db.many(countJobs, []), await db.many(listJobNames, [])];
  // A name that has no jobs left must not keep its last figure.
  depth.reset();
  oldest.reset();
  // None is a figure, too: a rule cannot tell a missing one from a broken scrape.
  for (const { name: job } of names) {
    for (const state of ['ready', 'failed']) depth.set({ job, state }, 0);
    oldest.set({ job }, 0);
  }
  for (const row of rows) {
    depth.set({ job: row.name, state: row.state }, row.count);
    if (row.state === 'ready') oldest.set({ job: row.name }, ageSeconds(row.oldest_seconds));
  }
  workers.set((await db.one(countLivingWorkers, [])).workers);
}

export const queueFigures: Figures = { name: 'queue', refresh: (app) => refreshQueueMetrics(app.db) };
