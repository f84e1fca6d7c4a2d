import type { IssuedApiKey } from '@countersign/contract/identity';
import type { Institution } from '@countersign/contract/setup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithFixtures, naughtyStrings } from '../../../../test/fixtures.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

describeWithFixtures('texts that have broken programs before', (folder) => {
  const strings = naughtyStrings(folder);
  let server: TestServer;
  let admin: SignedUp;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.signUp(['admin']);
  });
  afterAll(() => server.close());

  /** Asks with every string, ten at a time; `request` checks the answers and lets no 500 pass. */
  async function withEach(ask: (text: string) => Promise<{ status: number }>, statuses: readonly number[]) {
    expect(strings.length).toBeGreaterThan(400);
    for (let start = 0; start < strings.length; start += 10) {
      const some = strings.slice(start, start + 10);
      const answers = await Promise.all(some.map(ask));
      const wrong = some.filter((_text, index) => !statuses.includes(answers[index]?.status ?? 0));
      expect(wrong).toEqual([]);
    }
  }

  it('come back as they were sent, or are refused: in every field of the institution', () =>
    withEach(
      async (text) => {
        const body = {
          name: text,
          charterNo: text,
          addressLine1: text,
          addressLine2: text,
          city: text,
          state: text,
          postalCode: text,
        };
        const answer = await server.request<Institution>('PUT', '/v1/setup/institution', {
          token: admin.accessToken,
          body,
        });
        if (answer.status === 200) expect(answer.body).toMatchObject(body);
        return answer;
      },
      [200, 400],
    ));

  it('come back as they were sent, or are refused: as the name of a key', () =>
    withEach(
      async (name) => {
        const body = { name, scopes: ['status:read'] };
        const answer = await server.request<IssuedApiKey>('POST', '/v1/api-keys', { token: admin.accessToken, body });
        if (answer.status === 201) expect(answer.body.summary.name).toBe(name);
        return answer;
      },
      [201, 400],
    ));

  it('come back as they were sent, or are refused: as a setting', () =>
    withEach(
      async (value) => {
        const url = '/v1/settings/auth.oidc_provider_name';
        const answer = await server.request('PUT', url, { token: admin.accessToken, body: { value } });
        if (answer.status === 200) expect(answer.body.value).toBe(value);
        return answer;
      },
      [200, 400],
    ));

  it('open nothing: as a key, as a token, as a setting that does not exist', async () => {
    await withEach((apiKey) => server.request('POST', '/v1/auth/token', { body: { apiKey } }), [400]);
    await withEach(
      (refreshToken) => server.request('POST', '/v1/auth/refresh', { body: { refreshToken } }),
      [400, 401],
    );
    await withEach(
      (text) => {
        const url = `/v1/settings/${encodeURIComponent(text)}`;
        return server.request('PUT', url, { token: admin.accessToken, body: { value: 1 } });
      },
      [400, 404, 405],
    );
  });

  it('open nothing: as the email, the password, the code or the name of a person', async () => {
    const password = 'correct horse battery';
    await withEach((email) => server.request('POST', '/v1/auth/login', { body: { email, password } }), [400, 401]);
    await withEach(
      (displayName) => {
        const body = { email: 'ada@bank.example', displayName, password };
        return server.request('POST', '/v1/setup/admin', { body });
      },
      [400, 409],
    );
    // A hash each: every twentieth is enough.
    for (const [index, text] of strings.filter((_text, place) => place % 20 === 0).entries()) {
      const body = { email: `nobody${index}@bank.example`, password: text.slice(0, 1000) };
      expect([400, 401]).toContain((await server.request('POST', '/v1/auth/login', { body })).status);
    }
  });
});
