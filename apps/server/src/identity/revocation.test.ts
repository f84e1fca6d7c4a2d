import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Request, type SignedUp, serveTestApp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { type Db, openDb } from '../platform/db.ts';

let server: TestServer;
let admin: SignedUp;
let db: Db;
/** A second node on the same database, which nobody tells that anything was revoked. */
let otherNode: ReturnType<typeof serveTestApp>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  db = openDb({ url: server.database.url, maxConnections: 5, applicationName: 'other node', onError: () => {} });
  otherNode = serveTestApp({ ...server.app, db });
});
afterAll(async () => {
  await otherNode.close();
  await db.close();
  await server.close();
});

/** An operation that takes every kind of token and refuses one that is not live. */
async function isLive(request: Request, token: string): Promise<boolean> {
  return (await request('GET', '/v1/setup/status', { token })).status === 200;
}

type Act = (person: SignedUp) => Promise<{ status: number }>;

function asAdmin(method: 'PATCH' | 'DELETE', path: (person: SignedUp) => string, body?: unknown): Act {
  return (person) =>
    server.request(method, path(person), { token: admin.accessToken, ...(body === undefined ? {} : { body }) });
}

const endings: Readonly<Record<string, Act>> = {
  'deactivating the user': asAdmin('PATCH', ({ user }) => `/v1/users/${user.id}`, { isActive: false }),
  'changing the roles': asAdmin('PATCH', ({ user }) => `/v1/users/${user.id}`, { roles: ['manager'] }),
  'resetting the authenticator app': async (person) => {
    const { accessToken: token, password } = person;
    await server.request('POST', '/v1/auth/totp', { token, body: { password } });
    return asAdmin('DELETE', ({ user }) => `/v1/users/${user.id}/totp`)(person);
  },
  'ending the sessions': asAdmin('DELETE', ({ user }) => `/v1/users/${user.id}/sessions`),
  'signing out': ({ refreshToken }) => server.request('POST', '/v1/auth/logout', { body: { refreshToken } }),
};

describe.each(Object.entries(endings))('%s', (_name, end) => {
  it('ends live tokens at once on the node that did it, and within 5 seconds on every other', async () => {
    const person = await server.signUp(['specialist']);
    const token = person.accessToken;
    // Both nodes have seen the token a moment ago and may remember it.
    expect(await isLive(server.request, token)).toBe(true);
    expect(await isLive(otherNode.request, token)).toBe(true);

    expect((await end(person)).status).toBeLessThan(300);
    expect(await isLive(server.request, token)).toBe(false);
    server.clock.advance(4.9);
    expect(await isLive(otherNode.request, token)).toBe(false);
  });
});

describe('revoking a key', () => {
  it('ends its live tokens at once on the node that did it, and within 5 seconds on every other', async () => {
    const { id, accessToken: token } = await server.issueKey(['status:read']);
    expect(await isLive(server.request, token)).toBe(true);
    expect(await isLive(otherNode.request, token)).toBe(true);

    await server.request('DELETE', `/v1/api-keys/${id}`, { token: admin.accessToken });
    expect(await isLive(server.request, token)).toBe(false);
    server.clock.advance(4.9);
    expect(await isLive(otherNode.request, token)).toBe(false);
  });
});

describe('a change that somebody makes in the database by hand', () => {
  it.each([
    ['of roles', `update staff set roles = '{specialist,manager}' where id = $1`],
    ['of activity', 'update staff set is_active = false where id = $1'],
  ])('%s ends live tokens as well', async (_name, sql) => {
    const { user, accessToken: token } = await server.signUp(['specialist']);
    expect(await isLive(server.request, token)).toBe(true);
    await server.database.pool.query(sql, [user.id]);
    server.clock.advance(4.9);
    expect(await isLive(server.request, token)).toBe(false);
  });

  it('of activity and back does not revive the tokens of before', async () => {
    const { user, accessToken: token } = await server.signUp(['specialist']);
    for (const active of [false, true]) {
      await server.database.pool.query('update staff set is_active = $2 where id = $1', [user.id, active]);
    }
    expect(await isLive(server.request, token)).toBe(false);
  });
});

describe('a node that cannot reach the database', () => {
  it('lets nobody in on a memory older than two seconds, and says that it is unavailable', async () => {
    const { accessToken: token } = await server.signUp(['specialist']);
    const cut = openDb({ url: server.database.url, maxConnections: 2, applicationName: 'cut off', onError: () => {} });
    const node = serveTestApp({ ...server.app, db: { ...cut, ...unreachable } });
    try {
      await expect(node.request('GET', '/v1/setup/status', { token })).resolves.toMatchObject({ status: 503 });
    } finally {
      await node.close();
      await cut.close();
    }
  });
});

const fail = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const unreachable = { one: fail, maybe: fail, many: fail, run: fail, transaction: fail };
