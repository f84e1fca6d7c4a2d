import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyBody,
  type IssuedKey,
  type SignedUp,
  serveTestApp,
  startTestServer,
  type TestServer,
} from '../../test/test-server.ts';
import { systemActor } from '../platform/actor.ts';
import { openDb } from '../platform/db.ts';
import { changeSetting, type SettingKey } from '../settings/index.ts';

const act = { actor: systemActor('test'), requestId: null };
let server: TestServer;
let proxied: TestServer;

beforeAll(async () => {
  [server, proxied] = await Promise.all([startTestServer(), startTestServer({ TRUST_PROXY: '10.0.0.0/8, fd00::/8' })]);
});
afterAll(() => Promise.all([server.close(), proxied.close()]));

/** Every test counts from a full bucket. */
afterEach(async () => {
  for (const each of [server, proxied]) {
    each.clock.advance(61);
    await each.database.pool.query('delete from rate_bucket');
  }
});

async function limit(on: TestServer, rate: SettingKey, value: number): Promise<void> {
  await changeSetting(on.app, act, rate, value);
}

/** Sixty fresh addresses, so that no two tests meet. */
let address = 0;
function anAddress(): string {
  address += 1;
  return `198.51.100.${address}`;
}

const wrongKey = { body: { apiKey: 'x' } };

describe('before sign-in', () => {
  it('the limit is per address, and says so in its headers', async () => {
    await limit(server, 'rate.key_exchange_per_minute', 2);
    const [one, other] = [anAddress(), anAddress()];
    const ask = (from: string) => server.request<AnyBody>('POST', '/v1/auth/token', { ...wrongKey, address: from });
    const first = await ask(one);
    expect(first.status).toBe(400);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"key_exchange";q=2;w=60',
      ratelimit: '"key_exchange";r=1;t=30',
    });
    expect(first.headers['retry-after']).toBeUndefined();
    expect((await ask(one)).headers.ratelimit).toBe('"key_exchange";r=0;t=60');
    const refused = await ask(one);
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': '"key_exchange";q=2;w=60',
      ratelimit: '"key_exchange";r=0;t=30',
      'retry-after': '30',
    });
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      detail: 'At most 2 requests in 60 seconds are taken here. Try again in 30 s.',
    });
    expect((await ask(other)).status).toBe(400);
  });

  it('every anonymous operation that names a rate has its own bucket', async () => {
    await limit(server, 'rate.key_exchange_per_minute', 1);
    await limit(server, 'rate.anonymous_per_minute', 1);
    const from = { address: anAddress() };
    expect((await server.request('POST', '/v1/auth/token', { ...wrongKey, ...from })).status).toBe(400);
    expect((await server.request('GET', '/v1/auth/methods', from)).status).toBe(200);
    expect((await server.request('GET', '/v1/releases', from)).status).toBe(429);
    await limit(server, 'rate.anonymous_per_minute', 100_000);
  });

  it('a bad token counts for the address: guessing is an anonymous act', async () => {
    await limit(server, 'rate.anonymous_per_minute', 2);
    const from = anAddress();
    const guess = (token?: string) =>
      server.request('GET', '/v1/auth/me', { address: from, ...(token === undefined ? {} : { token }) });
    expect([await guess('a'), await guess(), await guess('b'), await guess()].map((each) => each.status)).toEqual([
      401, 401, 429, 429,
    ]);
    await limit(server, 'rate.anonymous_per_minute', 100_000);
  });

  it('probes are not counted, so that a busy neighbour never makes us look dead', async () => {
    await limit(server, 'rate.anonymous_per_minute', 1);
    const from = { address: anAddress() };
    for (let count = 0; count < 5; count += 1) expect((await server.request('GET', '/healthz', from)).status).toBe(200);
    await limit(server, 'rate.anonymous_per_minute', 100_000);
  });
});

describe('after sign-in', () => {
  let admin: SignedUp;
  let key: IssuedKey;
  beforeAll(async () => {
    admin = await server.signUp(['admin']);
    key = await server.issueKey(['status:read']);
  });

  it('the limit is per person, whatever address they come from', async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    await limit(server, 'rate.user_per_minute', 2);
    const ask = (token: string) => server.request('GET', '/v1/auth/me', { token, address: anAddress() });
    const first = await ask(person.accessToken);
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"user";q=2;w=60', ratelimit: '"user";r=1;t=30' });
    expect((await ask(person.accessToken)).status).toBe(200);
    expect((await ask(person.accessToken)).status).toBe(429);
    expect((await ask(other.accessToken)).status).toBe(200);
    await limit(server, 'rate.user_per_minute', 100_000);
  });

  it('an address that is held does not hold those who signed in from it', async () => {
    await limit(server, 'rate.anonymous_per_minute', 1);
    const from = { address: anAddress() };
    await server.request('GET', '/v1/auth/methods', from);
    expect((await server.request('GET', '/v1/auth/methods', from)).status).toBe(429);
    expect((await server.request('GET', '/v1/auth/me', { token: admin.accessToken, ...from })).status).toBe(200);
    expect((await server.request('GET', '/v1/setup/status', { token: admin.accessToken, ...from })).status).toBe(200);
    await limit(server, 'rate.anonymous_per_minute', 100_000);
  });

  it('keys have a limit of their own', async () => {
    await limit(server, 'rate.key_per_minute', 1);
    const ask = () => server.request('GET', '/v1/auth/me', { token: key.accessToken });
    expect((await ask()).headers['ratelimit-policy']).toBe('"api_key";q=1;w=60');
    expect((await ask()).status).toBe(429);
    await limit(server, 'rate.key_per_minute', 100_000);
  });

  it('what is refused for the role is counted too', async () => {
    const person = await server.signUp();
    await limit(server, 'rate.user_per_minute', 1);
    const ask = () => server.request('GET', '/v1/users', { token: person.accessToken });
    expect([(await ask()).status, (await ask()).status]).toEqual([403, 429]);
    await limit(server, 'rate.user_per_minute', 100_000);
  });
});

