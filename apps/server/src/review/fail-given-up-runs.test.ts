import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForRun, disagreeing, givenReadPackage, givenRules } from '../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { fsck } from '../fsck/index.ts';
import { requireLoan } from '../loans/index.ts';
import { enqueueJob } from '../platform/jobs/index.ts';
import { failGivenUpRuns, reconcileLoanJob } from './index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
  await givenRules(server.app);
});
afterAll(() => server.close());

it('fails the loan with the reason when a run spends its attempts, once, and lets it be started again', async () => {
  const { pool } = server.database;
  const { ref, loanId } = await givenReadPackage(server.app, disagreeing);
  // A rule that no program can run stands for a fault of ours.
  await pool.query(`update custom_rule set spec = spec || '{"comparison": "guess"}' where id = 'CUSTOM-RATE'`);
  await expect(askForRun(server.app, loanId)).rejects.toThrow();
  const { rows } = await pool.query('select count(*)::int as n from reconciliation_run');
  expect(rows[0].n).toBe(0);

  await server.app.db.transaction((tx) => enqueueJob(tx, reconcileLoanJob, { loanId }));
  await pool.query(
    `update graphile_worker._private_jobs j set attempts = max_attempts, last_error = 'A rule broke.'
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'reconcile-loan'`,
  );
  await failGivenUpRuns(server.app);
  await failGivenUpRuns(server.app);
  const { body } = await server.request<{ items: { kind: string; payload: object }[] }>(
    'GET',
    `/v1/loans/${ref}/evidence?limit=200`,
    { token: staff.accessToken },
  );
  expect(body.items.filter(({ kind }) => kind === 'loan.processing_failed')).toMatchObject([
    { payload: { step: 'reconcile-loan', documentId: null, reason: 'A rule broke.' } },
  ]);
  expect((await requireLoan(server.app.db, ref)).state).toBe('processing_failed');

  await pool.query(`update custom_rule set spec = spec || '{"comparison": "agree"}' where id = 'CUSTOM-RATE'`);
  await server.request('POST', `/v1/loans/${ref}/reprocess`, { token: staff.accessToken });
  // What the worker would do next: the values were read off again, and are what they were.
  await pool.query('update outbox_event set relayed_at = now() where relayed_at is null');
  await askForRun(server.app, loanId);
  expect((await requireLoan(server.app.db, ref)).state).toBe('review');
  expect((await fsck(server.app)).faults).toBe(0);
});
