import type { BrowserSession } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://review.bank.example', ALLOWED_HOSTS: '10.0.0.5,inside' });
});
afterAll(() => server.close());

const url = '/v1/auth/browser-session';
const ours = { 'sec-fetch-site': 'same-origin' };

function ask(method: 'PUT' | 'POST' | 'DELETE', headers: Record<string, string>, body?: unknown) {
  return server.request<BrowserSession & { code: string }>(method, url, { headers, body });
}

/** A browser that signed in: what its cookie says, and what its page was told. */
async function signedIn() {
  const { refreshToken, user } = await server.signUp(['manager']);
  const { status, headers, body } = await ask('PUT', ours, { refreshToken });
  return { status, user, spent: refreshToken, set: String(headers['set-cookie']), body };
}

const cookieOf = (set: string) => set.split(';', 1)[0] ?? '';

describe('the browser’s session', () => {
  it('stands in a cookie that no script reads and no other site sends, and nowhere in the answer', async () => {
    const { status, user, set, body } = await signedIn();
    expect(status).toBe(200);
    expect(set).toMatch(/^__Host-countersign_session=[^;]+; SameSite=Strict; Path=\/; HttpOnly; Secure$/);
    expect(body.user.id).toBe(user.id);
    expect(Object.keys(body).sort()).toEqual(['accessExpiresAt', 'accessToken', 'refreshExpiresAt', 'user']);
    expect((await server.request('GET', '/v1/auth/me', { token: body.accessToken })).status).toBe(200);
  });

  it('spends the token that the page held', async () => {
    const { spent } = await signedIn();
    server.clock.advance(11);
    const again = await server.request<{ code: string }>('POST', '/v1/auth/refresh', { body: { refreshToken: spent } });
    expect(again.body.code).toBe('refresh_reused');
  });

  it('is renewed by the cookie alone, and the cookie moves on', async () => {
    const { user, set } = await signedIn();
    const renewed = await ask('POST', { ...ours, cookie: cookieOf(set) });
    expect(renewed.status).toBe(200);
    expect(renewed.body.user.id).toBe(user.id);
    expect(cookieOf(String(renewed.headers['set-cookie']))).not.toBe(cookieOf(set));
  });

  it('is nothing where there is no cookie, or two', async () => {
    const { set } = await signedIn();
    expect((await ask('POST', ours)).status).toBe(204);
    expect(
      (await ask('POST', { ...ours, cookie: `${cookieOf(set)}; __Host-countersign_session=planted` })).status,
    ).toBe(204);
  });

  it('is nothing under a name that a neighbour of the same domain could plant', async () => {
    const { set } = await signedIn();
    expect((await ask('POST', { ...ours, cookie: cookieOf(set).replace('__Host-', '') })).status).toBe(204);
  });

  it('is another one for every sign-in, whatever cookie was there before', async () => {
    const before = await signedIn();
    const { refreshToken, user } = await server.signUp(['manager']);
    const { headers } = await ask('PUT', { ...ours, cookie: cookieOf(before.set) }, { refreshToken });
    const cookie = cookieOf(String(headers['set-cookie']));
    expect(cookie).not.toBe(cookieOf(before.set));
    expect((await ask('POST', { ...ours, cookie })).body.user.id).toBe(user.id);
    expect((await ask('POST', { ...ours, cookie: cookieOf(before.set) })).body.user.id).toBe(before.user.id);
  });

  it('ends with its cookie', async () => {
    const { set, body } = await signedIn();
    const ended = await ask('DELETE', { ...ours, cookie: cookieOf(set) });
    expect(ended.status).toBe(204);
    expect(ended.headers['set-cookie']).toContain('Max-Age=0');
    expect(ended.headers['clear-site-data']).toBe('"cache"');
    expect((await ask('POST', { ...ours, cookie: cookieOf(set) })).status).toBe(401);
    expect((await server.request('GET', '/v1/auth/me', { token: body.accessToken })).status).toBe(401);
  });
});

describe('401', () => {
  it('answers a token that nobody knows', async () => {
    expect((await ask('PUT', ours, { refreshToken: 'x' })).body.code).toBe('refresh_invalid');
    expect((await ask('POST', { ...ours, cookie: '__Host-countersign_session=x' })).body.code).toBe('refresh_invalid');
  });
});

describe('another site', () => {
  const others = [
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address typed by a person', { 'sec-fetch-site': 'none' }, 204],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin without a name', { origin: 'null' }, 403],
    ['a program', {}, 204],
  ] as [string, Record<string, string>, number][];

  it.each(others)('%s gets nothing, spends nothing and ends nothing', async (_who, headers, answered) => {
    const { set } = await signedIn();
    const cookie = cookieOf(set);
    for (const method of ['POST', 'DELETE'] as const) {
      const { status, headers: told } = await ask(method, { ...headers, cookie });
      expect([status, told['set-cookie']]).toEqual([answered, undefined]);
    }
    const { refreshToken } = await server.signUp();
    expect((await ask('PUT', headers, { refreshToken })).status).toBe(403);
    server.clock.advance(11);
    expect((await ask('POST', { ...ours, cookie })).status).toBe(200);
    expect((await ask('PUT', ours, { refreshToken })).status).toBe(200);
  });

  it('takes the origin’s word where a browser sends no other: plain http inside a bank', async () => {
    const { set } = await signedIn();
    const cookie = cookieOf(set);
    expect((await ask('POST', { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080', cookie })).status).toBe(200);
    expect((await ask('POST', { origin: 'https://review.bank.example', host: 'inside:8080', cookie })).status).toBe(
      200,
    );
  });
});
