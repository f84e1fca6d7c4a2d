import { randomUUID } from 'node:crypto';
import type { RecoveryCodes, TotpSecret } from '@countersign/contract/enrolment';
import type { Session } from '@countersign/contract/identity';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());
// Each test starts in a time step of its own, so that no code of one test is spent by another.
beforeEach(async () => {
  server.clock.advance(120);
  const { body } = await server.request<Session>('POST', '/v1/auth/refresh', {
    body: { refreshToken: admin.refreshToken },
  });
  admin = { ...admin, accessToken: body.accessToken, refreshToken: body.refreshToken };
});

function codeAt(secret: string, secondsFromNow = 0): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + secondsFromNow * 1000 });
}

function start(person: SignedUp, password = person.password) {
  return server.request<TotpSecret & { code: string }>('POST', '/v1/auth/totp', {
    token: person.accessToken,
    body: { password },
  });
}

function confirm(person: SignedUp, code: string) {
  return server.request<RecoveryCodes & { code: string }>('POST', '/v1/auth/totp/confirm', {
    token: person.accessToken,
    body: { code },
  });
}

function login(person: SignedUp, totpCode?: string) {
  const { user, password } = person;
  const body = { email: user.email, password, ...(totpCode === undefined ? {} : { totpCode }) };
  return server.request<Session & { code: string }>('POST', '/v1/auth/login', { body });
}

/** A person with a confirmed authenticator app, and a moment in which none of its codes was used. */
async function enrolled() {
  const person = await server.signUp();
  const { secret } = (await start(person)).body;
  const { recoveryCodes } = (await confirm(person, codeAt(secret))).body;
  server.clock.advance(60);
  return { person, secret, recoveryCodes };
}

describe('POST /v1/auth/totp', () => {
  describe('200', () => {
    it('gives a secret that is worth nothing until it is confirmed', async () => {
      const person = await server.signUp();
      const answer = await start(person);
      expect(answer.status).toBe(200);
      expect(answer.body.otpauthUri).toContain(`secret=${answer.body.secret}`);
      expect((await login(person)).body.user.totpEnrolled).toBe(false);
    });

    it('starting anew forgets the secret before', async () => {
      const person = await server.signUp();
      const first = (await start(person)).body.secret;
      const second = (await start(person)).body.secret;
      expect((await confirm(person, codeAt(first))).status).toBe(400);
      expect((await confirm(person, codeAt(second))).status).toBe(200);
    });

    it('keeps the secret sealed: it stands in no table in clear', async () => {
      const person = await server.signUp();
      const { secret } = (await start(person)).body;
      const { rows } = await server.database.pool.query(
        'select sealed_secret from totp_enrolment where staff_id = $1',
        [person.user.id],
      );
      expect(rows[0].sealed_secret.toString('latin1')).not.toContain(secret);
    });
  });

  describe('400', () => {
    it('refuses a wrong password, and counts it as a failed sign-in', async () => {
      const person = await server.signUp();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = await start(person, 'not the password');
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('current_password_wrong');
      }
      expect((await start(person)).status).toBe(429);
      expect((await login(person)).status).toBe(429);
    });

    it('refuses a body without a password', async () => {
      const { accessToken } = await server.signUp();
      expect((await server.request('POST', '/v1/auth/totp', { token: accessToken, body: {} })).status).toBe(400);
    });
  });

  describe('401 and 403', () => {
    it('is for signed-in people', async () => {
      const { accessToken } = await server.issueKey(['status:read']);
      expect((await server.request('POST', '/v1/auth/totp', { body: { password: 'x' } })).status).toBe(401);
      const byKey = await server.request('POST', '/v1/auth/totp', { token: accessToken, body: { password: 'x' } });
      expect(byKey.status).toBe(403);
    });
  });

  describe('409', () => {
    it('refuses a second app, and leaves the first one as it is', async () => {
      const { person, secret } = await enrolled();
      const answer = await start(person);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('totp_already_enrolled');
      expect((await login(person, codeAt(secret))).status).toBe(200);
    });
  });
});

