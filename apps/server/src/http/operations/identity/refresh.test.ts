import type { Session } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function refresh(refreshToken: unknown) {
  return server.request<Session & { code: string }>('POST', '/v1/auth/refresh', { body: { refreshToken } });
}

const HOUR = 3600;

describe('POST /v1/auth/refresh', () => {
  describe('200', () => {
    it('spends the token for a new pair that works', async () => {
      const { user, refreshToken } = await server.signUp(['manager']);
      server.clock.advance(60);
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      expect(body.refreshToken).not.toBe(refreshToken);
      expect(body.user.id).toBe(user.id);
      expect((await server.request('GET', '/v1/auth/me', { token: body.accessToken })).status).toBe(200);
    });

    it('reads the roles anew', async () => {
      const { user, accessToken, refreshToken } = await server.signUp(['specialist']);
      await writeRows(server, `update staff set roles = '{admin}' where id = $1`, [user.id]);
      server.clock.advance(3);
      expect((await server.request('GET', '/v1/auth/me', { token: accessToken })).status).toBe(401);
      const { body } = await refresh(refreshToken);
      expect(body.user.roles).toEqual(['admin']);
      expect((await server.request('GET', '/v1/settings', { token: body.accessToken })).status).toBe(200);
    });

    it('gives a retry within 10 seconds the same successor', async () => {
      const { refreshToken } = await server.signUp();
      const first = await refresh(refreshToken);
      server.clock.advance(10);
      const retry = await refresh(refreshToken);
      expect(retry.status).toBe(200);
      expect(retry.body.refreshToken).toBe(first.body.refreshToken);
      expect(retry.body.refreshExpiresAt).toBe(first.body.refreshExpiresAt);
      expect((await refresh(first.body.refreshToken)).status).toBe(200);
    });

    it('makes one successor of fifty parallel refreshes, and gives it to all', async () => {
      const { user, refreshToken } = await server.signUp();
      const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
      expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
      const { rows } = await server.database.pool.query(
        `select count(*)::int as all, count(*) filter (where spent_at is null)::int as good
         from refresh_token join session on session.id = session_id where staff_id = $1`,
        [user.id],
      );
      expect(rows[0]).toEqual({ all: 2, good: 1 });
    });

    it('moves the idle end with every refresh, but never past 24 hours after the sign-in', async () => {
      let { refreshToken } = await server.signUp();
      const end = server.clock.now().getTime() + 24 * HOUR * 1000;
      for (const hours of [7, 7]) {
        server.clock.advance(hours * HOUR);
        const { body } = await refresh(refreshToken);
        expect(Date.parse(body.refreshExpiresAt)).toBe(server.clock.now().getTime() + 8 * HOUR * 1000);
        refreshToken = body.refreshToken;
      }
      server.clock.advance(7 * HOUR);
      const last = await refresh(refreshToken);
      expect(Date.parse(last.body.refreshExpiresAt)).toBe(end);
      server.clock.advance(3 * HOUR);
      expect((await refresh(last.body.refreshToken)).status).toBe(401);
    });

    it('never lets an access token outlive its session', async () => {
      let { refreshToken } = await server.signUp();
      const end = server.clock.now().getTime() + 24 * HOUR * 1000;
      for (const _time of [1, 2, 3]) {
        server.clock.advance(7 * HOUR);
        refreshToken = (await refresh(refreshToken)).body.refreshToken;
      }
      server.clock.advance(3 * HOUR - 60);
      const { body } = await refresh(refreshToken);
      expect(Date.parse(body.accessExpiresAt)).toBeLessThanOrEqual(end);
      expect(Date.parse(body.accessExpiresAt)).toBeGreaterThan(end - 1000);
    });
  });

  describe('400', () => {
    it.each([[undefined], [''], [7], ['x'.repeat(1001)]])('refuses %s for a token', async (token) => {
      expect((await refresh(token)).status).toBe(400);
    });
  });

  describe('401', () => {
    it('ends the whole family when a spent token comes back after the grace', async () => {
      const { accessToken, refreshToken } = await server.signUp();
      const { body: second } = await refresh(refreshToken);
      server.clock.advance(10.001);
      const reuse = await refresh(refreshToken);
      expect(reuse.status).toBe(401);
      expect(reuse.body.code).toBe('refresh_reused');
      expect((await refresh(second.refreshToken)).status).toBe(401);
      for (const token of [accessToken, second.accessToken]) {
        expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(401);
      }
    });

    it('does not touch the other sessions of the person', async () => {
      const { user, refreshToken, password } = await server.signUp();
      const other = await server.request<Session>('POST', '/v1/auth/login', { body: { email: user.email, password } });
      await refresh(refreshToken);
      server.clock.advance(11);
      expect((await refresh(refreshToken)).body.code).toBe('refresh_reused');
      expect((await refresh(other.body.refreshToken)).status).toBe(200);
    });

    it('refuses a token after eight idle hours', async () => {
      const { refreshToken } = await server.signUp();
      server.clock.advance(8 * HOUR);
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('refresh_invalid');
    });

    it('refuses the token of a user who was deactivated', async () => {
      const { user, refreshToken } = await server.signUp();
      await writeRows(server, 'update staff set is_active = false where id = $1', [user.id]);
      expect((await refresh(refreshToken)).body.code).toBe('refresh_invalid');
    });

    it('refuses what is no refresh token: an access token, a key, one with a letter changed, one of nobody', async () => {
      const { accessToken, refreshToken } = await server.signUp();
      const { key } = await server.issueKey(['status:read']);
      const changed = refreshToken.slice(0, 10) + (refreshToken[10] === 'a' ? 'b' : 'a') + refreshToken.slice(11);
      const foreign = await startTestServer();
      const { refreshToken: elsewhere } = await foreign.signUp();
      await foreign.close();
      for (const token of [accessToken.slice(0, 1000), key, changed, elsewhere, 'x']) {
        const answer = await refresh(token);
        expect(answer.status).toBe(401);
        expect(answer.body.code).toBe('refresh_invalid');
      }
      expect((await refresh(refreshToken)).status).toBe(200);
    });
  });
});

describe('POST /v1/auth/logout', () => {
  function logout(refreshToken: string) {
    return server.request('POST', '/v1/auth/logout', { body: { refreshToken } });
  }

  it('ends the session and its access tokens, and is 204 once and again', async () => {
    const { accessToken, refreshToken } = await server.signUp();
    expect((await logout(refreshToken)).status).toBe(204);
    expect((await logout(refreshToken)).status).toBe(204);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await server.request('GET', '/v1/auth/me', { token: accessToken })).status).toBe(401);
  });

  it('ends the session also by a token that was spent', async () => {
    const { refreshToken } = await server.signUp();
    const { body } = await refresh(refreshToken);
    expect((await logout(refreshToken)).status).toBe(204);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('is 204 for a token that nobody knows', async () => {
    expect((await logout('csr_unknown')).status).toBe(204);
  });

  it('is 400 without a token', async () => {
    expect((await server.request('POST', '/v1/auth/logout', { body: {} })).status).toBe(400);
  });
});
