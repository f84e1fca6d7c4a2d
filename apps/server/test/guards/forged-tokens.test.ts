import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { authenticate } from '../../src/identity/index.ts';
import { type IssuedKey, type SignedUp, startTestServer, type TestServer } from '../test-server.ts';
import {
  type Forged,
  type Forger,
  importPrivate,
  type Json,
  signed,
  withBroughtKeys,
  withDamage,
  withEncryption,
  withOtherAlgorithms,
  withOtherKeyIds,
} from './forge-tokens.ts';

let server: TestServer;
let forger: Forger;
let person: SignedUp;
let key: IssuedKey;
let counted = 0;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp(['specialist']);
  key = await server.issueKey(['status:read']);
  const token = person.accessToken;
  const { keys } = (await server.request<{ keys: JWK[] }>('GET', '/.well-known/jwks.json')).body;
  forger = {
    token,
    header: decodeProtectedHeader(token) as Json,
    payload: decodeJwt(token) as Json,
    publicJwk: keys[0] as JWK,
    ours: importPrivate(inject('signingKey')),
    theirs: generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey,
  };
});
afterAll(() => server.close());

/** Every one of them is 401 over HTTP, and nothing but a quiet no to whoever calls the room directly. */
async function expectAllRefused(forgeries: readonly Forged[]): Promise<void> {
  for (const { name, token } of forgeries) {
    const headers = { authorization: `Bearer ${Buffer.from(token).toString('latin1')}` };
    const { status } = await server.request('GET', '/v1/auth/me', { headers });
    expect([name, status]).toEqual([name, 401]);
    expect([name, await authenticate(server.app, token)]).toEqual([name, null]);
    counted += 1;
  }
}

/** Signed with our own key: what is refused here is refused for what it says. */
function saying(changes: Json, removed: readonly string[] = [], header: Json = {}): string {
  const payload = Object.fromEntries(
    Object.entries({ ...forger.payload, ...changes }).filter(([name]) => !removed.includes(name)),
  );
  return signed({ ...forger.header, ...header }, payload, forger.ours);
}

