import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { parseCrons } from './cron.ts';
import { defineCron, defineJob, startWorker, type Worker } from './index.ts';
import { quickTiming } from './testing/quick-timing.ts';

const WAIT = { timeout: 120_000, interval: 25 };
const zone = process.env.TZ;

let test: TestApp;
let worker: Worker | null = null;
let runs: (Date | null)[] = [];

beforeAll(async () => {
  // A zone that is neither UTC nor a whole number of hours away from it.
  process.env.TZ = 'Asia/Kathmandu';
  test = await createTestApp();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  runs = [];
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

async function startAfterAbsence(hours: number): Promise<void> {
  await test.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('nightly', now() - interval '30 days', now() - make_interval(hours => $1))
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [hours],
  );
  const cron = defineCron({ job: nightly, pattern: '30 3 * * *', payload: { what: 'books' } });
  worker = await startWorker(test.app, {
    jobs: [nightly],
    crons: [cron],
    connectionString: test.database.url,
    timing: quickTiming,
  });
}

it('makes up once for a night that was missed, at the hour of UTC', async () => {
  await startAfterAbsence(47);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), WAIT);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.toISOString()).toMatch(/T03:30:00\.000Z$/);
});

it('makes up for nothing where the cron says so', () => {
  const often = defineCron({ job: nightly, pattern: '* * * * *', payload: { what: 'books' }, catchUpHours: 0 });
  expect(parseCrons([often], [nightly]).map(({ options }) => options.backfillPeriod)).toEqual([0]);
});

it('refuses a cron for a job that no worker runs', async () => {
  const stranger = defineCron({ job: { ...nightly, name: 'stranger' }, pattern: '0 4 * * *', payload: { what: 'x' } });
  const start = startWorker(test.app, { jobs: [nightly], crons: [stranger], connectionString: test.database.url });
  await expect(start).rejects.toThrow('The cron job stranger is not among the jobs that run.');
});
