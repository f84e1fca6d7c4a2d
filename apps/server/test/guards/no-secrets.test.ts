import type { AccessToken, IssuedApiKey, Session } from '@countersign/contract/identity';
import type { CreatedWebhook } from '@countersign/contract/webhooks';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { queuedMails } from '../queued-mails.ts';
import { type RequestOptions, startTestServer, type TestServer } from '../test-server.ts';

/** Everything that opens something, by name. Whoever reads logs, backups or errors must find none of it. */
const secrets = new Map<string, string>();
const logged: string[] = [];
const refusals: string[] = [];

let server: TestServer;

beforeAll(async () => {
  const log = createLog('trace', 'test', { write: (line) => void logged.push(line) });
  server = await startTestServer({}, { log });
  await liveThroughEverything();
});
afterAll(() => server.close());

async function ask<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: RequestOptions = {}) {
  const answer = await server.request<Body>(method, url, options);
  if (answer.status >= 400) refusals.push(`${JSON.stringify(answer.headers)} ${answer.text}`);
  return answer.body;
}

function keep(name: string, secret: string): string {
  expect(secret.length, name).toBeGreaterThan(5);
  secrets.set(name, secret);
  return secret;
}

/** Every way in which a secret comes to be, is used rightly, and is used wrongly. */
async function liveThroughEverything(): Promise<void> {
  const email = 'ada@bank.example';
  const password = keep('the first password', 'first-correct-horse');
  const admin = keepSession(
    'admin',
    await ask('POST', '/v1/setup/admin', { body: { email, displayName: 'Ada', password } }),
  );
  const token = admin.accessToken;

  const wrong = keep('a wrong password', 'mistyped-correct-hoarse');
  await ask('POST', '/v1/auth/login', { body: { email, password: wrong } });
  await ask('POST', '/v1/auth/login', { body: { email: `${wrong}@bank.example`, password: wrong } });
  await ask('POST', '/v1/auth/login', { body: { email: wrong, password } });
  await ask('POST', `/v1/auth/login?password=${password}`, { body: { email, password } });
  await ask('POST', '/v1/auth/login', { body: `{"password": ${password}}`, headers: JSON_TYPE });
  await ask('POST', '/v1/auth/login', { body: password, headers: JSON_TYPE });
  await ask('POST', '/v1/auth/login', { body: `{"password":"${password}","password":"x"}`, headers: JSON_TYPE });
  await ask('POST', '/v1/setup/admin', { body: { email, displayName: 'Ada', password } });
  const short = keep('a password that is too short', 'too-short');
  const changed = keep('the second password', 'second-correct-horse');
  await ask('PUT', '/v1/auth/password', { token, body: { currentPassword: password, newPassword: short } });
  await ask('PUT', '/v1/auth/password', { token, body: { currentPassword: wrong, newPassword: changed } });
  await ask('PUT', '/v1/auth/password', { token, body: { currentPassword: password, newPassword: changed } });

  const second = keepSession(
    'refreshed',
    await ask('POST', '/v1/auth/refresh', { body: { refreshToken: admin.refreshToken } }),
  );
  server.clock.advance(11);
  await ask('POST', '/v1/auth/refresh', { body: { refreshToken: admin.refreshToken } });
  await ask('GET', '/v1/auth/me', { token: second.accessToken });
  const again = keepSession('signed in', await ask('POST', '/v1/auth/login', { body: { email, password: changed } }));

  await liveThroughKeys(again.accessToken);
  await liveThroughSettings(again.accessToken);
  await liveThroughTotp(again.accessToken, email, changed);
  await liveThroughLinks(again);
}

async function liveThroughKeys(token: string): Promise<void> {
  const issued = await ask<IssuedApiKey>('POST', '/v1/api-keys', {
    token,
    body: { name: 'A key', scopes: ['status:read'] },
  });
  const key = keep('an API key', issued.key);
  const exchanged = await ask<AccessToken>('POST', '/v1/auth/token', { body: { apiKey: key } });
  keep('the token of a key', signatureOf(exchanged.accessToken));
  await ask('POST', '/v1/auth/token', { body: { apiKey: key.slice(0, -1) } });
  await ask('POST', '/v1/auth/token', { body: { apiKey: key, [key]: key } });
  await ask('GET', '/v1/auth/me', { token: key });
  await ask('DELETE', `/v1/api-keys/${key}`, { token });
  await ask('DELETE', `/v1/api-keys/${issued.summary.id}`, { token });
  await ask('POST', '/v1/auth/token', { body: { apiKey: key } });
}

async function liveThroughSettings(token: string): Promise<void> {
  const clientSecret = keep('a client secret', 'oidc-client-secret');
  const smtp = keep('the password of the mail server', 'smtp-pass-word');
  await ask('PUT', '/v1/settings/auth.oidc_client_secret', { token, body: { value: clientSecret } });
  await ask('PUT', '/v1/settings/auth.oidc_client_secret', { token, body: { value: [clientSecret] } });
  await ask('PUT', '/v1/settings/mail.smtp_url', { token, body: { value: `smtps://u:${smtp}@mail.bank.example` } });
  await ask('PUT', '/v1/settings/mail.smtp_url', { token, body: { value: `nonsense:${smtp}` } });
  await ask('PUT', '/v1/settings/mail.smtp_url', { token, body: { value: null } });
  const meteringKey = keep('the metering key', 'metering-key-0815');
  await ask('PUT', '/v1/settings/metering.key', { token, body: { value: meteringKey } });
  await ask('PUT', '/v1/settings/metering.key', { token, body: { value: `${meteringKey}\r\nx: y` } });
  const hook = { url: 'https://8.8.8.8/hook', events: ['loan.sealed'] };
  const { id, secret } = await ask<CreatedWebhook>('POST', '/v1/webhooks', { token, body: hook });
  keep('the secret of a webhook', secret.slice('whsec_'.length));
  const rotated = await ask<CreatedWebhook>('POST', `/v1/webhooks/${id}/rotate`, { token });
  keep('the next secret of a webhook', rotated.secret.slice('whsec_'.length));
}

