import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Db, openDb } from '../../src/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { defaultTiming, enqueueJob, prepareJobQueue, type Timing } from '../../src/platform/jobs/index.ts';
import { createEffectTables } from '../../src/platform/jobs/testing/effects.ts';
import { flakyJob, quickJob, slowJob } from '../../src/platform/jobs/testing/test-jobs.ts';
import {
  killHard,
  prepareWorkerProcesses,
  type WorkerProcesses,
} from '../../src/platform/jobs/testing/worker-processes.ts';
import { migrate, readMigrations } from '../../src/platform/migrate.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Kills of a worker in the middle of jobs of several kinds';
export const defaultRounds = 50;

export interface Options {
  readonly seed: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
  /** An empty database that is there already; else one is started for the run. */
  readonly databaseUrl?: string;
  readonly timing?: Timing;
}

const WORKERS = 2;
const JOBS_A_ROUND = 12;
/** The promise is a minute for a job to be another's; failing jobs wait for seconds between attempts on top of it. */
const DRAIN_LIMIT_MS = 180_000;
const RECOVERY_LIMIT_MS = 60_000;

interface Victim {
  readonly label: string;
  readonly killedAt: number;
}

/**
 * Two workers share a stream of jobs; in each round one of them is killed at a random instant and replaced. In the end
 * every job must have had its effect exactly once, none may be left, and those that a kill interrupted must have been
 * done within a minute of it.
 */
export async function run(options: Options): Promise<{ figures: Record<string, number>; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-soak-'));
  const postgres =
    options.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {}, tuning: 'test' })
      : null;
  const url = options.databaseUrl ?? postgres?.url ?? '';
  try {
    await migrate(url, await readMigrations());
    await prepareJobQueue(url);
    const workers = await prepareWorkerProcesses(folder, url, options.timing ?? defaultTiming);
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    // The server goes first at the end; what it tells its idle connections then is no fault.
    pool.on('error', () => {});
    const db = openDb({ url, maxConnections: 2, applicationName: 'soak', onError: () => {} });
    try {
      await createEffectTables(pool);
      return await killWorkers(options, workers, pool, db);
    } finally {
      await workers.killAll();
      await Promise.all([pool.end(), db.close()]);
    }
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function killWorkers(options: Options, workers: WorkerProcesses, pool: pg.Pool, db: Db) {
  const random = createRandom(options.seed);
  const expected = new Set<string>();
  const victims: Victim[] = [];
  const living: ChildProcess[] = [];
  for (let index = 0; index < WORKERS; index += 1) living.push(await workers.start());

  for (let round = 0; round < options.rounds; round += 1) {
    await enqueueSome(db, random, `${options.seed}-${round}`, expected);
    await wait(random.integer(0, 600));
    const index = random.integer(0, WORKERS - 1);
    const worker = living[index];
    if (worker === undefined) throw new Error('There is no worker to kill.');
    await killHard(worker);
    const interrupted = await jobsHeldBy(pool, worker);
    victims.push(...interrupted);
    options.log(`round ${round + 1}: killed a worker with ${interrupted.length} jobs in hand`);
    living[index] = await workers.start();
  }

  const drained = await untilEmpty(pool);
  const faults = [...(drained ? [] : await describeLeft(pool)), ...(await findWrongEffects(pool, expected))];
  const longest = await longestRecovery(pool, victims);
  if (longest > RECOVERY_LIMIT_MS) faults.push(`A killed job was done only after ${longest} ms.`);
  const figures = {
    kills: options.rounds,
    jobs: expected.size,
    'jobs interrupted by a kill': victims.length,
    'longest time from a kill to the effect of an interrupted job in ms': longest,
  };
  return { figures, faults: faults.map((fault) => `Seed ${options.seed}: ${fault}`) };
}

async function enqueueSome(db: Db, random: Random, prefix: string, expected: Set<string>): Promise<void> {
  for (let index = 0; index < JOBS_A_ROUND; index += 1) {
    const label = `${prefix}-${index}`;
    const job = random.pick([quickJob, slowJob, slowJob, flakyJob]);
    const milliseconds = random.integer(10, 800);
    await db.transaction((tx) => enqueueJob(tx, job, { label, milliseconds }));
    expected.add(label);
  }
}

/** The row of a worker's heartbeat names its process. */
async function jobsHeldBy(pool: pg.Pool, worker: ChildProcess): Promise<Victim[]> {
  const killedAt = Date.now();
  const { rows } = await pool.query<{ label: string }>(
    `select j.payload ->> 'label' as label from graphile_worker._private_jobs j
     join worker_heartbeat h on h.worker_id = j.locked_by where h.node like $1`,
    [`%:${worker.pid}`],
  );
  return rows.map(({ label }) => ({ label, killedAt }));
}

async function untilEmpty(pool: pg.Pool): Promise<boolean> {
  const end = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < end) {
    const { rows } = await pool.query('select from graphile_worker._private_jobs limit 1');
    if (rows.length === 0) return true;
    await wait(100);
  }
  return false;
}

async function describeLeft(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select payload ->> 'label' as label, attempts, locked_by, last_error from graphile_worker._private_jobs`,
  );
  return rows.map((row) => `The job ${row.label} is left: ${JSON.stringify(row)}.`);
}

async function findWrongEffects(pool: pg.Pool, expected: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await pool.query<{ label: string; times: number }>(
    'select label, count(*)::int as times from effect group by label',
  );
  const times = new Map(rows.map((row) => [row.label, row.times]));
  return [...expected]
    .filter((label) => times.get(label) !== 1)
    .map((label) => `The job ${label} had its effect ${times.get(label) ?? 0} times.`);
}

async function longestRecovery(pool: pg.Pool, victims: readonly Victim[]): Promise<number> {
  const { rows } = await pool.query<{ label: string; at: Date }>('select label, at from effect');
  const at = new Map(rows.map((row) => [row.label, row.at.getTime()]));
  return Math.max(0, ...victims.map(({ label, killedAt }) => (at.get(label) ?? killedAt) - killedAt));
}
