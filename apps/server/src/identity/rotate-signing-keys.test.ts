import type { KeySet } from '@countersign/contract/identity';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveTestApp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { openDb } from '../platform/db.ts';
import { rotateSigningKeys } from './index.ts';

const DAY = 86_400;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function publishedKids(): Promise<readonly string[]> {
  const { body } = await server.request<KeySet>('GET', '/.well-known/jwks.json');
  return body.keys.map((key) => key.kid);
}

function kidOf(token: string): string | undefined {
  return decodeProtectedHeader(token).kid;
}

it('publishes keys that verify our tokens with a library that knows nothing of us', async () => {
  const { accessToken, user } = await server.signUp(['manager']);
  const answer = await server.request<KeySet>('GET', '/.well-known/jwks.json');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  for (const key of answer.body.keys) {
    expect(Buffer.from(key.n, 'base64url')).toHaveLength(3072 / 8);
    expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  }
  const { payload, protectedHeader } = await jwtVerify(accessToken, createLocalJWKSet(answer.body), {
    issuer: server.app.config.publicUrl,
    audience: 'countersign',
    currentDate: server.clock.now(),
  });
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(payload).toMatchObject({ sub: user.id, roles: ['manager'] });
  expect(payload.scope).toBeUndefined();
});

it('publishes the next key before it signs, and keeps the old one while its tokens live', async () => {
  const [old] = await publishedKids();
  server.clock.advance(89 * DAY);
  expect(await rotateSigningKeys(server.app)).toEqual({ added: 1, removed: 0 });
  server.clock.advance(60);
  const [, next] = await publishedKids();
  expect(kidOf((await server.signUp()).accessToken)).toBe(old);

  // A moment before the change of keys, and a moment after.
  server.clock.advance(DAY - 61);
  const before = await server.signUp();
  expect(kidOf(before.accessToken)).toBe(old);
  server.clock.advance(1);
  const after = await server.signUp();
  expect(kidOf(after.accessToken)).toBe(next);
  for (const { accessToken: token } of [before, after]) {
    expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(200);
  }

  server.clock.advance(DAY);
  expect(await rotateSigningKeys(server.app)).toEqual({ added: 0, removed: 1 });
  server.clock.advance(60);
  expect(await publishedKids()).toEqual([next]);
});

it('takes the tokens of a removed key with it within a minute, although they were verified before', async () => {
  const { accessToken: token } = await server.signUp();
  expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(200);
  await server.database.pool.query('delete from signing_key');
  server.clock.advance(60);
  expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(401);
});

it('makes one key when two nodes of a fresh install are asked at the same moment', async () => {
  await server.database.pool.query('delete from signing_key');
  const db = openDb({ url: server.database.url, maxConnections: 5, applicationName: 'second', onError: () => {} });
  const second = serveTestApp({ ...server.app, db });
  try {
    const ask = ({ request }: { request: TestServer['request'] }) => request<KeySet>('GET', '/.well-known/jwks.json');
    const answers = await Promise.all([server, second, server, second].map(ask));
    const { rows } = await server.database.pool.query('select kid from signing_key');
    expect(rows).toHaveLength(1);
    for (const { body } of answers) expect(body.keys.map((key) => key.kid)).toEqual([rows[0].kid]);
    // RSA of 3,072 bits has the strength of 128.
    expect(Buffer.from(answers[0]?.body.keys[0]?.n ?? '', 'base64url').length * 8).toBe(3072);
  } finally {
    await second.close();
    await db.close();
  }
});

it('cannot open a private key that was moved to another row', async () => {
  await server.database.pool.query(`update signing_key set kid = 'another'`);
  await expect(server.signUp()).rejects.toThrow('belongs elsewhere');
});
