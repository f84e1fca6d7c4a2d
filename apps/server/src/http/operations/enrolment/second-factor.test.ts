import type { TotpSecret } from '@countersign/contract/enrolment';
import type { Session } from '@countersign/contract/identity';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callback, givenWireLoan } from '../../../../test/given-wire.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, signInAgain, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { resetAdmin } from '../../../identity/index.ts';
import { systemActor } from '../../../platform/actor.ts';
import { changeSetting } from '../../../settings/index.ts';

const act = { actor: systemActor('test'), requestId: null };
const NEW_PASSWORD = 'another horse staple';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// Each test starts in a time step of its own, so that no code of one test is spent by another.
beforeEach(() => server.clock.advance(120));

const post = <Body = { code: string; detail: string; state: string }>(
  person: SignedUp,
  path: string,
  body: unknown = {},
) => server.request<Body>('POST', path, { token: person.accessToken, body });
const get = (person: SignedUp, path: string) =>
  server.request<{ code: string }>('GET', path, { token: person.accessToken });
const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
const mailsTo = async ({ user }: SignedUp) =>
  (await queuedMails(server.app, server.database)).filter(({ to }) => to === user.email);

async function enroll(person: SignedUp): Promise<string> {
  const { secret } = (await post<TotpSecret>(person, '/v1/auth/totp', { password: person.password })).body;
  expect((await post(person, '/v1/auth/totp/confirm', { code: codeNow(secret) })).status).toBe(200);
  return secret;
}

/** A staged wire that has been verified by telephone: what is left is the checker's yes. */
async function givenStagedWire(): Promise<string> {
  const { ref } = await givenWireLoan(server);
  const [maker, caller] = [await server.signUp(['manager']), await server.signUp()];
  expect((await post(maker, `/v1/loans/${ref}/wire`)).status).toBe(201);
  expect((await post(caller, `/v1/loans/${ref}/wire/callback`, callback)).status).toBe(201);
  return `/v1/loans/${ref}/wire/approve`;
}

describe('a person with an authenticator app who approves a wire', () => {
  it('is asked for a code when the last one is older than 10 minutes, and the same request with it goes through', async () => {
    const approve = await givenStagedWire();
    const checker = await server.signUp(['manager']);
    const secret = await enroll(checker);
    server.clock.advance(10 * 60);
    const asked = await post(checker, approve);
    expect([asked.status, asked.body.code]).toEqual([401, 'totp_required']);
    const wrong = await post(checker, approve, { totpCode: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'totp_invalid']);
    const approved = await post(checker, approve, { totpCode: codeNow(secret) });
    expect([approved.status, approved.body.state]).toEqual([200, 'approved']);
  });

  it('is not asked within 10 minutes of a code at sign-in, at enrollment or before', async () => {
    const [first, second, third] = [await givenStagedWire(), await givenStagedWire(), await givenStagedWire()];
    const checker = await server.signUp(['manager']);
    const secret = await enroll(checker);
    expect((await post(checker, first)).status).toBe(200);
    server.clock.advance(599);
    expect((await post(checker, second, { totpCode: 'ignored' })).status).toBe(200);
    server.clock.advance(60);
    const { body } = await server.request<Session>('POST', '/v1/auth/login', {
      body: { email: checker.user.email, password: checker.password, totpCode: codeNow(secret) },
    });
    expect((await post({ ...checker, accessToken: body.accessToken }, third)).status).toBe(200);
  });

  it('gives each code once, and wrong ones count as failed sign-ins', async () => {
    const [first, second] = [await givenStagedWire(), await givenStagedWire()];
    const checker = await server.signUp(['manager']);
    const secret = await enroll(checker);
    const other = await signInWithCode(checker, secret);
    server.clock.advance(11 * 60);
    const totpCode = codeNow(secret);
    expect((await post(checker, first, { totpCode })).status).toBe(200);
    // Another session of the same person has given no code of its own yet.
    expect((await post(other, second, { totpCode })).body.code).toBe('totp_invalid');
    for (let failures = 1; failures < 5; failures += 1) await post(other, second, { totpCode: '000000' });
    server.clock.advance(30);
    expect((await post(other, second, { totpCode: codeNow(secret) })).status).toBe(429);
  });

  async function signInWithCode(person: SignedUp, secret: string): Promise<SignedUp> {
    server.clock.advance(60);
    const { body } = await server.request<Session>('POST', '/v1/auth/login', {
      body: { email: person.user.email, password: person.password, totpCode: codeNow(secret) },
    });
    return { ...person, accessToken: body.accessToken, refreshToken: body.refreshToken };
  }
});

