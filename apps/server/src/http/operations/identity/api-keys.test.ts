import { createHash, randomUUID } from 'node:crypto';
import type { AccessToken, ApiKeySummary, IssuedApiKey } from '@countersign/contract/identity';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyBody,
  type SignedUp,
  signInAgain,
  startTestServer,
  type TestServer,
} from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

const GOOD = { name: 'Loan origination', scopes: ['status:read', 'intake:write'] };

function issue(body: unknown = GOOD, token = admin.accessToken) {
  return server.request<IssuedApiKey>('POST', '/v1/api-keys', { body, token });
}

function exchange(apiKey: unknown) {
  return server.request<AccessToken & { code: string }>('POST', '/v1/auth/token', { body: { apiKey } });
}

function revoke(id: string, token = admin.accessToken) {
  return server.request('DELETE', `/v1/api-keys/${id}`, { token });
}

describe('POST /v1/api-keys', () => {
  describe('201', () => {
    it('answers with the key once, and stores its SHA-256 only', async () => {
      const { status, body } = await issue();
      expect(status).toBe(201);
      expect(body.key).toMatch(/^csk_[0-9A-Za-z]{49}$/);
      expect(body.summary).toEqual({
        id: body.summary.id,
        name: GOOD.name,
        keyPrefix: body.key.slice(0, 12),
        scopes: ['intake:write', 'status:read'],
        createdAt: server.clock.now().toISOString(),
        expiresAt: null,
        lastUsedAt: null,
        revokedAt: null,
      });
      const { rows } = await server.database.pool.query(
        'select key_hash, t::text as row from api_key t where id = $1',
        [body.summary.id],
      );
      expect(rows[0].key_hash).toEqual(createHash('sha256').update(body.key).digest());
      expect(rows[0].row).not.toContain(body.key.slice(0, 20));
    });

    it('chains who issued which key, without the key', async () => {
      const { summary, key } = (await issue()).body;
      const { rows } = await server.database.pool.query(`select sealed from evidence_entry where kind = 'key.issued'`);
      const entry = rows.map((row) => row.sealed as string).find((sealed) => sealed.includes(summary.id));
      expect(entry).toContain(admin.user.id);
      expect(entry).not.toContain(key.slice(0, 20));
    });
  });

  it('issues a key that ends on the day that was chosen, and says when it was last used', async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 10 * 60_000).toISOString();
    const { body } = await issue({ ...GOOD, expiresAt });
    expect([body.summary.expiresAt, body.summary.lastUsedAt]).toEqual([expiresAt, null]);
    const token = await exchange(body.key);
    // No token outlives its key, though it would live for fifteen minutes otherwise.
    expect(Date.parse(token.body.expiresAt)).toBeLessThanOrEqual(Date.parse(expiresAt));
    const usedAt = server.clock.now().toISOString();
    const { items } = (
      await server.request<{ items: ApiKeySummary[] }>('GET', '/v1/api-keys', { token: admin.accessToken })
    ).body;
    expect(items.find(({ id }) => id === body.summary.id)?.lastUsedAt).toBe(usedAt);
    server.clock.advance(10 * 60);
    admin = await signInAgain(server, admin);
    const late = await exchange(body.key);
    expect([late.status, late.body.code]).toEqual([401, 'key_invalid']);
  });

  it('refuses a day that has passed, and a day that somebody moved in the database', async () => {
    const past = await issue({ ...GOOD, expiresAt: new Date(server.clock.now().getTime() - 1000).toISOString() });
    expect([past.status, (past.body as unknown as { code: string }).code]).toEqual([400, 'request_invalid']);
    const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
    const { body } = await issue({ ...GOOD, expiresAt: soon });
    await server.database.pool.query('update api_key set expires_at = null where id = $1', [body.summary.id]);
    expect((await exchange(body.key)).status).toBe(401);
  });

  describe('400', () => {
    it.each([
      ['an empty name', { ...GOOD, name: '' }, 'name'],
      ['a name of spaces', { ...GOOD, name: ' ' }, 'name'],
      ['no name', { scopes: GOOD.scopes }, 'name'],
      ['an unknown scope', { ...GOOD, scopes: ['status:read', 'loans:write'] }, 'scopes.1'],
      ['a role for a scope', { ...GOOD, scopes: ['admin'] }, 'scopes.0'],
      ['no scopes', { name: 'x' }, 'scopes'],
      ['an empty list of scopes', { ...GOOD, scopes: [] }, 'scopes'],
      ['a scope twice', { ...GOOD, scopes: ['status:read', 'status:read'] }, 'scopes'],
      ['scopes as a text', { ...GOOD, scopes: 'status:read' }, 'scopes'],
      ['an unknown field', { ...GOOD, key: 'csk_mine' }, 'key'],
    ])('refuses %s', async (_name, body, field) => {
      const answer = await server.request<{ errors: AnyBody[] }>('POST', '/v1/api-keys', {
        body,
        token: admin.accessToken,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map((error) => error.field)).toContain(field);
    });
  });

  describe('401', () => {
    it('refuses a caller without a token, and one with a key in place of a token', async () => {
      expect((await server.request('POST', '/v1/api-keys', { body: GOOD })).status).toBe(401);
      const { key } = await server.issueKey(['status:read']);
      expect((await issue(GOOD, key)).status).toBe(401);
    });
  });

  describe('403', () => {
    it('refuses managers and specialists, before it looks at the body', async () => {
      const { accessToken } = await server.signUp(['manager', 'specialist']);
      expect((await issue({ name: '' }, accessToken)).status).toBe(403);
    });

    it('refuses every API-key token, whatever its scopes and whoever issued it', async () => {
      const { accessToken } = await server.issueKey(['intake:write', 'status:read', 'evidence:read']);
      expect((await issue(GOOD, accessToken)).status).toBe(403);
    });
  });
});

