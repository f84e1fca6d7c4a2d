import type { FailedJob } from '@countersign/contract/administration';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { declareJob, enqueueJob } from '../../../platform/jobs/index.ts';

const spec = declareJob({
  name: 'send-something',
  schema: Type.Object({ loanId: Type.String(), text: Type.String() }, { additionalProperties: false }),
  maxAttempts: 3,
});
const LOAN = '0190a5c1-7a3e-7cc2-9f10-000000000001';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('delete from graphile_worker._private_jobs');
});

/** One that spent its attempts. */
async function givenFailed(reason: string): Promise<number> {
  const id = await server.app.db.transaction((tx) => enqueueJob(tx, spec, { loanId: LOAN, text: 'Ann Example' }));
  await server.database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1',
    [id, reason],
  );
  return id;
}

const call = <Body>(method: 'GET' | 'POST', path: string) =>
  server.request<Body>(method, `/v1/admin/failed-jobs${path}`, { token: admin.accessToken });
const list = async (query = '') => (await call<{ items: FailedJob[]; nextCursor: string | null }>('GET', query)).body;

it('lists what failed for good with its reason and its ids, newest first, page by page', async () => {
  await server.app.db.transaction((tx) => enqueueJob(tx, spec, { loanId: LOAN, text: 'waits' }));
  const first = await givenFailed('the address is gone');
  const second = await givenFailed('no answer');
  const { items } = await list();
  expect(items.map(({ id, reason }) => [id, reason])).toEqual([
    [second, 'no answer'],
    [first, 'the address is gone'],
  ]);
  expect(items[0]).toMatchObject({ name: 'send-something', about: { loanId: LOAN }, attempts: 3 });
  expect(JSON.stringify(items)).not.toContain('Ann Example');
  const page = await list('?limit=1');
  expect((await list(`?limit=1&cursor=${page.nextCursor}`)).items.map(({ id }) => id)).toEqual([first]);
});

it('puts one back on the queue with all its attempts, once, and says so in evidence', async () => {
  const id = await givenFailed('no answer');
  expect((await call('POST', `/${id}/retry`)).status).toBe(204);
  const { rows } = await server.database.pool.query(
    'select attempts, run_at <= now() as due from graphile_worker._private_jobs where id = $1',
    [id],
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
  expect((await installEvidence(server.database)).at(-1)).toMatchObject({
    kind: 'job.retried',
    payload: { jobId: id, name: 'send-something', about: { loanId: LOAN }, reason: 'no answer' },
  });
  const again = await call<{ code: string }>('POST', `/${id}/retry`);
  expect([again.status, again.body.code]).toEqual([404, 'job_not_found']);
});

it('takes one off the queue for good, and leaves one alone that still has attempts', async () => {
  const id = await givenFailed('no answer');
  expect((await call('POST', `/${id}/discard`)).status).toBe(204);
  expect((await list()).items).toEqual([]);
  expect((await installEvidence(server.database)).at(-1)).toMatchObject({ kind: 'job.discarded' });
  const waiting = await server.app.db.transaction((tx) => enqueueJob(tx, spec, { loanId: LOAN, text: 'waits' }));
  expect((await call('POST', `/${waiting}/discard`)).status).toBe(404);
  const { rows } = await server.database.pool.query('select id from graphile_worker._private_jobs');
  expect(rows.map((row) => Number(row.id))).toEqual([waiting]);
});
