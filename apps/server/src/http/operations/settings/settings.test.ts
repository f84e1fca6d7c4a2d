import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { SettingKey } from '../../../settings/index.ts';
import { secretAddresses } from '../../../settings/secret-addresses.ts';

interface Item {
  readonly key: string;
  readonly value: unknown;
  readonly default: unknown;
  readonly secret: boolean;
  readonly choices?: readonly string[];
}

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

async function list(): Promise<readonly Item[]> {
  const { body } = await server.request<{ items: Item[] }>('GET', '/v1/settings', { token: admin.accessToken });
  return body.items;
}

function change(key: string, value: unknown) {
  return server.request('PUT', `/v1/settings/${key}`, { token: admin.accessToken, body: { value } });
}

async function readValue(key: string): Promise<unknown> {
  return (await list()).find((item) => item.key === key)?.value;
}

describe('GET /v1/settings', () => {
  it('lists settings with value, default, kind and description', async () => {
    const found = (await list()).find((item) => item.key === 'auth.password_min_length');
    expect(found).toEqual({
      key: 'auth.password_min_length',
      value: 12,
      default: 12,
      kind: 'integer',
      secret: false,
      description: 'Minimum number of characters in a password.',
    });
  });

  it('tells the few words that a setting takes, where it takes no others', async () => {
    const choices = Object.fromEntries((await list()).map((item) => [item.key, item.choices]));
    expect(choices['simulator.mode']).toContain('timeout_after');
    expect(choices['mail.from']).toBeUndefined();
    expect(choices['wire.fedwire_source_id']).toBeUndefined();
  });

  it('tells of secrets only whether they are set', async () => {
    expect(await readValue('auth.oidc_client_secret')).toEqual({ set: false });
    await change('auth.oidc_client_secret', 'hunter2-hunter2');
    expect(await readValue('auth.oidc_client_secret')).toEqual({ set: true });
    expect(JSON.stringify(await list())).not.toContain('hunter2');
  });

  it('answers 403 to everybody but administrators', async () => {
    const { accessToken: token } = await server.signUp(['manager']);
    expect((await server.request('GET', '/v1/settings', { token })).status).toBe(403);
  });
});

describe('PUT /v1/settings/{key}', () => {
  describe('200', () => {
    it('changes a setting, which holds at once', async () => {
      const changed = await change('auth.password_min_length', 14);
      expect(changed.body).toMatchObject({ key: 'auth.password_min_length', value: 14, default: 12 });
      expect(await readValue('auth.password_min_length')).toBe(14);
    });

    it('brings the default back for null', async () => {
      await change('auth.access_token_minutes', 5);
      expect((await change('auth.access_token_minutes', null)).body).toMatchObject({ value: 15 });
    });

    it('keeps a false that differs from its default', async () => {
      expect((await change('auth.login_totp_enabled', false)).body).toMatchObject({ value: false });
      expect((await server.request('GET', '/v1/auth/methods')).body).toEqual({
        password: true,
        passwordMinLength: 14,
        totp: false,
        oidc: null,
      });
    });
  });

  describe('400', () => {
    it.each([
      ['a value below the least', 'auth.password_min_length', 7],
      ['a value of the wrong type', 'auth.password_min_length', '14'],
      ['a value beyond the most', 'rate.login_failures', 100_000],
      ['an empty list', 'review.reason_codes', []],
      ['a list with a repetition', 'review.reason_codes', ['other', 'other']],
      ['an object where a text is meant', 'auth.oidc_client_id', { set: true }],
    ])('refuses %s and keeps what was there', async (_name, key, value) => {
      const before = await readValue(key);
      const answer = await change(key, value);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'setting_invalid', errors: [{ field: 'value' }] });
      expect(await readValue(key)).toEqual(before);
    });

    it('refuses an address that the service may not call', async () => {
      const answer = await change('auth.oidc_authority', 'http://169.254.169.254/latest');
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('egress_refused');
    });

    it('refuses a body without a value, and one with more than a value', async () => {
      const token = admin.accessToken;
      for (const body of [{}, { value: 13, force: true }]) {
        const answer = await server.request('PUT', '/v1/settings/auth.password_min_length', { token, body });
        expect(answer.body.code).toBe('request_invalid');
      }
    });
  });

  describe('403', () => {
    it('refuses everybody but administrators, whether or not there is such a setting', async () => {
      const { accessToken: token } = await server.signUp(['manager']);
      for (const key of ['auth.password_min_length', 'no.such']) {
        const answer = await server.request('PUT', `/v1/settings/${key}`, { token, body: { value: 13 } });
        expect(answer.status).toBe(403);
      }
    });
  });

  describe('404', () => {
    it.each(['no.such', 'constructor', '__proto__'])('does not know %s', async (key) => {
      const answer = await change(key, 1);
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('setting_not_found');
    });
  });
});

