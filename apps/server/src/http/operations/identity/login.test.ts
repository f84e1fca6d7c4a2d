import type { Session } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SignedUp,
  signInAgain,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function login(email: string, password: string = TEST_PASSWORD, address = '127.0.0.1') {
  return server.request<Session & { code: string }>('POST', '/v1/auth/login', { body: { email, password }, address });
}

async function failTimes(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect((await login(email, 'a wrong password')).status).toBe(401);
}

describe('POST /v1/auth/login', () => {
  describe('200', () => {
    it('answers with a session whose tokens work', async () => {
      const { user } = await server.signUp(['manager', 'specialist']);
      const { status, body } = await login(user.email);
      expect(status).toBe(200);
      expect(body.user).toEqual({ ...user, lastLoginAt: server.clock.now().toISOString() });
      expect((await server.request('GET', '/v1/auth/me', { token: body.accessToken })).body).toEqual(body.user);
      const { refreshToken } = body;
      expect((await server.request('POST', '/v1/auth/refresh', { body: { refreshToken } })).status).toBe(200);
    });

    it('takes the email in any case', async () => {
      const { user } = await server.signUp();
      expect((await login(user.email.toUpperCase())).status).toBe(200);
    });

    it('takes the password however its accents were composed', async () => {
      const { user, accessToken: token } = await server.signUp();
      const body = { currentPassword: TEST_PASSWORD, newPassword: 'un café très serré'.normalize('NFC') };
      expect((await server.request('PUT', '/v1/auth/password', { token, body })).status).toBe(204);
      expect((await login(user.email, body.newPassword.normalize('NFD'))).status).toBe(200);
    });

    it('gives access tokens the lifetime that auth.access_token_minutes says', async () => {
      const { user } = await server.signUp();
      const setting = '/v1/settings/auth.access_token_minutes';
      await server.request('PUT', setting, { token: admin.accessToken, body: { value: 5 } });
      const { body } = await login(user.email);
      await server.request('PUT', setting, { token: admin.accessToken, body: { value: null } });
      const lifetimeMs = Date.parse(body.accessExpiresAt) - server.clock.now().getTime();
      expect(lifetimeMs).toBeGreaterThan(4 * 60_000);
      expect(lifetimeMs).toBeLessThanOrEqual(5 * 60_000);
    });
  });

  describe('400', () => {
    it.each([
      ['no email', { password: 'x' }],
      ['no password', { email: 'a@bank.example' }],
      ['an email that is none', { email: 'a', password: 'x' }],
      ['a password that is no text', { email: 'a@bank.example', password: ['x'] }],
      ['an unknown field', { email: 'a@bank.example', password: 'x', remember: true }],
      ['an empty code', { email: 'a@bank.example', password: 'x', totpCode: '' }],
    ])('refuses %s', async (_name, body) => {
      expect((await server.request('POST', '/v1/auth/login', { body })).status).toBe(400);
    });
  });

  describe('401', () => {
    it('says the same about a wrong password, an unknown email, an inactive user and a user without a password', async () => {
      const { user: known } = await server.signUp();
      const { user: inactive } = await server.signUp();
      const { user: federated } = await server.signUp();
      await writeRows(server, 'update staff set is_active = false where id = $1', [inactive.id]);
      await writeRows(server, 'update staff set password_hash = null where id = $1', [federated.id]);
      const answers = [
        await login(known.email, 'a wrong password'),
        await login('nobody@bank.example'),
        await login(inactive.email),
        await login(federated.email),
      ];
      const told = answers.map(({ status, body }) => ({ ...body, status, requestId: null }));
      expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(told[0]).toMatchObject({ status: 401, code: 'invalid_credentials' });
    });
  });

  describe('429', () => {
    it('holds an account after five failures in 15 minutes, also against the right password', async () => {
      const { user } = await server.signUp();
      await failTimes(user.email, 5);
      const held = await login(user.email);
      expect(held.status).toBe(429);
      expect(held.headers['retry-after']).toBe('900');
    });

    it('lets one more attempt in for each failure that leaves the window', async () => {
      const { user } = await server.signUp();
      await failTimes(user.email, 2);
      server.clock.advance(600);
      await failTimes(user.email, 3);
      expect((await login(user.email)).status).toBe(429);
      server.clock.advance(299);
      expect((await login(user.email)).headers['retry-after']).toBe('1');
      server.clock.advance(1);
      await failTimes(user.email, 2);
      expect((await login(user.email)).status).toBe(429);
    });

    it('holds an account that does not exist in the same way, so that it tells nothing', async () => {
      await failTimes('no.one@bank.example', 5);
      expect((await login('no.one@bank.example')).status).toBe(429);
      expect((await login('NO.ONE@bank.example')).status).toBe(429);
    });

    it('forgets failures after a success', async () => {
      const { user } = await server.signUp();
      await failTimes(user.email, 4);
      expect((await login(user.email)).status).toBe(200);
      await failTimes(user.email, 4);
      expect((await login(user.email)).status).toBe(200);
    });

    it('holds nobody at another address: a stranger cannot lock a person out', async () => {
      const { user } = await server.signUp();
      for (let index = 0; index < 5; index += 1) await login(user.email, 'a wrong password', '198.51.100.1');
      expect((await login(user.email, undefined, '198.51.100.1')).status).toBe(429);
      // Neither where the person has signed in before nor where nobody has.
      expect((await login(user.email, undefined, '198.51.100.2')).status).toBe(200);
      expect((await login(user.email, undefined, '2001:db8:7::1')).status).toBe(200);
      // What was held stays held: the person's success is not the stranger's.
      expect((await login(user.email, undefined, '198.51.100.1')).status).toBe(429);
    });

    it('counts a /64 of IPv6 as one address', async () => {
      const { user } = await server.signUp();
      for (let index = 0; index < 5; index += 1) await login(user.email, 'a wrong password', `2001:db8:9:9::${index}`);
      expect((await login(user.email, undefined, '2001:db8:9:9:1::1')).status).toBe(429);
      expect((await login(user.email, undefined, '2001:db8:9:a::1')).status).toBe(200);
    });

    it('slows guessing from many addresses, and never where the person has signed in before', async () => {
      const { user } = await server.signUp();
      expect((await login(user.email, undefined, '203.0.113.1')).status).toBe(200);
      const guess = (index: number) => login(user.email, 'a wrong password', `10.1.${index >> 8}.${index & 255}`);
      for (let index = 0; index < 100; index += 1) expect((await guess(index)).status).toBe(401);
      const slowed = await guess(100);
      expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '10']);
      expect((await login(user.email, undefined, '203.0.113.1')).status).toBe(200);
      // A new address waits for its turn, and is not locked out.
      expect((await login(user.email, undefined, '203.0.113.2')).status).toBe(429);
      server.clock.advance(10);
      expect((await login(user.email, undefined, '203.0.113.2')).status).toBe(200);
      expect((await guess(101)).status).toBe(401);
      expect((await guess(102)).status).toBe(429);
    });

    it('does not hold the neighbours', async () => {
      const [one, other] = [await server.signUp(), await server.signUp()];
      await failTimes(one.user.email, 5);
      expect((await login(other.user.email)).status).toBe(200);
    });

    it('counts exactly when thirty guesses arrive at once: five are looked at', async () => {
      const { user } = await server.signUp();
      const answers = await Promise.all(Array.from({ length: 30 }, () => login(user.email, 'a wrong password')));
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    });

    it('lets one person sign in ten times at once', async () => {
      const { user } = await server.signUp();
      const answers = await Promise.all(Array.from({ length: 10 }, () => login(user.email)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    });

    it('goes by the setting rate.login_failures', async () => {
      const { user } = await server.signUp();
      const setting = '/v1/settings/rate.login_failures';
      const { accessToken: token } = await signInAgain(server, admin);
      await server.request('PUT', setting, { token, body: { value: 2 } });
      await failTimes(user.email, 2);
      expect((await login(user.email)).status).toBe(429);
      await server.request('PUT', setting, { token, body: { value: null } });
      expect((await login(user.email)).status).toBe(200);
    });

    it('holds an address to rate.login_per_minute whatever the account', async () => {
      const setting = '/v1/settings/rate.login_per_minute';
      const { accessToken: token } = await signInAgain(server, admin);
      await server.request('PUT', setting, { token, body: { value: 3 } });
      const statuses: number[] = [];
      for (const name of ['a', 'b', 'c', 'd']) {
        statuses.push((await login(`${name}${Math.random()}@bank.example`, 'x', '192.0.2.7')).status);
      }
      await server.request('PUT', setting, { token, body: { value: 100_000 } });
      expect(statuses).toEqual([401, 401, 401, 429]);
    });
  });
});