describe('auth.totp_required', () => {
  it('lets somebody without an app in only to enroll one', async () => {
    const [checker, specialist] = [await server.signUp(['manager']), await server.signUp()];
    expect((await get(checker, '/v1/loans')).status).toBe(200);
    await changeSetting(server.app, act, 'auth.totp_required', 'checkers');
    try {
      const refused = await get(checker, '/v1/loans');
      expect([refused.status, refused.body.code]).toEqual([403, 'totp_enrollment_required']);
      expect((await post(checker, await givenPath())).body.code).toBe('totp_enrollment_required');
      expect((await get(specialist, '/v1/loans')).status).toBe(200);
      expect((await get(checker, '/v1/auth/me')).status).toBe(200);
      await enroll(checker);
      expect((await get(checker, '/v1/loans')).status).toBe(200);

      await changeSetting(server.app, act, 'auth.totp_required', 'all');
      expect((await get(specialist, '/v1/loans')).body.code).toBe('totp_enrollment_required');
      const key = await server.issueKey(['status:read']);
      expect((await server.request('GET', '/v1/loans', { token: key.accessToken })).status).toBe(200);
    } finally {
      await changeSetting(server.app, act, 'auth.totp_required', null);
    }
  });

  const givenPath = async () => `/v1/loans/${(await givenWireLoan(server)).ref}/reopen`;

  it('asks for the code at sign-in although auth.login_totp_enabled is off', async () => {
    const checker = await server.signUp(['manager']);
    await enroll(checker);
    const { email } = checker.user;
    const signIn = () =>
      server.request<{ code: string }>('POST', '/v1/auth/login', { body: { email, password: checker.password } });
    await changeSetting(server.app, act, 'auth.login_totp_enabled', false);
    expect((await signIn()).status).toBe(200);
    await changeSetting(server.app, act, 'auth.totp_required', 'checkers');
    expect((await signIn()).body.code).toBe('totp_required');
    await changeSetting(server.app, act, 'auth.totp_required', null);
    await changeSetting(server.app, act, 'auth.login_totp_enabled', null);
  });
});

describe('a person whose password somebody else reset', () => {
  const linkIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const use = (token: string) =>
    server.request('POST', '/v1/auth/password/reset', { body: { token, password: NEW_PASSWORD } });

  it('cannot check a wire for 24 hours, is told so, and is told by mail', async () => {
    const approve = await givenStagedWire();
    const admin = await server.signUp(['admin']);
    const checker = await server.signUp(['manager']);
    expect((await post(admin, `/v1/users/${checker.user.id}/password-reset`, undefined)).status).toBe(202);
    expect((await use(linkIn((await mailsTo(checker)).at(-1)?.text))).status).toBe(204);
    expect((await get(checker, '/v1/auth/me')).status).toBe(401);
    expect((await mailsTo(checker)).at(-1)?.text).toContain('A new password was set with a reset link.');

    const again = await signInAgain(server, { ...checker, password: NEW_PASSWORD });
    const refused = await post(again, approve);
    expect([refused.status, refused.body.code]).toEqual([403, 'checker_cooling_off']);
    expect(refused.body.detail).toMatch(/Until [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M UTC another person/);
    server.clock.advance(24 * 3600);
    const later = await signInAgain(server, { ...checker, password: NEW_PASSWORD });
    // Another wire: the value date of the first one has passed.
    expect((await post(later, await givenStagedWire())).status).toBe(200);
    await writeRows(server, `update staff set is_active = false where id = $1`, [admin.user.id]);
  });

  it('cannot either after `countersign reset-admin`, but can after a link that they asked for themselves', async () => {
    const [first, second] = [await givenStagedWire(), await givenStagedWire()];
    const admin = await server.signUp(['admin']);
    await post(admin, `/v1/users/${admin.user.id}/password-reset`, undefined);
    expect((await use(linkIn((await mailsTo(admin)).at(-1)?.text))).status).toBe(204);
    expect((await post(await signInAgain(server, { ...admin, password: NEW_PASSWORD }), first)).status).toBe(200);

    const { url } = await resetAdmin(server.app, admin.user.email);
    expect((await mailsTo(admin)).at(-1)?.text).toContain('The operator of the server reset your account');
    const token = url.slice(url.indexOf('token=') + 6);
    const set = { token, password: 'yet another staple' };
    expect((await server.request('POST', '/v1/auth/password/reset', { body: set })).status).toBe(204);
    const again = await signInAgain(server, { ...admin, password: 'yet another staple' });
    expect((await post(again, second)).body.code).toBe('checker_cooling_off');
    await writeRows(server, `update staff set is_active = false where id = $1`, [admin.user.id]);
  });
});

describe('a changed second factor', () => {
  it('is told to the person, and ends the sessions that did not show it', async () => {
    const admin = await server.signUp(['admin']);
    const person = await server.signUp(['manager']);
    const other = await signInAgain(server, person);
    await enroll(person);
    expect((await mailsTo(person)).at(-1)?.text).toContain('An authenticator app was set up');
    expect((await get(person, '/v1/auth/me')).status).toBe(200);
    expect((await get(other, '/v1/auth/me')).status).toBe(401);

    const path = `/v1/users/${person.user.id}/totp`;
    expect((await server.request('DELETE', path, { token: admin.accessToken })).status).toBe(204);
    expect((await mailsTo(person)).at(-1)?.text).toContain('The authenticator app of your account was removed');
    expect((await get(person, '/v1/auth/me')).status).toBe(401);
    await writeRows(server, `update staff set is_active = false where id = $1`, [admin.user.id]);
  });
});
