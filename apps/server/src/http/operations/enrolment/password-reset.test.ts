import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, signInAgain, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { resetAdmin } from '../../../identity/index.ts';

const PUBLIC_URL = 'https://countersign.bank.example/review';
const NEW_PASSWORD = 'a new and longer password';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL });
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function send(userId: string, token = admin.accessToken) {
  return server.request('POST', `/v1/users/${userId}/password-reset`, { token });
}

function use(token: string, password = NEW_PASSWORD) {
  const body = { token, password };
  return server.request<{ code: string; errors: { field: string }[] }>('POST', '/v1/auth/password/reset', { body });
}

function login({ user }: SignedUp, password: string) {
  return server.request('POST', '/v1/auth/login', { body: { email: user.email, password } });
}

/** The token of the newest mail to this person, as it stands in the text and in the HTML. */
async function mailedToken({ user }: SignedUp): Promise<string> {
  const mail = (await queuedMails(server.app, server.database)).filter((each) => each.to === user.email).at(-1);
  const [, token = ''] = new RegExp(`${PUBLIC_URL}/app/reset#token=([\\w-]+)`).exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`${PUBLIC_URL}/app/reset#token=${token}`);
  return token;
}

async function withLink() {
  const person = await server.signUp();
  expect((await send(person.user.id)).status).toBe(202);
  return { person, token: await mailedToken(person) };
}

describe('POST /v1/users/{id}/password-reset', () => {
  describe('202', () => {
    it('mails a link; until it is used the password and the sessions stay', async () => {
      const { person, token } = await withLink();
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await server.request('GET', '/v1/auth/me', { token: person.accessToken })).status).toBe(200);
      expect((await login(person, person.password)).status).toBe(200);
    });

    it('mails a link to the address of the service, whatever host the request names', async () => {
      const person = await server.signUp();
      const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      const url = `/v1/users/${person.user.id}/password-reset`;
      const foreign = { token: admin.accessToken, headers: { ...headers, host: 'evil.example' } };
      expect((await server.request('POST', url, foreign)).status).toBe(421);
      expect((await server.request('POST', url, { token: admin.accessToken, headers })).status).toBe(202);
      const mail = (await queuedMails(server.app, server.database)).filter(({ to }) => to === person.user.email).at(-1);
      expect(mail?.text).toContain(`${PUBLIC_URL}/app/reset#token=`);
      expect(JSON.stringify(mail)).not.toContain('evil.example');
    });

    it('is chained, without the link', async () => {
      const { person, token } = await withLink();
      const entry = (await installEvidence(server.database)).at(-1);
      expect(entry).toMatchObject({
        kind: 'user.changed',
        actor: { id: admin.user.id },
        payload: { userId: person.user.id, change: 'password_reset_sent' },
      });
      expect(JSON.stringify(entry)).not.toContain(token);
    });

    it('keeps no link in clear anywhere in the database', async () => {
      const { token } = await withLink();
      expect(await findInDatabase(server, token)).toEqual([]);
    });

    it('a newer link ends the older one', async () => {
      const { person, token: older } = await withLink();
      await send(person.user.id);
      const newer = await mailedToken(person);
      expect((await use(older)).status).toBe(410);
      expect((await use(newer)).status).toBe(204);
    });

    it('of many asked for at the same moment one link is good', async () => {
      const person = await server.signUp();
      await Promise.all(Array.from({ length: 5 }, () => send(person.user.id)));
      const { rows } = await server.database.pool.query(
        'select count(*)::int as open from password_reset where staff_id = $1 and used_at is null and voided_at is null',
        [person.user.id],
      );
      expect(rows).toEqual([{ open: 1 }]);
    });
  });

  describe('401 and 403', () => {
    it('is for administrators', async () => {
      const manager = await server.signUp(['manager']);
      expect((await server.request('POST', `/v1/users/${randomUUID()}/password-reset`)).status).toBe(401);
      expect((await send(randomUUID(), manager.accessToken)).status).toBe(403);
    });
  });

  describe('404', () => {
    it('does not know the user', async () => {
      expect((await send(randomUUID())).body.code).toBe('user_not_found');
    });
  });

  describe('409', () => {
    it('sends nothing to a deactivated user', async () => {
      const { user } = await server.signUp();
      const url = `/v1/users/${user.id}`;
      await server.request('PATCH', url, { token: admin.accessToken, body: { isActive: false } });
      const mails = (await queuedMails(server.app, server.database)).length;
      expect((await send(user.id)).body.code).toBe('user_inactive');
      expect((await queuedMails(server.app, server.database)).length).toBe(mails);
    });
  });
});