describe('evidence of a changed setting', () => {
  async function entriesOf(key: string) {
    return (await installEvidence(server.database)).filter(
      ({ kind, payload }) => kind === 'setting.changed' && payload.key === key,
    );
  }

  it('says what it was and what it is, by whom, from where and in which session', async () => {
    await change('loans.seal_after_days', 30);
    await change('loans.seal_after_days', null);
    const entries = await entriesOf('loans.seal_after_days');
    const origin = { address: '127.0.0.1', session: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(entries.map(({ payload }) => payload)).toEqual([
      { key: 'loans.seal_after_days', before: 90, value: 30, origin },
      { key: 'loans.seal_after_days', before: 30, value: 90, origin },
    ]);
    expect(entries[0]?.actor).toMatchObject({ type: 'user', id: admin.user.id });
  });

  it('tells two secrets apart and tells neither', async () => {
    for (const value of ['first secret', 'second secret', 'first secret', null]) {
      await change('metering.license_key', value);
    }
    const entries = await entriesOf('metering.license_key');
    const shown = entries.map(({ payload }) => [payload.before, payload.value]);
    const fingerprint = expect.stringMatching(/^[0-9a-f]{20}$/);
    expect(shown[0]).toEqual([{ set: false }, { set: true, fingerprint }]);
    expect([shown[1]?.[0], shown[2]?.[1], shown[3]]).toEqual([
      shown[0]?.[1],
      shown[0]?.[1],
      [shown[0]?.[1], { set: false }],
    ]);
    expect(shown[1]?.[1]).not.toEqual(shown[0]?.[1]);
    expect(JSON.stringify(entries)).not.toContain('secret"');
  });

  it('is in order when two change one setting at once', async () => {
    await Promise.all([1, 2, 3, 4].map((value) => change('tolerance.date_days', value)));
    const entries = await entriesOf('tolerance.date_days');
    expect(entries.slice(1).map(({ payload }) => payload.before)).toEqual(
      entries.slice(0, -1).map(({ payload }) => payload.value),
    );
  });
});

describe('a secret that belongs to an address', () => {
  const pairs = Object.entries(secretAddresses).flatMap(([secret, addresses]) =>
    (addresses ?? []).map((address) => [secret as SettingKey, address] as const),
  );

  it.each(pairs)('%s is forgotten when %s moves to another server, and evidence says why', async (secret, address) => {
    await change(address, 'https://93.184.216.34/v1');
    await change(secret, 'hunter2-hunter2');
    await change(address, 'https://93.184.216.34/v2?x=1');
    expect(await readValue(secret)).toEqual({ set: true });
    await change(address, 'https://93.184.216.34:8443/v2');
    expect(await readValue(secret)).toEqual({ set: false });
    const entries = await installEvidence(server.database);
    const last = entries.findLast(({ payload }) => payload.key === secret);
    expect(last?.payload).toMatchObject({ before: { set: true }, value: { set: false }, because: address });
    await change(secret, 'hunter2-hunter2');
    await change(address, null);
    expect(await readValue(secret)).toEqual({ set: false });
  });

  it('stays when it was typed before there was an address', async () => {
    await change('ai.endpoint', null);
    await change('ai.api_key', 'hunter2-hunter2');
    await change('ai.endpoint', 'https://93.184.216.34/v1');
    expect(await readValue('ai.api_key')).toEqual({ set: true });
  });

  it('is every secret but one that holds its own address and one that is sent nowhere', async () => {
    const secrets = (await list()).filter((item) => item.secret).map(({ key }) => key);
    const others = secrets.filter((key) => secretAddresses[key as SettingKey] === undefined);
    expect(others).toEqual(['mail.smtp_url', 'wire.originator_account']);
  });
});