describe('POST /v1/auth/token', () => {
  describe('200', () => {
    it('answers with a token that carries the scopes of the key and no roles', async () => {
      const { summary, key } = (await issue()).body;
      const { status, body } = await exchange(key);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'expiresAt', 'scopes']);
      expect(body.scopes).toEqual(summary.scopes);
      const claims = decodeJwt(body.accessToken);
      expect(claims).toMatchObject({ sub: summary.id, scope: 'intake:write status:read', aud: 'countersign' });
      expect(claims.roles).toBeUndefined();
      expect(new Date((claims.exp ?? 0) * 1000).toISOString()).toBe(body.expiresAt);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(15 * 60);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeGreaterThan(14 * 60);
    });

    it('takes the key again after the token expired', async () => {
      const { key } = (await issue()).body;
      const first = await exchange(key);
      server.clock.advance(15 * 60 + 10);
      admin = await signInAgain(server, admin);
      const status = (token: string) => server.request('GET', '/v1/setup/status', { token });
      expect((await status(first.body.accessToken)).status).toBe(401);
      const second = await exchange(key);
      expect((await status(second.body.accessToken)).status).toBe(200);
    });
  });

  describe('400', () => {
    it('calls a key malformed whose prefix, alphabet or length is wrong', async () => {
      const { key } = (await issue()).body;
      const wrong = [
        '',
        'csk_',
        key.slice(1),
        key.slice(0, -1),
        `${key}0`,
        key.replace('csk_', 'csr_'),
        key.toUpperCase(),
        `${key.slice(0, 10)}-${key.slice(11)}`,
        ` ${key}`,
        `${key}\n`,
        admin.accessToken.slice(0, 900),
      ];
      for (const each of wrong) {
        const answer = await exchange(each);
        expect([each, answer.status, answer.body.code]).toEqual([each, 400, 'key_malformed']);
        if (each.length > 20) expect(answer.text).not.toContain(each);
      }
    });

    it.each([[undefined], [7], [null], [['x']], ['x'.repeat(1001)]])('refuses %s for a key', async (apiKey) => {
      expect((await exchange(apiKey)).status).toBe(400);
    });
  });

  describe('401', () => {
    it('does not know a well-formed key of another install', async () => {
      const foreign = await startTestServer();
      const { key } = await foreign.issueKey(['status:read']);
      await foreign.close();
      const answer = await exchange(key);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('key_invalid');
    });

    it('does not know a key with a wrong checksum: it has the form of one, and nobody has it', async () => {
      const { key } = (await issue()).body;
      const swapped = key.slice(0, 20) + key.charAt(21) + key.charAt(20) + key.slice(22);
      const wrong = [`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, ...(swapped === key ? [] : [swapped])];
      for (const each of wrong) {
        const answer = await exchange(each);
        expect([answer.status, answer.body.code]).toEqual([401, 'key_invalid']);
        expect(answer.text).not.toContain(each);
      }
    });

    it('refuses a revoked key', async () => {
      const { summary, key } = (await issue()).body;
      await revoke(summary.id);
      const answer = await exchange(key);
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('key_invalid');
    });
  });

  describe('429', () => {
    it('holds an address to rate.key_exchange_per_minute', async () => {
      const setting = '/v1/settings/rate.key_exchange_per_minute';
      const { accessToken: token } = admin;
      await server.request('PUT', setting, { token, body: { value: 2 } });
      const statuses: number[] = [];
      for (const _time of [1, 2, 3]) {
        const body = { apiKey: 'x' };
        statuses.push((await server.request('POST', '/v1/auth/token', { body, address: '192.0.2.9' })).status);
      }
      await server.request('PUT', setting, { token, body: { value: 100_000 } });
      expect(statuses).toEqual([400, 400, 429]);
    });
  });
});

describe('GET /v1/api-keys', () => {
  it('lists all keys page by page, newest first, revoked ones too, and never a key', async () => {
    const issued: IssuedApiKey[] = [];
    for (const name of ['one', 'two', 'three']) {
      server.clock.advance(1);
      issued.push((await issue({ name, scopes: ['evidence:read'] })).body);
    }
    const [one, two, three] = issued.map((each) => each.summary);
    await revoke(two?.id ?? '');
    type Page = { items: ApiKeySummary[]; nextCursor: string | null };
    const token = admin.accessToken;
    const first = await server.request<Page>('GET', '/v1/api-keys?limit=2', { token });
    expect(first.body.items).toEqual([three, { ...two, revokedAt: server.clock.now().toISOString() }]);
    const second = await server.request<Page>('GET', `/v1/api-keys?limit=1&cursor=${first.body.nextCursor}`, { token });
    expect(second.body.items).toEqual([one]);
    for (const { key } of issued) expect(first.text + second.text).not.toContain(key.slice(0, 20));
  });

  it('answers 400 to a cursor of another list, an unknown parameter and a limit beyond 200', async () => {
    for (const query of ['cursor=x', 'page=2', 'limit=201', 'limit=0', 'limit=two']) {
      expect((await server.request('GET', `/v1/api-keys?${query}`, { token: admin.accessToken })).status).toBe(400);
    }
  });

  it('answers 403 to managers', async () => {
    const { accessToken: token } = await server.signUp(['manager']);
    expect((await server.request('GET', '/v1/api-keys', { token })).status).toBe(403);
  });
});

describe('DELETE /v1/api-keys/{id}', () => {
  it('revokes, is 204 once and again, and records it once', async () => {
    const { summary } = (await issue()).body;
    expect((await revoke(summary.id)).status).toBe(204);
    expect((await revoke(summary.id)).status).toBe(204);
    const { rows } = await server.database.pool.query(`select sealed from evidence_entry where kind = 'key.revoked'`);
    expect(rows.filter((row) => row.sealed.includes(summary.id))).toHaveLength(1);
  });

  it('answers 404 for a key that does not exist, 400 for what is no id, 403 to managers either way', async () => {
    expect((await revoke(randomUUID())).status).toBe(404);
    expect((await revoke('x')).status).toBe(400);
    const { accessToken } = await server.signUp(['manager']);
    expect((await revoke(randomUUID(), accessToken)).status).toBe(403);
  });
});
