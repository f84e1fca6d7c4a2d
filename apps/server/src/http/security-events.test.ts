import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { createLog } from '../platform/log.ts';

const logged: Record<string, unknown>[] = [];
let server: TestServer;
let specialist: SignedUp;
beforeAll(async () => {
  const log = createLog('info', 'test', { write: (line) => void logged.push(JSON.parse(line)) });
  server = await startTestServer({}, { log });
  specialist = await server.signUp(['specialist']);
});
afterAll(() => server.close());

/** The lines that one request left. */
async function linesOf(method: 'GET' | 'POST', url: string, options: Parameters<TestServer['request']>[2] = {}) {
  const before = logged.length;
  const { headers } = await server.request(method, url, options);
  const lines = logged.slice(before);
  for (const { requestId } of lines) expect(requestId).toBe(headers['x-request-id']);
  return lines;
}

const credentials = () => ({ email: specialist.user.email, password: specialist.password });

describe('the log tells', () => {
  it('of a sign-in: who, by what, and which session it opened', async () => {
    const [line, ...others] = await linesOf('POST', '/v1/auth/login', { body: credentials() });
    expect(others).toEqual([]);
    expect(line).toMatchObject({ msg: 'signed in', what: 'password', userId: specialist.user.id });
    expect(line?.sessionId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of a sign-in that was refused, without the address that was tried', async () => {
    const body = { ...credentials(), password: 'not the right one' };
    const lines = await linesOf('POST', '/v1/auth/login', { body });
    expect(lines).toMatchObject([{ msg: 'refused', operation: 'login', status: 401, code: 'invalid_credentials' }]);
    expect(JSON.stringify(lines)).not.toContain(specialist.user.email);
  });

  it('of a call that the role does not allow, and who made it', async () => {
    const lines = await linesOf('GET', '/v1/users', { token: specialist.accessToken });
    const said = { msg: 'refused', operation: 'listUsers', status: 403, code: 'forbidden', userId: specialist.user.id };
    expect(lines).toMatchObject([said]);
  });

  it('of a call that the scope does not allow, and whose key it was', async () => {
    const { id, key, accessToken } = await server.issueKey(['intake:write']);
    const [exchanged] = await linesOf('POST', '/v1/auth/token', { body: { apiKey: key } });
    expect(exchanged).toMatchObject({ msg: 'an API key was exchanged for a token', keyId: id });
    const lines = await linesOf('GET', '/v1/loans', { token: accessToken });
    expect(lines).toMatchObject([{ msg: 'refused', operation: 'listLoans', status: 403, keyId: id }]);
  });

  it('of a token that is none', async () => {
    const lines = await linesOf('GET', '/v1/auth/me', { token: 'x.y.z' });
    expect(lines).toMatchObject([{ msg: 'refused', operation: 'getMe', status: 401, code: 'token_invalid' }]);
  });

  it('of guesses that were held', async () => {
    const body = { email: 'nobody@bank.example', password: 'a guess of many' };
    for (let count = 0; count < 5; count += 1) await server.request('POST', '/v1/auth/login', { body });
    const lines = await linesOf('POST', '/v1/auth/login', { body });
    expect(lines).toMatchObject([{ msg: 'refused', operation: 'login', status: 429, code: 'rate_limited' }]);
  });

  it('of a session that its owner ended, and nothing of what is done rightly', async () => {
    const { refreshToken, accessToken } = await server.signUp();
    expect(await linesOf('GET', '/v1/auth/me', { token: accessToken })).toEqual([]);
    expect(await linesOf('POST', '/v1/auth/logout', { body: { refreshToken } })).toMatchObject([{ msg: 'signed out' }]);
  });
});