describe('a forged token', () => {
  it('would be taken if it were not forged: the tools below make good tokens too', async () => {
    for (const token of [forger.token, saying({}), saying({ jti: randomUUID() })]) {
      expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(200);
    }
  });

  it('is refused with another algorithm', () => expectAllRefused(withOtherAlgorithms(forger)));

  it('is refused with another key id', () => expectAllRefused(withOtherKeyIds(forger)));

  it('is refused with a key that it brings along', () => expectAllRefused(withBroughtKeys(forger)));

  it('is refused when it is cut, changed or put together anew', () => expectAllRefused(withDamage(forger)));

  it('is refused when it is encrypted', async () => expectAllRefused(await withEncryption(forger)));

  it('is refused for another purpose, of another issuer, before its time or after it', async () => {
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const said: Readonly<Record<string, string>> = {
      'another audience': saying({ aud: 'other' }),
      'an audience that begins alike': saying({ aud: 'countersign-test' }),
      'an audience in another case': saying({ aud: 'Countersign' }),
      'other audiences': saying({ aud: ['a', 'b'] }),
      'an empty audience': saying({ aud: '' }),
      'no audience': saying({}, ['aud']),
      'another issuer': saying({ iss: 'https://attacker.example' }),
      'an issuer with a slash': saying({ iss: `${forger.payload.iss}/` }),
      'no issuer': saying({}, ['iss']),
      'no type': saying({}, [], { typ: undefined }),
      'the type of an ID token': saying({}, [], { typ: 'JWT' }),
      'the long name of the type': saying({}, [], { typ: 'application/at+jwt' }),
      'the type in another case': saying({}, [], { typ: 'AT+JWT' }),
      'a type that is no text': saying({}, [], { typ: ['at+jwt'] }),
      'a time that is over': saying({ exp: now - 6 }),
      'a time that was over long ago': saying({ exp: 0 }),
      'a time before all time': saying({ exp: -1 }),
      'a time as text': saying({ exp: String(now + 60) }),
      'a time that is none': saying({ exp: null }),
      'no end': saying({}, ['exp']),
      'a beginning to come': saying({ nbf: now + 60 }),
      'a beginning as text': saying({ nbf: 'now' }),
      'no beginning': saying({}, ['nbf']),
      'no issue time': saying({}, ['iat']),
      'no id': saying({}, ['jti']),
    };
    await expectAllRefused(Object.entries(said).map(([name, token]) => ({ name, token })));
  });

  it('is refused when it says what we would never say', async () => {
    const other = await server.signUp(['specialist']);
    const otherSession = (decodeJwt(other.accessToken) as Json).sid;
    const forKey = (changes: Json) => saying({ sub: key.id, ...changes }, ['roles', 'sid', 'epoch']);
    const said: Readonly<Record<string, string>> = {
      'roles and a scope': saying({ scope: 'status:read' }),
      'roles and an empty scope': saying({ scope: '' }),
      'roles and a scope of null': saying({ scope: null }),
      'neither roles nor scope': saying({}, ['roles']),
      'roles that the user lacks': saying({ roles: ['admin'] }),
      'more roles than the user has': saying({ roles: ['admin', 'specialist'] }),
      'no roles': saying({ roles: [] }),
      'roles as text': saying({ roles: 'specialist' }),
      'roles that do not exist': saying({ roles: ['specialist', 'root'] }),
      'a session of somebody else': saying({ sid: otherSession }),
      'a session that does not exist': saying({ sid: randomUUID() }),
      'a session that is no id': saying({ sid: "' or true --" }),
      'no session': saying({}, ['sid']),
      'another epoch': saying({ epoch: Number(forger.payload.epoch) + 1 }),
      'an epoch as text': saying({ epoch: String(forger.payload.epoch) }),
      'no epoch': saying({}, ['epoch']),
      'a user who does not exist': saying({ sub: randomUUID() }),
      'a user that is no id': saying({ sub: '*' }),
      'no user': saying({}, ['sub']),
      'a user under a list': saying({ sub: [forger.payload.sub] }),
      'a key in the place of a user': saying({ sub: key.id }),
      'a user in the place of a key': saying({ scope: 'status:read' }, ['roles', 'sid', 'epoch']),
      'a scope that the key lacks': forKey({ scope: 'status:read intake:write' }),
      'a scope that does not exist': forKey({ scope: 'status:read admin' }),
      'an empty scope': forKey({ scope: '' }),
      'scopes as a list': forKey({ scope: ['status:read'] }),
      'scopes with two spaces': forKey({ scope: 'status:read  status:read' }),
      'scopes under another name': forKey({ scopes: 'status:read' }),
      'a payload beyond the limit': saying({ more: 'x'.repeat(8192) }),
    };
    await expectAllRefused(Object.entries(said).map(([name, token]) => ({ name, token })));
    // The control: the same key with its own scope is known, and refused for being a key.
    expect((await server.request('GET', '/v1/auth/me', { token: forKey({ scope: 'status:read' }) })).status).toBe(403);
  });

  it('is refused when it is another secret of ours, or the same token of another install', async () => {
    const foreign = signed({ ...forger.header }, forger.payload, forger.theirs);
    const mixed = `${saying({ jti: 'a' }).split('.').slice(0, 2).join('.')}.${saying({ jti: 'b' }).split('.')[2]}`;
    await expectAllRefused([
      { name: 'a refresh token', token: person.refreshToken },
      { name: 'an API key', token: key.key },
      { name: 'a password', token: person.password },
      { name: 'the key of another install', token: foreign },
      { name: 'the signature of another token', token: mixed },
    ]);
  });

  it('was refused at least 200 times in this file, and the server still stands', async () => {
    expect(counted).toBeGreaterThanOrEqual(200);
    expect((await server.request('GET', '/v1/auth/me', { token: forger.token })).status).toBe(200);
  });
});