describe('POST /v1/auth/password/reset', () => {
  describe('204', () => {
    it('sets the password, ends every session, and is chained', async () => {
      const { person, token } = await withLink();
      expect((await use(token)).status).toBe(204);

      expect((await installEvidence(server.database)).at(-1)?.payload).toMatchObject({
        userId: person.user.id,
        change: 'password_reset',
      });
      expect((await server.request('GET', '/v1/auth/me', { token: person.accessToken })).status).toBe(401);
      expect((await login(person, person.password)).status).toBe(401);
      expect((await login(person, NEW_PASSWORD)).status).toBe(200);
    });

    it('opens an account that was held after too many failures', async () => {
      const { person, token } = await withLink();
      for (let attempt = 0; attempt < 5; attempt += 1) await login(person, 'forgotten');
      expect((await login(person, person.password)).status).toBe(429);
      await use(token);
      expect((await login(person, NEW_PASSWORD)).status).toBe(200);
    });

    it('of many uses at the same moment one counts', async () => {
      const { token } = await withLink();
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => use(token, `${NEW_PASSWORD} ${index}`)),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, 410, 410, 410, 410]);
    });
  });

  describe('400', () => {
    it.each([['too short', 'short']])(
      'refuses a password that is %s, and the link stays good',
      async (_name, password) => {
        const { token } = await withLink();
        const answer = await use(token, password);
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('password_invalid');
        expect(answer.body.errors[0]?.field).toBe('password');
        expect((await use(token)).status).toBe(204);
      },
    );

    it.each([[{}], [{ token: 'x' }], [{ token: '', password: NEW_PASSWORD }], [{ token: 5, password: NEW_PASSWORD }]])(
      'refuses the body %j',
      async (body) => {
        expect((await server.request('POST', '/v1/auth/password/reset', { body })).status).toBe(400);
      },
    );
  });

  describe('404', () => {
    it.each(['x', 'a'.repeat(43), '../../etc/passwd', "' or 1=1 --", '💣'])(
      'does not know the token %s',
      async (token) => {
        expect((await use(token)).body.code).toBe('reset_not_found');
      },
    );

    it('tells an unknown link before a bad password, and asks for no hash', async () => {
      expect((await use('a'.repeat(43), 'short')).status).toBe(404);
    });
  });

  describe('410', () => {
    it('refuses a link that was used', async () => {
      const { token } = await withLink();
      await use(token);
      expect((await use(token)).body.code).toBe('reset_gone');
    });

    it('refuses a link after an hour, to the second', async () => {
      const [last, late] = [await withLink(), await withLink()];
      server.clock.advance(3599);
      expect((await use(last.token)).status).toBe(204);
      server.clock.advance(1);
      expect((await use(late.token)).status).toBe(410);
      admin = await signInAgain(server, admin);
    });

    it('refuses a link after the password was changed', async () => {
      const { person, token } = await withLink();
      const changed = await server.request('PUT', '/v1/auth/password', {
        token: person.accessToken,
        body: { currentPassword: person.password, newPassword: NEW_PASSWORD },
      });
      expect(changed.status).toBe(204);
      expect((await use(token)).status).toBe(410);
    });
  });

  describe('429', () => {
    it('is held to the rate of sign-ins for an address', async () => {
      const strict = await startTestServer();
      try {
        await writeRows(strict, `update setting set value = '3' where key = 'rate.login_per_minute'`);
        const body = { token: 'a'.repeat(43), password: NEW_PASSWORD };
        const statuses: number[] = [];
        for (let attempt = 0; attempt < 4; attempt += 1) {
          statuses.push((await strict.request('POST', '/v1/auth/password/reset', { body })).status);
        }
        expect(statuses).toEqual([404, 404, 404, 429]);
      } finally {
        await strict.close();
      }
    });
  });
});

describe('countersign reset-admin', () => {
  async function tokenOf(email: string): Promise<string> {
    const { url, expiresAt } = await resetAdmin(server.app, email);
    expect(expiresAt.getTime() - server.clock.now().getTime()).toBe(3_600_000);
    expect(url.startsWith(`${PUBLIC_URL}/app/reset#token=`)).toBe(true);
    return url.slice(url.indexOf('=') + 1);
  }

  it('lets an administrator back in whose password, telephone and patience are gone', async () => {
    const person = await server.signUp(['admin']);
    await writeRows(
      server,
      `insert into totp_enrolment (staff_id, sealed_secret, started_at, confirmed_at, last_step) values ($1, '', now(), now(), 1)`,
      [person.user.id],
    );
    await writeRows(server, 'update staff set totp_enrolled_at = now() where id = $1', [person.user.id]);
    for (let attempt = 0; attempt < 5; attempt += 1) await login(person, 'forgotten');
    await writeRows(server, 'update staff set is_active = false where id = $1', [person.user.id]);

    const token = await tokenOf(person.user.email.toUpperCase());
    expect((await use(token)).status).toBe(204);
    expect((await login(person, NEW_PASSWORD)).body).toMatchObject({ user: { isActive: true, totpEnrolled: false } });
  });

  it('ends the sessions at once and is chained as an act of the system', async () => {
    const person = await server.signUp(['admin']);
    await tokenOf(person.user.email);
    expect((await server.request('GET', '/v1/auth/me', { token: person.accessToken })).status).toBe(401);
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'user.changed',
      actor: { type: 'system', id: null, name: 'countersign reset-admin' },
      requestId: null,
      payload: { userId: person.user.id, change: 'reset_admin', activated: false, totpReset: false },
    });
  });

  it('refuses an address that nobody has, and a user who is no administrator, in words that say so', async () => {
    const { user } = await server.signUp(['manager']);
    await expect(resetAdmin(server.app, 'nobody@bank.example')).rejects.toThrow(/No one has the email nobody@bank/);
    await expect(resetAdmin(server.app, user.email)).rejects.toThrow(/is not an administrator; nothing was changed/);
  });
});

/** Tables in which a text occurs anywhere, in any column. */
async function findInDatabase({ database }: TestServer, text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await database.pool.query(`select 1 from ${name} x where x::text like $1 limit 1`, [`%${text}%`]);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}
