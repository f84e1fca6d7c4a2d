import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { declareJob, enqueueJob } from './index.ts';

const greet = declareJob({
  name: 'greet',
  schema: Type.Object({ name: Type.String() }, { additionalProperties: false }),
  maxAttempts: 7,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
});

async function queued() {
  const { rows } = await database.pool.query(
    `select j.payload, j.max_attempts, j.run_at, j.priority, j.key
     from graphile_worker._private_jobs j order by j.id`,
  );
  return rows;
}

it('puts the job on the queue with the transaction that needs it', async () => {
  const runAt = new Date('2030-01-01T00:00:00Z');
  await database.db.transaction((tx) => enqueueJob(tx, greet, { name: 'Anna' }, { runAt, priority: 5, key: 'a' }));
  expect(await queued()).toEqual([
    { payload: { name: 'Anna' }, max_attempts: 7, run_at: runAt, priority: 5, key: 'a' },
  ]);
});

it('leaves no job behind when the transaction rolls back', async () => {
  const change = database.db.transaction(async (tx) => {
    await enqueueJob(tx, greet, { name: 'Anna' });
    throw new Error('the change was refused');
  });
  await expect(change).rejects.toThrow('the change was refused');
  expect(await queued()).toEqual([]);
});

it('replaces a waiting job of the same key', async () => {
  for (const name of ['first', 'second']) {
    await database.db.transaction((tx) => enqueueJob(tx, greet, { name }, { key: 'greeting' }));
  }
  expect((await queued()).map((job) => job.payload)).toEqual([{ name: 'second' }]);
});

it('refuses a payload that the job could not read', async () => {
  const wrong = { name: 5, extra: true } as unknown as { name: string };
  const change = database.db.transaction((tx) => enqueueJob(tx, greet, wrong));
  await expect(change).rejects.toThrow('The payload of the job greet is wrong');
  expect(await queued()).toEqual([]);
});