describe('forwarded addresses', () => {
  const from = (on: TestServer, socket: string, forwarded: string) =>
    on.request('POST', '/v1/auth/token', { ...wrongKey, address: socket, headers: { 'x-forwarded-for': forwarded } });

  it('of strangers count for nothing: a new one each time does not help', async () => {
    await limit(server, 'rate.key_exchange_per_minute', 3);
    const socket = anAddress();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await from(server, socket, `203.0.113.${count}`)).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });

  it('of trusted proxies count, and what the client wrote before them does not', async () => {
    await limit(proxied, 'rate.key_exchange_per_minute', 3);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      // Another proxy, another forged entry, another port: still one client.
      statuses.push(
        (await from(proxied, `10.0.0.${count}`, `1.1.1.${count}, 203.0.113.7:${5000 + count}, 10.9.9.9`)).status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect((await from(proxied, '10.0.0.1', '203.0.113.8')).status).toBe(400);
  });

  it('count as one where they are no addresses', async () => {
    await limit(proxied, 'rate.key_exchange_per_minute', 1);
    const statuses = [];
    for (const garbage of ['unknown', 'garbage', '', '1.2.3.4.5'])
      statuses.push((await from(proxied, '10.0.0.1', garbage)).status);
    expect(statuses).toEqual([400, 429, 429, 429]);
  });

  it('count as one within a /64 of IPv6', async () => {
    await limit(proxied, 'rate.key_exchange_per_minute', 1);
    expect((await from(proxied, 'fd00::1', '2001:db8:1:2::1')).status).toBe(400);
    expect((await from(proxied, 'fd00::1', '[2001:db8:1:2:9:9:9:9]:443')).status).toBe(429);
    expect((await from(proxied, 'fd00::1', '2001:db8:1:3::1')).status).toBe(400);
  });

  it('are what sessions show', async () => {
    const person = await proxied.signUp();
    const body = { email: person.user.email, password: person.password };
    await proxied.request('POST', '/v1/auth/login', {
      body,
      address: '::ffff:10.0.0.1',
      headers: { 'x-forwarded-for': '9.9.9.9, 2001:DB8::7' },
    });
    const { body: list } = await proxied.request<{ items: { address: string }[] }>(
      'GET',
      `/v1/users/${person.user.id}/sessions`,
      {
        token: person.accessToken,
      },
    );
    expect(list.items.map((each) => each.address)).toContain('2001:db8::7');
  });
});

describe('two nodes', () => {
  it('share the limit exactly, asked by fifty at a time on each', async () => {
    const limitOfBoth = 40;
    await limit(server, 'rate.key_exchange_per_minute', limitOfBoth);
    const db = openDb({ url: server.database.url, maxConnections: 10, applicationName: 'second', onError: () => {} });
    const second = serveTestApp({ ...server.app, db });
    const from = anAddress();
    const statuses = await Promise.all(
      [server.request, second.request].flatMap((request) =>
        Array.from(
          { length: 50 },
          async () => (await request('POST', '/v1/auth/token', { ...wrongKey, address: from })).status,
        ),
      ),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(limitOfBoth);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - limitOfBoth);
    await second.close();
    await db.close();
  });

  it('both feel a changed limit', async () => {
    await limit(server, 'rate.key_exchange_per_minute', 1000);
    const from = { address: anAddress() };
    await server.request('POST', '/v1/auth/token', { ...wrongKey, ...from });
    await limit(server, 'rate.key_exchange_per_minute', 1);
    expect((await server.request('POST', '/v1/auth/token', { ...wrongKey, ...from })).status).toBe(429);
    await limit(server, 'rate.key_exchange_per_minute', 1000);
    server.clock.advance(1);
    expect((await server.request('POST', '/v1/auth/token', { ...wrongKey, ...from })).status).toBe(400);
  });
});

describe('the Authorization header', () => {
  it.each(['Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'bearer', 'Bearer a b', 'Token x', 'Bearer é', ''])(
    'is 401 when it is "%s"',
    async (authorization) => {
      const answer = await server.request<AnyBody>('GET', '/v1/auth/me', { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('is read whatever the case of its scheme', async () => {
    const { accessToken } = await server.signUp();
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
      const headers = { authorization: `${scheme} ${accessToken}` };
      expect((await server.request('GET', '/v1/auth/me', { headers })).status).toBe(200);
    }
  });

  it('is not asked about where anyone may call, but a bad one is told where it would count', async () => {
    const headers = { authorization: 'Bearer x' };
    expect((await server.request('GET', '/v1/auth/methods', { headers })).status).toBe(200);
    expect((await server.request('GET', '/v1/setup/status', { headers })).status).toBe(401);
    expect((await server.request('GET', '/v1/setup/status')).status).toBe(200);
  });
});
