import { Counter, Gauge } from 'prom-client';
import type { Runner } from '../db.ts';
import { registry } from '../metrics.ts';
import { countJobs } from './jobs.queries.ts';

export type JobOutcome = 'done' | 'retried' | 'failed' | 'lost' | 'returned';

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

export function countOutcome(job: string, outcome: JobOutcome): void {
  total.inc({ job, outcome });
}

/** Asks the database how full the queue is; for just before the metrics are printed. */
export async function refreshQueueMetrics(db: Runner): Promise<void> {
  const rows = await db.many(countJobs, []);
  // A name that has no jobs left must not keep its last figure.
  depth.reset();
  for (const row of rows) depth.set({ job: row.name, state: row.state }, row.count);
}
