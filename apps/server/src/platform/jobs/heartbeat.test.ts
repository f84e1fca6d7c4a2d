import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { quickTiming } from './testing/quick-timing.ts';

const WAIT = { timeout: 120_000, interval: 25 };

let test: TestApp;
let heartbeat: Heartbeat;
let lost = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  await heartbeat.stop();
  await test.database.pool.query('delete from worker_heartbeat; delete from graphile_worker._private_jobs');
});
afterAll(() => test.close());

async function start(workerId: string): Promise<void> {
  lost = 0;
  heartbeat = startHeartbeat(test.app.db, test.app.log, quickTiming, () => {
    lost += 1;
  });
  await heartbeat.register(workerId);
}

const living = async () =>
  (await test.database.pool.query('select worker_id from worker_heartbeat order by 1')).rows.map(
    (row) => row.worker_id,
  );

function beatAt(workerId: string, at: string): Promise<unknown> {
  const sql = `insert into worker_heartbeat (worker_id, node, started_at, beat_at) values ($1, 'n', now(), ${at})
               on conflict (worker_id) do update set beat_at = excluded.beat_at`;
  return test.database.pool.query(sql, [workerId]);
}

async function givenJobHeldBy(workerId: string, attempts: number, maxAttempts: number): Promise<void> {
  await test.database.pool.query(`select graphile_worker.add_job('held', max_attempts => $1)`, [maxAttempts]);
  await test.database.pool.query(
    'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = $2',
    [workerId, attempts],
  );
}

const jobs = async () =>
  (
    await test.database.pool.query(
      'select locked_by, locked_at, attempts, run_at <= now() as due, is_available, last_error from graphile_worker._private_jobs',
    )
  ).rows;

it('registers a worker again when the answer to the first try was lost', async () => {
  await beatAt('me', 'now()');
  await start('me');
  expect(await living()).toEqual(['me']);
});

it('spares a machine that slept: its own beat comes before the look at the others', async () => {
  await start('me');
  await beatAt('me', `now() - interval '1 hour'`);
  await beatAt('other', `now() - interval '1 hour'`);
  await vi.waitFor(async () => expect(await living()).toEqual(['me']), WAIT);
  expect(lost).toBe(0);
});

it('tells a worker once that it was taken for dead', async () => {
  await start('me');
  await test.database.pool.query('delete from worker_heartbeat');
  await vi.waitFor(() => expect(lost).toBe(1), WAIT);
});

it('gives the job of a silent worker back at once, with the attempt counted and the reason told', async () => {
  await beatAt('silent', `now() - interval '10 seconds'`);
  await givenJobHeldBy('silent', 2, 5);
  await start('me');
  const reason = 'The worker that ran this attempt went silent.';
  await vi.waitFor(async () => {
    expect(await jobs()).toEqual([
      { locked_by: null, locked_at: null, attempts: 2, due: true, is_available: true, last_error: reason },
    ]);
  }, WAIT);
});

it('leaves the jobs of living workers alone', async () => {
  await beatAt('busy', `now() + interval '1 hour'`);
  await givenJobHeldBy('busy', 1, 5);
  await beatAt('silent', `now() - interval '10 seconds'`);
  await start('me');
  await vi.waitFor(async () => expect(await living()).toEqual(['busy', 'me']), WAIT);
  expect(await jobs()).toMatchObject([{ locked_by: 'busy' }]);
});

it('shows a job as failed when its worker died at the last attempt', async () => {
  await givenJobHeldBy('never heard of', 3, 3);
  await start('me');
  await vi.waitFor(async () => {
    expect(await jobs()).toMatchObject([{ locked_by: null, is_available: false, last_error: expect.any(String) }]);
  }, WAIT);
});

it('does not wait for a job that a frozen process holds in an open transaction, and frees the others', async () => {
  await givenJobHeldBy('silent', 1, 5);
  const frozen = await test.database.pool.connect();
  await frozen.query('begin');
  await frozen.query('select 1 from graphile_worker._private_jobs for update');
  await test.database.pool.query(`select graphile_worker.add_job('held', max_attempts => 5)`);
  await test.database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'silent', locked_at = now() where locked_by is null`,
  );
  await start('me');
  const held = async () => (await jobs()).filter((job) => job.locked_by !== null).length;
  await vi.waitFor(async () => expect(await held()).toBe(1), WAIT);
  await frozen.query('rollback');
  frozen.release();
  await vi.waitFor(async () => expect(await held()).toBe(0), WAIT);
});
