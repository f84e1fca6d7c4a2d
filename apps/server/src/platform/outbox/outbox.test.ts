import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { declareJob, enqueueJob, type JobContext, startWorker, type Worker } from '../jobs/index.ts';
import { listFailedJobs } from '../jobs/testing/list-failed-jobs.ts';
import { quickTiming } from '../jobs/testing/quick-timing.ts';
import { relayEventSpec } from './emit.ts';
import { createRelay, deleteOldEvents, emit, follow, type Pipeline } from './index.ts';

const WAIT = { timeout: 120_000, interval: 25 };

const read = declareJob({
  name: 'read-documents',
  schema: Type.Object({ loanId: Type.String() }, { additionalProperties: false }),
  maxAttempts: 3,
});
const tell = declareJob({
  name: 'tell-webhooks',
  schema: Type.Object({ eventId: Type.Integer(), type: Type.String() }, { additionalProperties: false }),
  maxAttempts: 3,
});
const pipeline: Pipeline = {
  'package.received': [
    follow(read, ({ payload }) => ({ loanId: String(payload.loanId) })),
    follow(tell, ({ id, type }) => ({ eventId: id, type })),
  ],
  'setting.changed': [],
};

let test: TestApp;
let worker: Worker;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await test.database.pool.query('truncate outbox_event restart identity; delete from graphile_worker._private_jobs');
  worker = await startWorker(test.app, {
    jobs: [createRelay(pipeline)],
    connectionString: test.database.url,
    timing: quickTiming,
  });
});
afterEach(() => worker.stop());
afterAll(() => test.close());

const emitOne = (type: string, loanId = 'L1') =>
  test.app.db.transaction((tx) => emit(tx, test.app, { type, payload: { loanId } }));

async function followers() {
  const { rows } = await test.database.pool.query(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier <> 'relay-event' order by j.id`,
  );
  return rows;
}

async function events() {
  const { rows } = await test.database.pool.query('select id::int, type, relayed_at from outbox_event order by id');
  return rows;
}

it('turns an event into the jobs that follow it, in the order of the pipeline', async () => {
  await emitOne('package.received');
  await vi.waitFor(async () => {
    expect(await followers()).toEqual([
      { name: 'read-documents', payload: { loanId: 'L1' } },
      { name: 'tell-webhooks', payload: { eventId: 1, type: 'package.received' } },
    ]);
  }, WAIT);
  expect(await events()).toEqual([{ id: 1, type: 'package.received', relayed_at: test.clock.now() }]);
});

it('tells nothing of a change that was rolled back', async () => {
  const change = test.app.db.transaction(async (tx) => {
    await emit(tx, test.app, { type: 'package.received', payload: { loanId: 'L1' } });
    throw new Error('refused');
  });
  await expect(change).rejects.toThrow('refused');
  await emitOne('setting.changed');
  await vi.waitFor(async () => expect(await events()).toMatchObject([{ relayed_at: test.clock.now() }]), WAIT);
  expect(await followers()).toEqual([]);
});

it('relays an event once, even when its job is there twice', async () => {
  await emitOne('package.received');
  await vi.waitFor(async () => expect(await followers()).toHaveLength(2), WAIT);
  await test.app.db.transaction((tx) => enqueueJob(tx, relayEventSpec, { eventId: 1 }));
  await vi.waitFor(async () => {
    const { rows } = await test.database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'relay-event'`,
    );
    expect(rows).toHaveLength(0);
  }, WAIT);
  expect(await followers()).toHaveLength(2);
});

it('shows an event that the pipeline does not know as a failed job, and keeps the event', async () => {
  await emitOne('package.recieved');
  await vi.waitFor(async () => {
    expect(await listFailedJobs(test.app.db, 10)).toMatchObject([
      { name: 'relay-event', reason: 'pipeline.ts has no line for the event package.recieved.' },
    ]);
  }, WAIT);
  expect(await events()).toMatchObject([{ relayed_at: null }]);
});

it('forgets relayed events after thirty days and never one that was not relayed', async () => {
  await test.database.pool.query(
    `insert into outbox_event (type, payload, created_at, relayed_at) values
       ('old', '{}', now() - interval '40 days', now() - interval '31 days'),
       ('fresh', '{}', now() - interval '40 days', now() - interval '29 days'),
       ('stuck', '{}', now() - interval '400 days', null)`,
  );
  await deleteOldEvents.run(test.app, {} as JobContext);
  expect((await events()).map(({ type }) => type)).toEqual(['fresh', 'stuck']);
});
