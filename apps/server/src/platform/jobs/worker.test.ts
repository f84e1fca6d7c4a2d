import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  type Cron,
  defineJob,
  enqueueJob,
  type Job,
  type JobContext,
  JobLostError,
  PermanentJobError,
  startWorker,
  type Worker,
} from './index.ts';
import { createEffectTables, recordEffect } from './testing/effects.ts';
import { listFailedJobs } from './testing/list-failed-jobs.ts';
import { quickTiming } from './testing/quick-timing.ts';

const Label = Type.Object({ label: Type.String() }, { additionalProperties: false });
const WAIT = { timeout: 120_000, interval: 25 };

let test: TestApp;
let worker: Worker | null = null;

beforeAll(async () => {
  test = await createTestApp();
  await createEffectTables(test.database.pool);
});
beforeEach(async () => {
  await test.database.pool.query('truncate effect; delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  await worker?.stop(0);
  worker = null;
});
afterAll(() => test.close());

function job(run: Job<typeof Label>['run'], changes: Partial<Job> = {}): Job<typeof Label> {
  return defineJob({ name: 'test-job', schema: Label, maxAttempts: 3, ...changes, run } as Job<typeof Label>);
}

async function start(jobs: readonly Job[], crons: readonly Cron[] = []): Promise<void> {
  worker = await startWorker(test.app, {
    jobs,
    crons,
    connectionString: test.database.url,
    concurrency: 2,
    timing: quickTiming,
  });
}

function enqueue(one: Job<typeof Label>, label = 'a'): Promise<number> {
  return test.database.db.transaction((tx) => enqueueJob(tx, one, { label }));
}

const rowsOf = async (sql: string) => (await test.database.pool.query(sql)).rows;
const effects = () => rowsOf('select label, attempt from effect order by at');
const queue = () =>
  rowsOf('select attempts, last_error, locked_by, run_at > now() as later from graphile_worker._private_jobs');
const makeDue = () => test.database.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('a job', () => {
  it('runs with its payload and leaves the queue', async () => {
    const greet = job(async (_app, { label }, ctx) => {
      await ctx.transaction((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([greet]);
    await enqueue(greet, 'hello');
    await vi.waitFor(async () => expect(await queue()).toEqual([]), WAIT);
    expect(await effects()).toEqual([{ label: 'hello', attempt: 1 }]);
  });

  it('is tried again later when it fails, and is done when it succeeds', async () => {
    const flaky = job(async (_app, { label }, ctx) => {
      if (ctx.attempt === 1) throw new Error('not today');
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([flaky]);
    await enqueue(flaky);
    await vi.waitFor(async () => {
      expect(await queue()).toEqual([{ attempts: 1, last_error: 'not today', locked_by: null, later: true }]);
    }, WAIT);
    await makeDue();
    await vi.waitFor(async () => expect(await queue()).toEqual([]), WAIT);
    expect(await effects()).toEqual([{ label: 'a', attempt: 2 }]);
  });

  it('is kept, with its reason, when its last attempt fails', async () => {
    const hopeless = job(
      async () => {
        throw new Error('never');
      },
      { maxAttempts: 2 },
    );
    await start([hopeless]);
    const id = await enqueue(hopeless);
    await vi.waitFor(async () => {
      await makeDue();
      expect(await listFailedJobs(test.app.db, 10)).toMatchObject([
        { id, name: 'test-job', attempts: 2, reason: 'never' },
      ]);
    }, WAIT);
  });

  it('is failed at once when it says that trying again is no use', async () => {
    const refused = job(async () => {
      throw new PermanentJobError('the mailbox does not exist');
    });
    await start([refused]);
    await enqueue(refused);
    await vi.waitFor(async () => {
      expect(await listFailedJobs(test.app.db, 10)).toMatchObject([{ reason: 'the mailbox does not exist' }]);
    }, WAIT);
  });

  it('is failed at once when its payload is of another release', async () => {
    const stranger = job(async () => {});
    await test.database.pool.query(`select graphile_worker.add_job('test-job', '{"name": "old"}')`);
    await start([stranger]);
    await vi.waitFor(async () => {
      expect(await listFailedJobs(test.app.db, 10)).toMatchObject([
        { reason: expect.stringContaining('The payload does not fit this release') },
      ]);
    }, WAIT);
  });

  it('that takes too long is given up, and what it writes later is refused', async () => {
    let late: JobContext | undefined;
    const hung = job(
      async (_app, _payload, ctx) => {
        late = ctx;
        await new Promise(() => {});
      },
      { timeLimitSeconds: 0.05 },
    );
    await start([hung]);
    await enqueue(hung);
    await vi.waitFor(async () => {
      expect(await queue()).toMatchObject([{ last_error: 'The attempt took longer than 0.05 seconds.' }]);
    }, WAIT);
    expect(late?.signal.aborted).toBe(true);
    await expect(late?.transaction((tx) => tx.run(recordEffect, ['late', 1]))).rejects.toThrow('took longer');
    expect(await effects()).toEqual([]);
  });
});

describe('the last step of a job', () => {
  it('takes the job off the queue with its effect: whoever is killed after it leaves nothing to repeat', async () => {
    const lingering = job(async (_app, { label }, ctx) => {
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
      await new Promise(() => {});
    });
    await start([lingering]);
    await enqueue(lingering);
    await vi.waitFor(async () => expect(await effects()).toEqual([{ label: 'a', attempt: 1 }]), WAIT);
    expect(await queue()).toEqual([]);
  });

  it('undoes nothing and repeats nothing when the job throws after it', async () => {
    const clumsy = job(async (_app, { label }, ctx) => {
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
      throw new Error('too late to matter');
    });
    await start([clumsy]);
    await enqueue(clumsy);
    await vi.waitFor(async () => expect(await effects()).toEqual([{ label: 'a', attempt: 1 }]), WAIT);
    expect(await queue()).toEqual([]);
  });

  it('leaves the job on the queue when its transaction rolls back', async () => {
    const clumsy = job(async (_app, { label }, ctx) => {
      await ctx.finish(async (tx) => {
        await tx.run(recordEffect, [label, ctx.attempt]);
        throw new Error('rolled back');
      });
    });
    await start([clumsy]);
    await enqueue(clumsy);
    await vi.waitFor(async () => expect(await queue()).toMatchObject([{ last_error: 'rolled back' }]), WAIT);
    expect(await effects()).toEqual([]);
  });
});

describe('a worker', () => {
  it('that is taken for dead loses its job to its own successor and writes nothing more', async () => {
    const attempts: JobContext[] = [];
    const slow = job(async (_app, { label }, ctx) => {
      attempts.push(ctx);
      if (ctx.attempt === 1) await new Promise(() => {});
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([slow]);
    await enqueue(slow);
    await vi.waitFor(() => expect(attempts).toHaveLength(1), WAIT);
    await test.database.pool.query('delete from worker_heartbeat');
    await vi.waitFor(async () => expect(await effects()).toEqual([{ label: 'a', attempt: 2 }]), WAIT);
    await expect(attempts[0]?.finish((tx) => tx.run(recordEffect, ['a', 1]))).rejects.toThrow(JobLostError);
    expect(await effects()).toHaveLength(1);
  });

  it('returns a job that it cannot end in time, and the attempt does not count', async () => {
    const endless = job(async () => new Promise(() => {}));
    await start([endless]);
    await enqueue(endless);
    await vi.waitFor(async () => expect(await queue()).toMatchObject([{ attempts: 1 }]), WAIT);
    await worker?.stop(10);
    worker = null;
    expect(await queue()).toEqual([{ attempts: 0, last_error: null, locked_by: null, later: false }]);
    expect(await rowsOf('select worker_id from worker_heartbeat')).toEqual([]);
  });

  it('waits for the jobs that run when it is stopped', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = job(async (_app, { label }, ctx) => {
      await gate;
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([slow]);
    await enqueue(slow);
    await vi.waitFor(async () => expect(await queue()).toMatchObject([{ attempts: 1 }]), WAIT);
    const stopped = worker?.stop(30_000);
    worker = null;
    go();
    await stopped;
    expect(await effects()).toEqual([{ label: 'a', attempt: 1 }]);
  });

  it('goes on when the database ends its connections', async () => {
    const greet = job(async (_app, { label }, ctx) => {
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([greet]);
    for (const label of ['a', 'b', 'c', 'd', 'e']) {
      await rowsOf(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'countersign worker'`,
      );
      await enqueue(greet, label);
    }
    await vi.waitFor(async () => expect(await queue()).toEqual([]), WAIT);
    expect((await effects()).map(({ label }) => label).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a job that was given to a worker whose connection broke before the answer came', () => {
  it('is done all the same, once, by the worker in a new life', async () => {
    const one = job(async (_app, { label }, ctx) => {
      await ctx.finish((tx) => tx.run(recordEffect, [label, ctx.attempt]));
    });
    await start([one]);
    await vi.waitFor(async () => expect(await rowsOf('select from worker_heartbeat')).toHaveLength(1), WAIT);
    const [first] = await rowsOf('select worker_id from worker_heartbeat');
    // As the queue leaves it: locked for the worker, which never heard of it.
    const client = await test.database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query(`select id from graphile_worker.add_job('test-job', '{"label":"forgotten"}')`);
    await client.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 hour', attempts = 1 where id = $1`,
      [rows[0].id, first.worker_id],
    );
    await client.query('commit');
    client.release();
    await vi.waitFor(async () => expect(await effects()).toEqual([{ label: 'forgotten', attempt: 2 }]), WAIT);
    expect(await queue()).toEqual([]);
    const [second] = await rowsOf('select worker_id from worker_heartbeat');
    expect(second.worker_id).not.toBe(first.worker_id);
  });
});
