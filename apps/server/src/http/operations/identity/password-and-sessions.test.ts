import { randomUUID } from 'node:crypto';
import type { LiveSession, Session } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, TEST_PASSWORD, type TestServer } from '../../../../test/test-server.ts';
import { systemActor } from '../../../platform/actor.ts';
import { changeSetting } from '../../../settings/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'another long password';

function login(email: string, password: string = TEST_PASSWORD) {
  return server.request<Session>('POST', '/v1/auth/login', { body: { email, password } });
}

function me(token: string) {
  return server.request('GET', '/v1/auth/me', { token });
}

describe('PUT /v1/auth/password', () => {
  function change(person: SignedUp, currentPassword: unknown, newPassword: unknown = NEW_PASSWORD) {
    const body = { currentPassword, newPassword };
    return server.request('PUT', '/v1/auth/password', { token: person.accessToken, body });
  }

  describe('204', () => {
    it('changes the password and ends all other sessions, not the one that asked', async () => {
      const person = await server.signUp();
      const other = (await login(person.user.email)).body;
      expect((await change(person, TEST_PASSWORD)).status).toBe(204);
      expect((await me(person.accessToken)).status).toBe(200);
      expect((await me(other.accessToken)).status).toBe(401);
      const { refreshToken } = other;
      expect((await server.request('POST', '/v1/auth/refresh', { body: { refreshToken } })).status).toBe(401);
      expect((await login(person.user.email)).status).toBe(401);
      expect((await login(person.user.email, NEW_PASSWORD)).status).toBe(200);
    });
  });

  describe('400', () => {
    it('refuses a wrong current password and keeps the old one', async () => {
      const person = await server.signUp();
      const answer = await change(person, 'a wrong password');
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'current_password_wrong', errors: [{ field: 'currentPassword' }] });
      expect((await login(person.user.email)).status).toBe(200);
    });

    it.each([
      ['too short', 'short'],
      ['the own name', 'Florence Nightingale'],
    ])('refuses a new password that is %s', async (_name, newPassword) => {
      const person = await server.signUp(['specialist'], { displayName: 'Florence Nightingale' });
      const answer = await change(person, TEST_PASSWORD, newPassword);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'password_invalid', errors: [{ field: 'newPassword' }] });
    });

    it('refuses fields that are missing', async () => {
      const person = await server.signUp();
      expect((await change(person, undefined)).body.code).toBe('request_invalid');
    });
  });

  describe('401', () => {
    it('refuses a caller without a token', async () => {
      const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      expect((await server.request('PUT', '/v1/auth/password', { body })).status).toBe(401);
    });
  });

  describe('429', () => {
    it('counts wrong current passwords as failed sign-ins, so that a stolen token cannot guess on', async () => {
      const person = await server.signUp();
      for (let time = 0; time < 5; time += 1) expect((await change(person, `wrong ${time}`)).status).toBe(400);
      expect((await change(person, TEST_PASSWORD)).status).toBe(429);
      expect((await login(person.user.email)).status).toBe(429);
    });
  });
});

