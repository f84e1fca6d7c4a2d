import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { defaultTiming, prepareJobQueue } from '../apps/server/src/platform/jobs/index.ts';
import {
  killHard,
  prepareWorkerProcesses,
  type WorkerProgram,
} from '../apps/server/src/platform/jobs/testing/worker-processes.ts';
import { migrate, readMigrations } from '../apps/server/src/platform/migrate.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import type * as workerProgram from './workers/worker-program.ts';

const benchWorker: WorkerProgram & { main: keyof typeof workerProgram } = {
  source: '../../bench/workers/worker-program.ts',
  main: 'runBenchWorker',
};

const WORKERS = [1, 2, 4];
/** Enough of each kind for some seconds on one worker, which has four jobs in hand at a time. */
const JOBS = { waits: 600, computes: 400, empty: 4_000 };
type Kind = keyof typeof JOBS;

/** What the kernel counts processor time in. */
const TICKS_PER_SECOND = 100;

interface Measured {
  readonly perSecond: number;
  /** Of all processors of the machine, what the workers had. */
  readonly cpuShare: number;
}

/**
 * Jobs a second with 1, 2 and 4 worker processes, for one that waits (a call of another system), one that computes (the
 * reading of a page) and one that does nothing (so that claiming a job is all that is left). Waiting must scale with
 * the workers; computing can do so until the processors are used up.
 */
export async function run(): Promise<Tables> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {} });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => {});
  try {
    await migrate(postgres.url, await readMigrations());
    await prepareJobQueue(postgres.url);
    const workers = await prepareWorkerProcesses(folder, postgres.url, defaultTiming, benchWorker);
    const rows: Row[] = [];
    for (const kind of Object.keys(JOBS) as Kind[]) {
      let one: number | undefined;
      for (const count of WORKERS) {
        const running: ChildProcess[] = [];
        for (let index = 0; index < count; index += 1) running.push(await workers.start());
        const { perSecond, cpuShare } = await measure(pool, kind, running);
        await Promise.all(running.map(killHard));
        one ??= perSecond;
        rows.push({
          job: kind,
          workers: count,
          'jobs a second': rounded(perSecond, 1),
          'times one worker': rounded(perSecond / one),
          'CPU share of the workers, %': Math.round(100 * cpuShare),
        });
      }
    }
    return { 'Jobs a second': rows };
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the first job taken to the last one gone; what was enqueued before the clock started waits until it does. */
async function measure(pool: pg.Pool, kind: Kind, workers: readonly ChildProcess[]): Promise<Measured> {
  await pool.query(
    `select count(graphile_worker.add_job($1, '{"label":""}', max_attempts => 3)) from generate_series(1, $2::int)`,
    [kind, JOBS[kind]],
  );
  const started = performance.now();
  const cpuBefore = cpuSecondsOf(workers);
  for (;;) {
    const { rows } = await pool.query('select from graphile_worker._private_jobs limit 1');
    if (rows.length === 0) break;
    await wait(20);
  }
  const seconds = (performance.now() - started) / 1000;
  const used = cpuSecondsOf(workers) - cpuBefore;
  return { perSecond: JOBS[kind] / seconds, cpuShare: used / seconds / availableParallelism() };
}

/** User and system time of processes, as the kernel counts it. Linux only. */
function cpuSecondsOf(processes: readonly ChildProcess[]): number {
  return processes.reduce((sum, { pid }) => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }, 0);
}
