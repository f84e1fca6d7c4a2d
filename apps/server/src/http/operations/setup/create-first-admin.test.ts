import type { Session } from '@countersign/contract/identity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBody, serveTestApp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openDb } from '../../../platform/db.ts';

const GOOD = { email: 'Ada@Bank.example', displayName: 'Ada', password: 'correct horse battery' };

let server: TestServer;
const startFresh = async () => {
  server = await startTestServer();
};
const stop = () => server.close();

function create(body: unknown = GOOD) {
  return server.request<Session>('POST', '/v1/setup/admin', { body });
}

async function countAdmins(): Promise<number> {
  const { rows } = await server.database.pool.query(`select count(*)::int as n from staff where 'admin' = any (roles)`);
  return rows[0].n;
}

describe('POST /v1/setup/admin', () => {
  describe('200', () => {
    beforeEach(startFresh);
    afterEach(stop);

    it('creates the first administrator and answers with a session that works', async () => {
      const { body, status } = await create();
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        email: 'Ada@Bank.example',
        displayName: 'Ada',
        roles: ['admin'],
        isActive: true,
        lastLoginAt: server.clock.now().toISOString(),
        totpEnrolled: false,
      });
      const me = await server.request('GET', '/v1/auth/me', { token: body.accessToken });
      expect(me.body).toEqual(body.user);
      const lifetimeMs = Date.parse(body.accessExpiresAt) - server.clock.now().getTime();
      expect(lifetimeMs).toBeGreaterThan(14 * 60_000);
      expect(lifetimeMs).toBeLessThanOrEqual(15 * 60_000);
    });

    it('sets the setup to in_progress', async () => {
      expect((await server.request('GET', '/v1/setup/status')).body).toEqual({ status: 'not_started' });
      await create();
      expect((await server.request('GET', '/v1/setup/status')).body).toEqual({ status: 'in_progress' });
    });

    it('takes the shortest password that auth.password_min_length allows, and none that is shorter', async () => {
      await server.database.pool.query(
        `insert into setting (key, value, updated_at) values ('auth.password_min_length', '21', now())`,
      );
      expect((await create({ ...GOOD, password: GOOD.password.slice(1) })).status).toBe(400);
      expect((await create()).status).toBe(200);
    });

    it('records who came to be in the evidence of the install, without the password', async () => {
      const { user } = (await create()).body;
      const { rows } = await server.database.pool.query(
        `select sealed from evidence_entry where kind <> 'records.adopted' order by seq`,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].sealed).toContain('user.changed');
      expect(rows[0].sealed).toContain(user.id);
      expect(rows[0].sealed).not.toContain(GOOD.password);
    });
  });

  describe('400', () => {
    // Nothing is stored by a refusal, so all of them may ask the same server.
    beforeAll(startFresh);
    afterAll(stop);

    it.each([
      ['no email', { ...GOOD, email: undefined }, 'email'],
      ['an email that is none', { ...GOOD, email: 'ada' }, 'email'],
      ['an email with spaces around it', { ...GOOD, email: ' ada@bank.example' }, 'email'],
      ['an empty name', { ...GOOD, displayName: ' ' }, 'displayName'],
      ['a name of the wrong type', { ...GOOD, displayName: 7 }, 'displayName'],
      ['no password', { ...GOOD, password: undefined }, 'password'],
      ['a password that is too long', { ...GOOD, password: 'x'.repeat(1001) }, 'password'],
      ['an unknown field', { ...GOOD, roles: ['admin'] }, 'roles'],
    ])('refuses %s', async (_name, body, field) => {
      const answer = await server.request<{ errors: AnyBody[] }>('POST', '/v1/setup/admin', { body });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map((error) => error.field)).toContain(field);
      expect(await countAdmins()).toBe(0);
    });

    it.each([
      ['shorter than the setting says', 'elevenchars'],
      ['shorter in characters although longer in bytes', '🔑'.repeat(6)],
      ['empty', ''],
      ['the email address', 'ADA@bank.example'],
    ])('refuses a password that is %s', async (_name, password) => {
      const answer = await server.request('POST', '/v1/setup/admin', { body: { ...GOOD, password } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'password_invalid', errors: [{ field: 'password' }] });
      expect(await countAdmins()).toBe(0);
    });
  });

  describe('403', () => {
    const CODE = 'k3-open-sesame';
    const send = (code: string | null, body: unknown = GOOD) =>
      server.request<AnyBody>('POST', '/v1/setup/admin', {
        body,
        headers: code === null ? {} : { 'x-setup-code': code },
      });

    beforeEach(async () => {
      server = await startTestServer({ SETUP_CODE: CODE });
    });
    afterEach(stop);

    it('asks for the setup code where one is set, before it looks at the body', async () => {
      const status = await server.request('GET', '/v1/setup/status');
      expect(status.body).toEqual({ status: 'not_started', setupCodeRequired: true });
      const without = await send(null, { email: 'nonsense' });
      expect([without.status, without.body.code]).toEqual([403, 'setup_code_required']);
      for (const wrong of ['k3-open-sesame ', 'K3-OPEN-SESAME', 'k3-open-sesam', 'x']) {
        const answer = await send(`${wrong}x`);
        expect([answer.status, answer.body.code]).toEqual([403, 'setup_code_wrong']);
        expect(answer.text).not.toContain(CODE);
      }
      expect(await countAdmins()).toBe(0);
    });

    it('lets whoever knows it in, and is not asked for again', async () => {
      expect((await send(CODE)).status).toBe(200);
      expect((await server.request('GET', '/v1/setup/status')).body).toEqual({ status: 'in_progress' });
      expect((await send(CODE, { ...GOOD, email: 'eve@bank.example' })).status).toBe(409);
    });

    it('counts guesses by the rate of the operation', async () => {
      await server.database.pool.query(`delete from setting where key = 'rate.setup_admin_per_minute'`);
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1) statuses.push((await send(`guess-${index}`)).status);
      expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    });
  });

  describe('409', () => {
    beforeEach(startFresh);
    afterEach(stop);

    it('refuses once an administrator exists', async () => {
      await create();
      const second = await server.request('POST', '/v1/setup/admin', { body: { ...GOOD, email: 'eve@bank.example' } });
      expect(second.status).toBe(409);
      expect(second.body.code).toBe('admin_exists');
      expect(await countAdmins()).toBe(1);
    });

    it('tells about the password before it tells that an administrator exists', async () => {
      await create();
      expect((await create({ ...GOOD, password: 'short' })).status).toBe(400);
    });

    it('refuses although the administrator is inactive or came to be in another way', async () => {
      await server.signUp(['admin']);
      await server.database.pool.query('update staff set is_active = false');
      expect((await create()).status).toBe(409);
    });

    it('lets one of 200 parallel requests through, on two nodes, and makes one administrator', async () => {
      const { url } = server.database;
      const db = openDb({ url, maxConnections: 20, applicationName: 'second node', onError: () => {} });
      const secondNode = serveTestApp({ ...server.app, db });
      try {
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_each, index) =>
            [server, secondNode][index % 2]?.request('POST', '/v1/setup/admin', {
              body: { ...GOOD, email: `a${index}@bank.example` },
            }),
          ),
        );
        const statuses = answers.map((answer) => answer?.status);
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 409)).toHaveLength(199);
        const { rows } = await server.database.pool.query('select count(*)::int as n from staff');
        expect(rows[0].n).toBe(1);
      } finally {
        await secondNode.close();
        await db.close();
      }
    });
  });

  describe('429', () => {
    beforeEach(startFresh);
    afterEach(stop);

    it('holds an address to rate.setup_admin_per_minute, and another address not', async () => {
      await server.database.pool.query(`delete from setting where key = 'rate.setup_admin_per_minute'`);
      const from = (address: string) =>
        server.request('POST', '/v1/setup/admin', { body: { ...GOOD, password: 'short' }, address });
      for (let taken = 0; taken < 10; taken += 1) expect((await from('192.0.2.1')).status).toBe(400);
      expect((await from('192.0.2.1')).status).toBe(429);
      expect((await from('192.0.2.2')).status).toBe(400);
    });
  });
});
