import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let plain: TestServer;
let guarded: TestServer;
let proxied: TestServer;

beforeAll(async () => {
  [plain, guarded, proxied] = await Promise.all([
    startTestServer(),
    startTestServer({ METRICS_TOKEN: 'a long metrics token' }),
    startTestServer({ TRUST_PROXY: '127.0.0.1' }),
  ]);
});
afterAll(() => Promise.all([plain.close(), guarded.close(), proxied.close()]));

async function statusOf(server: TestServer, address: string, headers: Record<string, string> = {}): Promise<number> {
  return (await server.request('GET', '/metrics', { address, headers })).status;
}

describe('who may read', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('the machine itself: %s', async (address) => {
    expect(await statusOf(plain, address)).toBe(200);
  });

  it.each(['203.0.113.9', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '0.0.0.0', '2001:db8::1'])(
    'nobody else: %s',
    async (address) => {
      expect(await statusOf(plain, address)).toBe(401);
    },
  );

  it('others with the token, and only with the whole of it', async () => {
    const stranger = '203.0.113.9';
    const bearing = (token: string) => statusOf(guarded, stranger, { authorization: `Bearer ${token}` });
    expect(await bearing('a long metrics token')).toBe(200);
    for (const wrong of ['a long metrics toke', 'a long metrics tokens', 'A long metrics token', 'x', '']) {
      expect(await bearing(wrong)).toBe(401);
    }
    expect(await statusOf(guarded, stranger, { authorization: 'Basic a long metrics token' })).toBe(401);
    expect(await statusOf(guarded, stranger)).toBe(401);
  });

  it('nobody by an empty token where none is set', async () => {
    for (const authorization of ['Bearer ', 'Bearer', 'Bearer null', 'Bearer undefined']) {
      expect(await statusOf(plain, '203.0.113.9', { authorization })).toBe(401);
    }
  });

  it('behind a proxy on the same machine, the client’s address counts and not the proxy’s', async () => {
    const through = (forwarded: string) => statusOf(proxied, '127.0.0.1', { 'x-forwarded-for': forwarded });
    expect(await through('203.0.113.9')).toBe(401);
    expect(await through('127.0.0.1, 203.0.113.9')).toBe(401);
    expect(await through('unknown')).toBe(401);
    expect(await through('')).toBe(401);
    expect(await through('::1')).toBe(200);
    expect(await statusOf(proxied, '127.0.0.1')).toBe(200);
  });

  it('a forged address does not open them', async () => {
    expect(await statusOf(plain, '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(401);
  });
});

describe('what stands there', () => {
  it('is in the format of Prometheus, with the delay of the event loop and the counts of our answers', async () => {
    await plain.request('GET', '/healthz');
    const answer = await plain.request('GET', '/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of answer.text.split('\n').filter((each) => each !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) \S+ .*|[a-z_0-9]+(\{.*\})? \S+)$/i);
    expect(answer.text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(answer.text).toMatch(/^countersign_http_requests_total\{operation="getHealth",status="200"\} \d+$/m);
    expect(answer.text).toMatch(/^countersign_http_request_seconds_bucket\{/m);
  });

  it('names operations and statuses, never addresses, people or paths', async () => {
    const { user, accessToken } = await plain.signUp(['admin']);
    await plain.request('GET', `/v1/users/${user.id}/sessions`, { token: accessToken, address: '203.0.113.77' });
    await plain.request('GET', '/v1/nowhere/secret-path', { address: '203.0.113.77' });
    const { text } = await plain.request('GET', '/metrics');
    expect(text).toContain('operation="listSessions"');
    expect(text).toContain('operation="none",status="404"');
    for (const personal of [user.id, user.email, '203.0.113.77', 'secret-path']) expect(text).not.toContain(personal);
    const labels = new Set(
      [...text.matchAll(/countersign_http\w+\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/(\w+)=/g)].map(([, name]) => name),
      ),
    );
    expect([...labels].sort()).toEqual(['le', 'operation', 'status']);
  });
});
