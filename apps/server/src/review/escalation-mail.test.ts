import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { givenReview, givenRules } from '../../test/given-review.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { writeRows } from '../../test/write-rows.ts';
import { sendMailJob } from '../mail/index.ts';
import { type MailServer, startMailServer } from '../mail/testing/mail-server.ts';
import { systemActor } from '../platform/actor.ts';
import { startWorker, type Worker } from '../platform/jobs/index.ts';
import { quickTiming } from '../platform/jobs/testing/quick-timing.ts';
import { changeSetting } from '../settings/index.ts';

let server: TestServer;
let mailServer: MailServer;
let worker: Worker;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://countersign.bank.example', EGRESS_ALLOW: '127.0.0.1' });
  await givenRules(server.app);
  mailServer = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  const act = { actor: systemActor('test'), requestId: null };
  await changeSetting(server.app, act, 'mail.smtp_url', `smtp://127.0.0.1:${mailServer.port}`);
  await changeSetting(server.app, act, 'mail.from', 'Countersign <loans@bank.example>');
  worker = await startWorker(server.app, {
    jobs: [sendMailJob],
    connectionString: server.database.url,
    timing: quickTiming,
  });
});
afterAll(async () => {
  await worker.stop();
  await mailServer.stop();
  await server.close();
});

it('a real mail server receives one message for each active manager and administrator', async () => {
  await server.signUp(['admin', 'manager'], { email: 'ada@bank.example', displayName: 'Ada Admin' });
  await server.signUp(['manager'], { email: 'max@bank.example', displayName: 'Max Manager' });
  const gone = await server.signUp(['admin'], { email: 'gone@bank.example' });
  await writeRows(server, 'update staff set is_active = false where id = $1', [gone.user.id]);
  const sue = await server.signUp(['specialist'], { email: 'sue@bank.example', displayName: 'Sue Specialist' });
  const { ref } = await givenReview(server.app);
  const { body } = await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: sue.accessToken });
  const id = body.findings[0]?.finding.id;
  const note = 'Above my limit.\nPlease decide today.';
  const url = `/v1/findings/${id}/escalate`;
  expect((await server.request('POST', url, { token: sue.accessToken, body: { note } })).status).toBe(200);

  await vi.waitFor(() => expect(mailServer.deliveries).toHaveLength(2), { timeout: 120_000, interval: 50 });
  expect(mailServer.deliveries.flatMap(({ to }) => to).sort()).toEqual(['ada@bank.example', 'max@bank.example']);
  for (const { email: mail } of mailServer.deliveries) {
    expect(mail.subject).toBe(`A finding on loan ${ref} needs your decision`);
    expect(mail.text).toContain('Sue Specialist escalated a finding');
    expect(mail.text).toContain('Above my limit. Please decide today.');
    expect(mail.text).toContain(`https://countersign.bank.example/app/loans/${ref}/review#finding-${id}`);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Lindström|Okafor|250[,.]?000/);
  }
});
