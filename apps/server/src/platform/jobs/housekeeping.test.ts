import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { registry } from '../metrics.ts';
import { type Chore, createHousekeeping, deleteEmptyRateBuckets, deleteOldFailedJobs } from './housekeeping.ts';
import { type JobContext, queueFigures } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ctx = { signal: new AbortController().signal } as JobContext;

it('does the other chores when one fails, and says which was not done', async () => {
  const done: string[] = [];
  const chore = (name: string): Chore => ({
    name,
    run: async () => {
      if (name === 'second') throw new Error('disk full');
      done.push(name);
    },
  });
  const housekeeping = createHousekeeping([chore('first'), chore('second'), chore('third')]);
  await expect(housekeeping.run(test.app, {}, ctx)).rejects.toThrow('Not done: second (disk full).');
  expect(done).toEqual(['first', 'third']);
});

it('deletes rate buckets that are empty again and keeps the others', async () => {
  await test.database.pool.query(
    `insert into rate_bucket values ('empty', now() - interval '1 hour'), ('in use', now() + interval '1 hour')`,
  );
  await deleteEmptyRateBuckets.run(test.app, ctx);
  const { rows } = await test.database.pool.query('select key from rate_bucket');
  expect(rows).toEqual([{ key: 'in use' }]);
});

it('deletes jobs that failed long ago and keeps waiting ones and fresh failures', async () => {
  const { pool } = test.database;
  for (const key of ['failed long ago', 'failed lately', 'waits for long']) {
    await pool.query(`select graphile_worker.add_job('chore', job_key => $1, max_attempts => 2)`, [key]);
  }
  await pool.query(`update graphile_worker._private_jobs set attempts = 2 where key like 'failed%'`);
  await pool.query(
    `update graphile_worker._private_jobs set updated_at = now() - interval '91 days' where key <> 'failed lately'`,
  );
  await deleteOldFailedJobs.run(test.app, ctx);
  const { rows } = await pool.query('select key from graphile_worker._private_jobs order by key');
  expect(rows).toEqual([{ key: 'failed lately' }, { key: 'waits for long' }]);

  await queueFigures.refresh(test.app);
  const printed = await registry.metrics();
  expect(printed).toContain('countersign_queue_jobs{job="chore",state="failed"} 1');
  expect(printed).toContain('countersign_queue_jobs{job="chore",state="ready"} 1');

  await pool.query('delete from graphile_worker._private_jobs');
  await queueFigures.refresh(test.app);
  // None is a figure: a rule compares with it.
  expect(await registry.metrics()).toContain('countersign_queue_jobs{job="chore",state="failed"} 0');
});