describe('POST /v1/auth/totp/confirm', () => {
  describe('200', () => {
    it('gives ten recovery codes, keeps only their hashes, and chains the enrolment without any of them', async () => {
      const { person, secret, recoveryCodes } = await enrolled();
      expect(new Set(recoveryCodes).size).toBe(10);
      const { rows } = await server.database.pool.query(
        `select string_agg(encode(code_hash, 'hex'), ',') as hashes from recovery_code where staff_id = $1`,
        [person.user.id],
      );
      for (const code of recoveryCodes) expect(rows[0].hashes).not.toContain(code);
      const entry = (await installEvidence(server.database)).at(-1);
      expect(entry?.payload).toMatchObject({ userId: person.user.id, change: 'totp_enrolled' });
      expect(JSON.stringify(entry)).not.toContain(secret);
    });

    it('takes the code as apps show it, in two groups', async () => {
      const person = await server.signUp();
      const code = codeAt((await start(person)).body.secret);
      expect((await confirm(person, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    });
  });

  describe('400', () => {
    it.each(['000000', '12345', 'abcdef', '１２３４５６'])('refuses %s, and the enrolment stays open', async (code) => {
      const person = await server.signUp();
      const { secret } = (await start(person)).body;
      const answer = await confirm(person, code);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('totp_code_wrong');
      expect((await confirm(person, codeAt(secret))).status).toBe(200);
    });
  });

  describe('401', () => {
    it('is for signed-in people', async () => {
      expect((await server.request('POST', '/v1/auth/totp/confirm', { body: { code: '123456' } })).status).toBe(401);
    });
  });

  describe('409', () => {
    it('refuses a code before an enrolment was started, and after it was confirmed', async () => {
      const stranger = await server.signUp();
      expect((await confirm(stranger, '123456')).body.code).toBe('totp_not_started');
      const { person, secret } = await enrolled();
      expect((await confirm(person, codeAt(secret))).body.code).toBe('totp_already_enrolled');
    });

    it('of two confirmations with one code one gets recovery codes', async () => {
      const person = await server.signUp();
      const code = codeAt((await start(person)).body.secret);
      const answers = await Promise.all([confirm(person, code), confirm(person, code)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    });
  });
});

describe('POST /v1/auth/login of a person with an authenticator app', () => {
  it('asks for the code only after the right password', async () => {
    const { person, secret } = await enrolled();
    const wrong = { ...person, password: 'not the password' };
    expect((await login(wrong)).body.code).toBe('invalid_credentials');
    expect((await login(wrong, codeAt(secret))).body.code).toBe('invalid_credentials');
    expect((await login(person)).body.code).toBe('totp_required');
    expect((await login(person, codeAt(secret))).body.user.totpEnrolled).toBe(true);
  });

  it.each([
    ['of this step', 0, 200],
    ['of the step before', -30, 200],
    ['of the step after', 30, 200],
    ['two steps old', -60, 401],
    ['two steps ahead', 60, 401],
  ])('takes a code %s or not', async (_name, seconds, status) => {
    const { person, secret } = await enrolled();
    // The code of the confirmation is spent: two steps away from now it is out of the window anyway.
    server.clock.advance(60);
    expect((await login(person, codeAt(secret, seconds))).status).toBe(status);
  });

  it('refuses a code that was used, and every earlier one', async () => {
    const { person, secret } = await enrolled();
    const [early, code] = [codeAt(secret, -30), codeAt(secret)];
    expect((await login(person, code)).status).toBe(200);
    expect((await login(person, code)).body.code).toBe('totp_invalid');
    expect((await login(person, early)).body.code).toBe('totp_invalid');
    expect((await login(person, codeAt(secret, 30))).status).toBe(200);
  });

  it('refuses the code of the confirmation', async () => {
    const person = await server.signUp();
    const code = codeAt((await start(person)).body.secret);
    await confirm(person, code);
    expect((await login(person, code)).body.code).toBe('totp_invalid');
  });

  it('asks for the code after the password was set anew by a link', async () => {
    const { person, secret } = await enrolled();
    await server.request('POST', `/v1/users/${person.user.id}/password-reset`, { token: admin.accessToken });
    const mail = (await queuedMails(server.app, server.database)).at(-1);
    const [, token = ''] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const password = 'set anew by a link';
    const reset = await server.request('POST', '/v1/auth/password/reset', { body: { token, password } });
    expect([reset.status, reset.text]).toEqual([204, '']);
    expect((await login({ ...person, password })).body.code).toBe('totp_required');
    expect((await login({ ...person, password }, codeAt(secret))).status).toBe(200);
  });

  it('lets one of many at the same moment in with one code', async () => {
    const { person, secret } = await enrolled();
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(person, code)));
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1);
  });

  it('takes a recovery code, however it is typed, once', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(person, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(person, first)).body.code).toBe('totp_invalid');
    expect((await login(person, second)).status).toBe(200);
  });

  it("refuses somebody else's recovery code and somebody else's app", async () => {
    const [anna, berta] = [await enrolled(), await enrolled()];
    expect((await login(anna.person, berta.recoveryCodes[0])).status).toBe(401);
    expect((await login(anna.person, codeAt(berta.secret))).status).toBe(401);
  });

  it('holds the account after five wrong codes', async () => {
    const { person, secret } = await enrolled();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(person, '000000')).status).toBe(401);
    expect((await login(person, codeAt(secret))).status).toBe(429);
  });

  it('does not ask while auth.login_totp_enabled is false, and asks again afterwards', async () => {
    const { person } = await enrolled();
    const url = '/v1/settings/auth.login_totp_enabled';
    const set = (value: boolean) => server.request('PUT', url, { token: admin.accessToken, body: { value } });
    expect((await set(false)).status).toBe(200);
    const answer = await login(person);
    await set(true);
    expect(answer.status).toBe(200);
    expect(answer.body.user.totpEnrolled).toBe(true);
    expect((await login(person)).body.code).toBe('totp_required');
  });
});