async function liveThroughTotp(token: string, email: string, password: string): Promise<void> {
  const { secret } = await ask<{ secret: string }>('POST', '/v1/auth/totp', { token, body: { password } });
  const code = new TOTP({ secret: keep('a TOTP secret', secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
  const body = { code };
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>('POST', '/v1/auth/totp/confirm', { token, body });
  for (const [index, each] of recoveryCodes.entries()) keep(`recovery code ${index}`, each);
  await ask('POST', '/v1/auth/login', { body: { email, password, totpCode: code } });
  const [used = ''] = recoveryCodes;
  await ask('POST', '/v1/auth/login', { body: { email, password, totpCode: used } });
  await ask('POST', '/v1/auth/login', { body: { email, password, totpCode: used } });
}

async function liveThroughLinks({ accessToken: token, user }: Session): Promise<void> {
  const body = { email: 'bob@bank.example', displayName: 'Bob', roles: ['specialist'] };
  const invited = await ask<{ acceptUrl: string }>('POST', '/v1/users/invitations', { token, body });
  const invitation = keep('the token of an invitation', tokenOf(invited.acceptUrl));
  const chosen = keep('the password of the invited', 'invited-correct-horse');
  const accepted = await ask<Session>('POST', '/v1/invitations/accept', {
    body: { token: invitation, password: chosen },
  });
  keepSession('invited', accepted);
  await ask('POST', '/v1/invitations/accept', { body: { token: invitation, password: chosen } });

  await ask('POST', `/v1/users/${user.id}/password-reset`, { token });
  const mails = await queuedMails(server.app, server.database);
  const reset = keep('the token of a reset', tokenOf(mails.at(-1)?.text.match(/https?:\S+/)?.[0] ?? ''));
  const renewed = keep('the third password', 'third-correct-horse');
  await ask('POST', '/v1/auth/password/reset', { body: { token: reset, password: renewed } });
  await ask('POST', '/v1/auth/password/reset', { body: { token: reset, password: renewed } });
}

const JSON_TYPE = { 'content-type': 'application/json' };

function keepSession(name: string, session: unknown): Session {
  const { accessToken, refreshToken } = session as Session;
  keep(`the access token, ${name}`, signatureOf(accessToken));
  keep(`the refresh token, ${name}`, refreshToken);
  return session as Session;
}

/** The part of a token without which the rest opens nothing. */
function signatureOf(token: string): string {
  return token.split('.')[2] ?? '';
}

function tokenOf(url: string): string {
  return new URL(url).href.split(/[=/#]/).at(-1) ?? '';
}

/** The names of the secrets that stand in a text, as they are or in another spelling. */
function foundIn(text: string): string[] {
  return [...secrets]
    .filter(([, secret]) => spellings(secret).some((each) => text.includes(each)))
    .map(([name]) => name);
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ];
}

/** Every row of every table of every schema, as a dump would hold it. */
async function dumpDatabase(): Promise<string> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const dumps = tables.map(({ name }) => pool.query<{ row: string }>(`select t::text as row from ${name} t`));
  return (await Promise.all(dumps)).flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

describe('a password, key, token or secret', () => {
  it('came to be in many kinds, and the search would find each of them', () => {
    expect(secrets.size).toBeGreaterThan(25);
    for (const [name, secret] of secrets) {
      for (const spelling of spellings(secret)) expect(foundIn(`… ${spelling} …`)).toContain(name);
    }
  });

  it('stands in no error that anybody was answered with', () => {
    expect(refusals.length).toBeGreaterThan(20);
    expect(refusals.flatMap((each) => foundIn(each).map((name) => `${name}: ${each}`))).toEqual([]);
  });

  it('stands in no row of the database', async () => {
    const dump = await dumpDatabase();
    expect(dump).toContain('ada@bank.example');
    expect(dump).toContain('$argon2id$');
    expect(foundIn(dump)).toEqual([]);
  });

  it('stands in no line of the log, although every level is on', () => {
    const text = logged.join('');
    expect(logged.length).toBeGreaterThan(30);
    expect(text).toContain('"operation":"login"');
    expect(foundIn(text)).toEqual([]);
  });

  it('stands neither in the log nor in the answer when something breaks in the middle', async () => {
    const { signUp, database, http } = server;
    const { user, password } = await signUp();
    secrets.set('the password of the unlucky', password);
    await database.pool.query('alter table refresh_token rename to mislaid');
    const payload = { email: user.email, password };
    const reply = await http.fastify.inject({ method: 'POST', url: '/v1/auth/login', payload });
    await database.pool.query('alter table mislaid rename to refresh_token');
    expect(reply.statusCode).toBe(500);
    expect(foundIn(reply.payload)).toEqual([]);
    expect(logged.join('')).toContain('refresh_token');
    expect(foundIn(logged.join(''))).toEqual([]);
  });
});
