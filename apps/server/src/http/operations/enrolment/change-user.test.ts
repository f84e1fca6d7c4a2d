import { randomUUID } from 'node:crypto';
import type { User } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeWithFixtures, naughtyStrings } from '../../../../test/fixtures.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { systemActor } from '../../../platform/actor.ts';
import { changeSetting } from '../../../settings/index.ts';

/** One person alone is enough here: what two of them can do to each other stands in administration/changes.test.ts. */
const nobody = { actor: systemActor('test'), requestId: null };

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function change(userId: string, body: unknown, token = admin.accessToken) {
  return server.request<User & { code: string; errors: { field: string }[] }>('PATCH', `/v1/users/${userId}`, {
    token,
    body,
  });
}

const me = (token: string) => server.request('GET', '/v1/auth/me', { token });

describe('PATCH /v1/users/{id}', () => {
  describe('200', () => {
    it('changes what was sent and chains it with old and new', async () => {
      const { user } = await server.signUp(['specialist'], { displayName: 'Anna' });
      const answer = await change(user.id, { displayName: 'Anna Berg', roles: ['specialist', 'manager'] });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: user.id, displayName: 'Anna Berg', roles: ['manager', 'specialist'] });

      const last = (await installEvidence(server.database)).at(-1);
      expect(last).toMatchObject({
        kind: 'user.changed',
        actor: { type: 'user', id: admin.user.id },
        requestId: answer.headers['x-request-id'],
        payload: {
          userId: user.id,
          change: 'changed',
          changes: {
            displayName: { from: 'Anna', to: 'Anna Berg' },
            roles: { from: ['specialist'], to: ['manager', 'specialist'] },
          },
        },
      });
    });

    it('chains nothing and ends no token when nothing changes', async () => {
      const person = await server.signUp(['manager', 'specialist']);
      const before = (await installEvidence(server.database)).length;
      const answer = await change(person.user.id, { roles: ['specialist', 'manager'], isActive: true });
      expect(answer.status).toBe(200);
      expect((await installEvidence(server.database)).length).toBe(before);
      expect((await me(person.accessToken)).status).toBe(200);
    });

    it('ends every session when roles change, and tells the person by mail', async () => {
      const person = await server.signUp(['specialist']);
      expect((await me(person.accessToken)).status).toBe(200);
      await change(person.user.id, { roles: ['manager'] });
      expect((await me(person.accessToken)).status).toBe(401);
      const refreshed = await server.request('POST', '/v1/auth/refresh', {
        body: { refreshToken: person.refreshToken },
      });
      expect(refreshed.status).toBe(401);
      const mail = (await queuedMails(server.app, server.database)).at(-1);
      expect(mail).toMatchObject({ to: person.user.email, subject: 'Your Countersign account was changed' });
      expect(mail?.text).toContain('Your roles are now: manager.');
    });

    it('leaves live tokens alone when only the name changes', async () => {
      const person = await server.signUp();
      await change(person.user.id, { displayName: 'Another name' });
      expect((await me(person.accessToken)).body).toMatchObject({ displayName: 'Another name' });
    });

    it('shuts a deactivated user out: tokens, refresh, password, open reset links', async () => {
      const person = await server.signUp();
      await server.request('POST', `/v1/users/${person.user.id}/password-reset`, { token: admin.accessToken });
      expect((await me(person.accessToken)).status).toBe(200);
      expect((await change(person.user.id, { isActive: false })).body.isActive).toBe(false);

      expect((await me(person.accessToken)).status).toBe(401);
      const refreshed = await server.request('POST', '/v1/auth/refresh', {
        body: { refreshToken: person.refreshToken },
      });
      expect(refreshed.status).toBe(401);
      const login = await server.request('POST', '/v1/auth/login', {
        body: { email: person.user.email, password: person.password },
      });
      expect(login.status).toBe(401);
      const { rows } = await server.database.pool.query(
        'select voided_at is not null as voided from password_reset where staff_id = $1',
        [person.user.id],
      );
      expect(rows).toEqual([{ voided: true }]);
    });

    it('lets a user in again who is activated again', async () => {
      const person = await server.signUp();
      await change(person.user.id, { isActive: false });
      await change(person.user.id, { isActive: true });
      const login = await server.request('POST', '/v1/auth/login', {
        body: { email: person.user.email, password: person.password },
      });
      expect(login.status).toBe(200);
      expect((await me(person.accessToken)).status).toBe(401);
    });
  });

  describe('400', () => {
    it.each([
      ['nothing to change', {}, ''],
      ['an empty name', { displayName: '' }, 'displayName'],
      ['a name of spaces', { displayName: ' \t ' }, 'displayName'],
      ['a name that is too long', { displayName: 'x'.repeat(201) }, 'displayName'],
      ['a name with a line end', { displayName: 'Ada\nsigned by the board' }, 'displayName'],
      ['a name with an escape', { displayName: 'Ada\u001b[2K' }, 'displayName'],
      ['a name that turns the direction of writing', { displayName: 'Ada \u202enimda' }, 'displayName'],
      ['a name that isolates what follows', { displayName: 'Ada \u2067nimda' }, 'displayName'],
      ['no role', { roles: [] }, 'roles'],
      ['an unknown role', { roles: ['owner'] }, 'roles.0'],
      ['a role twice', { roles: ['admin', 'admin'] }, 'roles'],
      ['a text for a truth', { isActive: 'false' }, 'isActive'],
      ['an unknown field', { email: 'other@bank.example' }, 'email'],
    ])('refuses %s', async (_name, body, field) => {
      const { user } = await server.signUp();
      const answer = await change(user.id, body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0]?.field).toBe(field);
    });

    it('refuses an id that is none', async () => {
      expect((await change('not-a-uuid', { isActive: false })).status).toBe(400);
    });
  });

  describe('401 and 403', () => {
    it('is for administrators', async () => {
      const manager = await server.signUp(['manager']);
      const key = await server.issueKey(['status:read']);
      expect((await server.request('PATCH', `/v1/users/${randomUUID()}`, { body: {} })).status).toBe(401);
      expect((await change(randomUUID(), {}, manager.accessToken)).status).toBe(403);
      expect((await change(randomUUID(), {}, key.accessToken)).status).toBe(403);
    });
  });

  describe('404', () => {
    it('does not know the user', async () => {
      const answer = await change(randomUUID(), { isActive: false });
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('user_not_found');
    });
  });

  describe('409', () => {
    it.each([
      ['loses the role', { roles: ['manager'] }],
      ['is deactivated', { isActive: false }],
    ])('the last administrator stays and never %s', async (_name, body) => {
      const alone = await startTestServer();
      try {
        await changeSetting(alone.app, nobody, 'admin.dual_control', false);
        const only = await alone.signUp(['admin']);
        const inactive = await alone.signUp(['admin']);
        await alone.request('PATCH', `/v1/users/${inactive.user.id}`, {
          token: only.accessToken,
          body: { isActive: false },
        });
        const url = `/v1/users/${only.user.id}`;
        const answer = await alone.request('PATCH', url, { token: only.accessToken, body });
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe('last_admin');
        expect((await alone.request('GET', '/v1/auth/me', { token: only.accessToken })).status).toBe(200);
      } finally {
        await alone.close();
      }
    });

    it('of two administrators who demote each other at the same moment one stays', async () => {
      const race = await startTestServer();
      try {
        await changeSetting(race.app, nobody, 'admin.dual_control', false);
        const [anna, berta] = [await race.signUp(['admin']), await race.signUp(['admin'])];
        // Both requests wait for the same lock, so that neither has finished before the other began.
        const rival = await race.database.pool.connect();
        await rival.query('begin');
        await rival.query(`select id from staff order by id for update`);
        const body = { roles: ['specialist'] };
        const answers = Promise.all([
          race.request('PATCH', `/v1/users/${berta.user.id}`, { token: anna.accessToken, body }),
          race.request('PATCH', `/v1/users/${anna.user.id}`, { token: berta.accessToken, body }),
        ]);
        await vi.waitFor(async () => expect(await waitingForLocks(race)).toBe(2), { timeout: 120_000 });
        await rival.query('commit');
        rival.release();

        // Whoever was demoted while waiting is no administrator any more, and changes nothing.
        expect((await answers).map((answer) => answer.status).sort()).toEqual([200, 403]);
        const { rows } = await race.database.pool.query(
          `select id from staff where 'admin' = any (roles) and is_active`,
        );
        expect(rows.length).toBe(1);
      } finally {
        await race.close();
      }
    });
  });
});

async function waitingForLocks({ database }: TestServer): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

/** What shapes more than itself: control characters, line ends, directions of writing. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

describe('PATCH /v1/users/{id} with names of the world', () => {
  it('keeps the marks that scripts need inside of words', async () => {
    const { user } = await server.signUp();
    for (const displayName of ['نوید\u200cرضا', 'क्\u200dष', 'שרה כהן', 'Zoë O’Brien-李', '👩\u200d💼 Ann'])
      expect((await change(user.id, { displayName })).body.displayName).toBe(displayName);
  });
});

describeWithFixtures('PATCH /v1/users/{id} with naughty names', (folder) => {
  it('keeps each exactly as it was sent, or refuses it with 400', async () => {
    const { user } = await server.signUp();
    for (const displayName of naughtyStrings(folder)) {
      const answer = await change(user.id, { displayName });
      const storable = /\S/.test(displayName) && !CONTROLS.test(displayName) && [...displayName].length <= 200;
      expect([displayName, answer.status]).toEqual([displayName, storable ? 200 : 400]);
      if (storable) expect(answer.body.displayName).toBe(displayName);
    }
  });
});