describe('GET /v1/users/{id}/sessions', () => {
  type Page = { items: LiveSession[]; nextCursor: string | null };
  function list(id: string, token: string, query = '') {
    return server.request<Page>('GET', `/v1/users/${id}/sessions${query}`, { token });
  }

  it('shows live sessions, newest first, says which one is asking, and pages', async () => {
    const person = await server.signUp();
    const at = server.clock.now().toISOString();
    server.clock.advance(1);
    const body = { email: person.user.email, password: TEST_PASSWORD };
    const headers = { 'user-agent': 'Browser/1.0' };
    await server.request('POST', '/v1/auth/login', { body, headers, address: '192.0.2.50' });
    const page = (await list(person.user.id, person.accessToken)).body;
    expect(page.nextCursor).toBeNull();
    expect(page.items).toMatchObject([
      { address: '192.0.2.50', userAgent: 'Browser/1.0', current: false },
      { address: '127.0.0.1', userAgent: 'test', current: true, createdAt: at, lastUsedAt: at },
    ]);
    const first = (await list(person.user.id, person.accessToken, '?limit=1')).body;
    const second = (await list(person.user.id, person.accessToken, `?limit=1&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items]).toEqual(page.items);
    expect(second.nextCursor).toBeNull();
  });

  it('leaves out sessions that were ended or ran out', async () => {
    const person = await server.signUp();
    server.clock.advance(8 * 3600);
    const later = (await login(person.user.email)).body;
    const ended = (await login(person.user.email)).body;
    await server.request('POST', '/v1/auth/logout', { body: { refreshToken: ended.refreshToken } });
    const { items } = (await list(person.user.id, later.accessToken)).body;
    expect(items).toMatchObject([{ current: true }]);
  });

  it('lets administrators look at anybody, and tells them 404 for nobody', async () => {
    const [admin, person] = [await server.signUp(['admin']), await server.signUp()];
    expect((await list(person.user.id, admin.accessToken)).body.items).toHaveLength(1);
    expect((await list(randomUUID(), admin.accessToken)).status).toBe(404);
  });

  it('tells others 403, whether or not there is such a user', async () => {
    const [manager, person] = [await server.signUp(['manager']), await server.signUp()];
    expect((await list(person.user.id, manager.accessToken)).status).toBe(403);
    expect((await list(randomUUID(), manager.accessToken)).status).toBe(403);
    expect((await list(manager.user.id.toUpperCase(), manager.accessToken)).status).toBe(200);
  });

  it('answers 400 to what is no id, and to a cursor that is none', async () => {
    const person = await server.signUp();
    expect((await list('me', person.accessToken)).status).toBe(400);
    expect((await list(person.user.id, person.accessToken, '?cursor=x')).status).toBe(400);
  });
});

describe('DELETE /v1/users/{id}/sessions', () => {
  function end(id: string, token: string) {
    return server.request('DELETE', `/v1/users/${id}/sessions`, { token });
  }

  it('signs oneself out everywhere', async () => {
    const person = await server.signUp();
    const other = (await login(person.user.email)).body;
    expect((await end(person.user.id, person.accessToken)).status).toBe(204);
    expect((await me(person.accessToken)).status).toBe(401);
    expect((await me(other.accessToken)).status).toBe(401);
  });

  it('lets administrators sign anybody out, and chains it', async () => {
    const [admin, person] = [await server.signUp(['admin']), await server.signUp()];
    expect((await end(person.user.id, admin.accessToken)).status).toBe(204);
    expect((await me(person.accessToken)).status).toBe(401);
    expect((await me(admin.accessToken)).status).toBe(200);
    const { rows } = await server.database.pool.query(`select sealed from evidence_entry where kind = 'user.changed'`);
    const entries = rows.map((row) => row.sealed as string).filter((sealed) => sealed.includes('sessions_ended'));
    expect(entries.some((sealed) => sealed.includes(person.user.id) && sealed.includes(admin.user.id))).toBe(true);
  });

  it('tells others 403 before 404, and administrators 404', async () => {
    const [admin, manager] = [await server.signUp(['admin']), await server.signUp(['manager'])];
    expect((await end(admin.user.id, manager.accessToken)).status).toBe(403);
    expect((await end(randomUUID(), manager.accessToken)).status).toBe(403);
    expect((await end(randomUUID(), admin.accessToken)).status).toBe(404);
  });
});

describe('GET /v1/auth/methods', () => {
  it('offers federation once it is configured, by the name of the provider', async () => {
    const before = await server.request('GET', '/v1/auth/methods');
    expect(before.body).toEqual({ password: true, passwordMinLength: 12, totp: true, oidc: null });
    const wanted = {
      'auth.oidc_authority': 'https://login.bank.example',
      'auth.oidc_client_id': 'countersign',
      'auth.oidc_provider_name': 'Bank sign-on',
    };
    for (const [key, value] of Object.entries(wanted)) {
      await changeSetting(server.app, { actor: systemActor('test'), requestId: null }, key, value);
    }
    const after = await server.request('GET', '/v1/auth/methods');
    expect(after.body).toEqual({
      password: true,
      passwordMinLength: 12,
      totp: true,
      oidc: { providerName: 'Bank sign-on' },
    });
  });
});
