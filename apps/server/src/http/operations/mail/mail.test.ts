import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(() => server.close());

const post = (token?: string, body?: unknown) =>
  server.request('POST', '/v1/settings/mail/test', {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
const mails = () => queuedMails(server.app, server.database);

describe('POST /v1/settings/mail/test', () => {
  describe('202', () => {
    it('queues a message to the caller, as text and HTML', async () => {
      const { user, accessToken } = await server.signUp(['admin'], { email: 'ada@bank.example' });
      const answer = await post(accessToken);
      expect(answer).toMatchObject({ status: 202, text: '' });
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: user.email, subject: 'Test message from Countersign' });
      expect(mail?.text).toContain(server.app.config.publicUrl);
      expect(mail?.html).toContain(server.app.config.publicUrl);
    });
  });

  describe('400', () => {
    it('takes no other recipient', async () => {
      const { accessToken } = await server.signUp(['admin']);
      const answer = await post(accessToken, { to: 'somebody@else.example' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request_invalid' } });
      expect(await mails()).toEqual([]);
    });
  });

  describe('401', () => {
    it('is not for anonymous callers', async () => {
      expect(await post()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    });
  });

  describe('403', () => {
    it.each([['manager'], ['specialist']] as const)('is not for a %s', async (role) => {
      const { accessToken } = await server.signUp([role]);
      expect(await post(accessToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await mails()).toEqual([]);
    });

    it('is not for programs', async () => {
      const { accessToken } = await server.issueKey(['status:read']);
      expect(await post(accessToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    });
  });
});
