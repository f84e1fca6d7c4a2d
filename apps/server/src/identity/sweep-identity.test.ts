import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { sweepIdentity } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function count(table: string): Promise<number> {
  return (await server.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
}

it('removes failures that no longer count and sessions that are long over, and nothing before', async () => {
  const { user } = await server.signUp();
  const failed = { email: user.email, password: 'a wrong password' };
  await server.request('POST', '/v1/auth/login', { body: failed });
  server.clock.advance(15 * 60 - 1);
  await sweepIdentity(server.app);
  expect([await count('login_failure'), await count('session'), await count('refresh_token')]).toEqual([1, 1, 1]);

  server.clock.advance(2);
  await sweepIdentity(server.app);
  expect([await count('login_failure'), await count('session')]).toEqual([0, 1]);

  server.clock.advance(31 * 24 * 3600);
  await sweepIdentity(server.app);
  expect([await count('session'), await count('refresh_token'), await count('staff')]).toEqual([0, 0, 1]);
});