describe('DELETE /v1/users/{id}/totp', () => {
  const reset = (id: string, token = admin.accessToken) => server.request('DELETE', `/v1/users/${id}/totp`, { token });

  describe('204', () => {
    it('takes the app and its recovery codes away, ends the sessions, and is chained', async () => {
      const { person, secret, recoveryCodes } = await enrolled();
      expect((await reset(person.user.id)).status).toBe(204);
      expect((await installEvidence(server.database)).at(-1)?.payload).toMatchObject({
        userId: person.user.id,
        change: 'totp_reset',
        single_control: true,
      });
      expect((await server.request('GET', '/v1/auth/me', { token: person.accessToken })).status).toBe(401);
      const refreshed = await server.request('POST', '/v1/auth/refresh', {
        body: { refreshToken: person.refreshToken },
      });
      expect(refreshed.status).toBe(401);

      const again = (await login(person)).body;
      expect(again.user.totpEnrolled).toBe(false);
      // Enrolled anew, neither the old app nor an old recovery code opens anything.
      const anew = { ...person, accessToken: again.accessToken };
      const { secret: newSecret } = (await start(anew)).body;
      await confirm(anew, codeAt(newSecret));
      server.clock.advance(60);
      expect((await login(person, codeAt(secret))).status).toBe(401);
      expect((await login(person, recoveryCodes[0])).status).toBe(401);
      expect((await login(person, codeAt(newSecret))).status).toBe(200);
    });

    it('says so too when there was none, and chains nothing', async () => {
      const { user, accessToken } = await server.signUp();
      const before = (await installEvidence(server.database)).length;
      expect((await reset(user.id)).status).toBe(204);
      expect((await installEvidence(server.database)).length).toBe(before);
      expect((await server.request('GET', '/v1/auth/me', { token: accessToken })).status).toBe(200);
    });
  });

  describe('401 and 403', () => {
    it('is for administrators, also where one would reset oneself', async () => {
      const { person } = await enrolled();
      expect((await server.request('DELETE', `/v1/users/${person.user.id}/totp`)).status).toBe(401);
      expect((await reset(person.user.id, person.accessToken)).status).toBe(403);
    });
  });

  describe('404', () => {
    it('does not know the user', async () => {
      expect((await reset(randomUUID())).body.code).toBe('user_not_found');
    });
  });
});
