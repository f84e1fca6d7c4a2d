import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { latestRun, parseCrons } from './cron.ts';
import { defineCron, defineJob, startWorker, type Worker } from './index.ts';
import { quickTiming } from './testing/quick-timing.ts';

const WAIT = { timeout: 60_000, interval: 25 };
const CRONTABS = 'graphile_worker._private_known_crontabs';
const zone = process.env.TZ;

let test: TestApp;
let worker: Worker | null = null;
let runs: (Date | null)[] = [];
let witnessed = 0;

beforeAll(async () => {
  // A zone that is neither UTC nor a whole number of hours away from it.
  process.env.TZ = 'Asia/Kathmandu';
  test = await createTestApp();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  runs = [];
  witnessed = 0;
  await test.database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await test.close();
});

const nightly = defineJob({
  name: 'nightly',
  schema: Type.Object({ what: Type.String() }, { additionalProperties: false }),
  maxAttempts: 3,
  run: async (_app, { what }, ctx) => {
    if (what === 'books') runs.push(ctx.scheduledFor);
  },
});

/** Always missed, and looked at after the other. */
const witness = defineJob({
  ...nightly,
  name: 'witness',
  run: async () => {
    witnessed += 1;
  },
});
const seenByTheWorker = () => vi.waitFor(() => expect(witnessed).toBeGreaterThan(0), WAIT);

const options = (catchUpHours: number) => ({
  jobs: [nightly, witness],
  crons: [
    defineCron({ job: nightly, pattern: '30 3 * * *', payload: { what: 'books' }, catchUpHours }),
    defineCron({ job: witness, pattern: '30 3 * * *', payload: { what: 'this' } }),
  ],
  connectionString: test.database.url,
});

async function startAfterAbsence(hours: number, catchUpHours = 24): Promise<void> {
  await test.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('nightly', now() - interval '30 days', now() - make_interval(hours => $1)),
            ('witness', now() - interval '30 days', now() - interval '47 hours')
     on conflict (identifier) do update
       set known_since = excluded.known_since, last_execution = excluded.last_execution`,
    [hours],
  );
  worker = await startWorker(test.app, { ...options(catchUpHours), timing: quickTiming });
}

async function lastExecution(): Promise<Date | undefined> {
  const { rows } = await test.database.pool.query<{ at: Date }>(
    `select last_execution as at from ${CRONTABS} where identifier = 'nightly'`,
  );
  return rows[0]?.at;
}

it('makes up once for a night that was missed, at the hour of UTC', async () => {
  await startAfterAbsence(47);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), WAIT);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.toISOString()).toMatch(/T03:30:00\.000Z$/);
});

it('makes up for nothing where the cron says so', async () => {
  await startAfterAbsence(47, 0);
  await seenByTheWorker();
  expect(runs).toEqual([]);
});

it('runs again after a clock that was ahead has said that it ran tomorrow', async () => {
  await startAfterAbsence(-24);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), WAIT);
  expect(runs).toHaveLength(1);
  expect((await lastExecution())?.getTime()).toBeLessThan(Date.now());
});

it('goes by the clock of the database where that of the node is a day ahead', async () => {
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 3_600_000);
  try {
    await startAfterAbsence(0);
    await seenByTheWorker();
  } finally {
    vi.restoreAllMocks();
  }
  expect(runs).toEqual([]);
  expect((await lastExecution())?.getTime()).toBeLessThan(now());
});

it('enqueues a run once where two workers look', async () => {
  const other = await startWorker(test.app, { ...options(24), timing: quickTiming });
  try {
    await startAfterAbsence(47);
    await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), WAIT);
    await seenByTheWorker();
  } finally {
    await other.stop();
  }
  await worker?.stop();
  expect(runs).toHaveLength(1);
});

it('runs what came to be due since it looked, and of several minutes the last', () => {
  const [often] = parseCrons([defineCron({ job: nightly, pattern: '*/5 * * * *', payload: { what: 'x' } })], [nightly]);
  const run = (after: string, upTo: string) =>
    often === undefined ? undefined : latestRun(often, new Date(after), new Date(upTo))?.toISOString();
  expect(run('2026-11-18T08:04:59Z', '2026-11-18T08:05:00Z')).toBe('2026-11-18T08:05:00.000Z');
  expect(run('2026-11-18T07:30:00Z', '2026-11-18T08:09:59Z')).toBe('2026-11-18T08:05:00.000Z');
  expect(run('2026-11-18T08:05:00Z', '2026-11-18T08:09:59Z')).toBeUndefined();
  expect(run('2026-11-19T08:05:00Z', '2026-11-18T08:09:59Z')).toBeUndefined();
});

it('refuses a cron for a job that no worker runs', async () => {
  const stranger = defineCron({ job: { ...nightly, name: 'stranger' }, pattern: '0 4 * * *', payload: { what: 'x' } });
  const start = startWorker(test.app, { jobs: [nightly], crons: [stranger], connectionString: test.database.url });
  await expect(start).rejects.toThrow('The cron job stranger is not among the jobs that run.');
});
