import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Static } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { enqueueJob } from './index.ts';
import { createEffectTables } from './testing/effects.ts';
import { quickTiming } from './testing/quick-timing.ts';
import { gatedInsideJob, gatedJob, gatedPlainJob, quickJob } from './testing/test-jobs.ts';
import { killHard, prepareWorkerProcesses, type WorkerProcesses } from './testing/worker-processes.ts';

/** The promise is a minute; with the short times of the test it is a few seconds. */
const WITHIN_A_MINUTE = { timeout: 60_000, interval: 25 };

let folder: string;
let database: TestDatabase;
let workers: WorkerProcesses;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-workers-'));
  database = await cloneDatabase();
  await createEffectTables(database.pool);
  workers = await prepareWorkerProcesses(folder, database.url, quickTiming);
});
beforeEach(async () => {
  await database.pool.query('truncate effect, started, gate; delete from graphile_worker._private_jobs');
});
afterEach(() => workers.killAll());
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type GatedJob = typeof gatedJob;

function enqueue(job: GatedJob, payload: Static<GatedJob['schema']> = { label: 'a' }): Promise<number> {
  return database.db.transaction((tx) => enqueueJob(tx, job, payload));
}

const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;
const openGate = () => database.pool.query(`insert into gate values ('a')`);
const effects = () => rowsOf('select label, attempt from effect');
const jobsLeft = () => rowsOf('select id, locked_by, last_error from graphile_worker._private_jobs');

async function waitForStart(attempt: number): Promise<void> {
  await vi.waitFor(async () => {
    expect(await rowsOf('select attempt from started')).toContainEqual({ attempt });
  }, WITHIN_A_MINUTE);
}

/** A worker that waits at the gate in the middle of the job. */
async function givenWorkerInside(job: GatedJob): Promise<ChildProcess> {
  const worker = await workers.start();
  await enqueue(job);
  await waitForStart(1);
  return worker;
}

describe.each([
  ['outside its transaction', gatedJob],
  ['with its transaction open', gatedInsideJob],
  ['in code that knows nothing of jobs', gatedPlainJob],
])('a worker in the middle of a job, %s,', { timeout: 180_000 }, (_where, job) => {
  it('that is killed loses the job to another worker, which does it exactly once', async () => {
    const first = await givenWorkerInside(job);
    await killHard(first);
    await workers.start();
    await waitForStart(2);
    await openGate();
    await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), WITHIN_A_MINUTE);
    expect(await effects()).toEqual([{ label: 'a', attempt: 2 }]);
  });

  it('that freezes and wakes up after its job was given away writes nothing', async () => {
    const sleeper = await givenWorkerInside(job);
    sleeper.kill('SIGSTOP');
    await workers.start();
    await waitForStart(2);
    await openGate();
    await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), WITHIN_A_MINUTE);
    expect(await effects()).toEqual([{ label: 'a', attempt: 2 }]);

    const [{ worker_id: sleeperId }] = await rowsOf(
      `select worker_id from worker_heartbeat where node like '%:${sleeper.pid}'
       union all select 'gone' limit 1`,
    );
    expect(sleeperId).toBe('gone');
    sleeper.kill('SIGCONT');
    // Awake again, it goes on as a worker under a new id, or its process ends with the connection that the database cut.
    const ended = () => sleeper.exitCode !== null;
    const reborn = () => rowsOf(`select from worker_heartbeat where node like '%:${sleeper.pid}'`);
    await vi.waitFor(async () => expect(ended() || (await reborn()).length === 1).toBe(true), WITHIN_A_MINUTE);
    await enqueue(quickJob, { label: 'b' });
    await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), WITHIN_A_MINUTE);
    expect(await effects()).toEqual([
      { label: 'a', attempt: 2 },
      { label: 'b', attempt: 1 },
    ]);
  });
});
