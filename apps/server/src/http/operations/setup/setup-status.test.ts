import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function progress(complete: readonly number[], status: string) {
  const keys = ['admin', 'institution', 'review_policy', 'lar_profile', 'core', 'mail'];
  return {
    status,
    steps: keys.map((key, index) => ({ step: index + 1, key, complete: complete.includes(index + 1) })),
  };
}

// The tests of this file are one story, told in its order.
describe('the first-run setup', () => {
  it('shows strangers, managers and keys the status only', async () => {
    const { accessToken: manager } = await server.signUp(['manager']);
    const { accessToken: key } = await server.issueKey(['status:read']);
    for (const token of [undefined, manager, key]) {
      const answer = await server.request('GET', '/v1/setup/status', token === undefined ? {} : { token });
      expect(answer.body).toEqual({ status: 'in_progress' });
    }
  });

  it('refuses a token that is none instead of taking its sender for a stranger', async () => {
    expect((await server.request('GET', '/v1/setup/status', { token: 'nonsense' })).status).toBe(401);
  });

  it('shows administrators every step', async () => {
    const { body } = await server.request('GET', '/v1/setup/status', { token: admin.accessToken });
    expect(body).toEqual(progress([1], 'in_progress'));
  });

  it('answers 409 to the end of the setup before step 2', async () => {
    const answer = await server.request('POST', '/v1/setup/complete', { token: admin.accessToken });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'setup_incomplete', detail: 'Finish step 2 (institution) first.' });
  });

  it('remembers an optional step that was finished or skipped, once or twice', async () => {
    for (const _time of [1, 2]) {
      const answer = await server.request('PUT', '/v1/setup/steps/4', { token: admin.accessToken });
      expect(answer.body).toEqual(progress([1, 4], 'in_progress'));
    }
  });

  it.each(['2', '7', '3.5', 'x'])('refuses step %s, which nobody can mark', async (step) => {
    expect((await server.request('PUT', `/v1/setup/steps/${step}`, { token: admin.accessToken })).status).toBe(400);
  });

  it('takes the mail step for complete once a server is set', async () => {
    await server.request('PUT', '/v1/settings/mail.smtp_url', {
      token: admin.accessToken,
      body: { value: 'smtps://mail.bank.example' },
    });
    const { body } = await server.request('GET', '/v1/setup/status', { token: admin.accessToken });
    expect(body).toEqual(progress([1, 4, 6], 'in_progress'));
  });

  it('is complete after step 2 when an administrator says so, with optional steps open', async () => {
    await server.request('PUT', '/v1/setup/institution', { token: admin.accessToken, body: { name: 'Bank' } });
    const answer = await server.request('POST', '/v1/setup/complete', { token: admin.accessToken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(progress([1, 2, 4, 6], 'completed'));
    expect((await server.request('GET', '/v1/setup/status')).body).toEqual({ status: 'completed' });
  });

  it('answers the same when it is called complete again, and records it once', async () => {
    const again = await server.request('POST', '/v1/setup/complete', { token: admin.accessToken });
    expect(again.status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select sealed from evidence_entry where kind = 'setting.changed'`,
    );
    expect(rows.filter((row) => row.sealed.includes('"key":"setup"'))).toHaveLength(1);
  });
});
