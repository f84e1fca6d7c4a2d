import { randomUUID } from 'node:crypto';
import type { Invitation, IssuedInvitation } from '@countersign/contract/enrolment';
import type { Session } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithFixtures, naughtyStrings } from '../../../../test/fixtures.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, signInAgain, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';

const PUBLIC_URL = 'https://countersign.bank.example';
const PASSWORD = 'chosen by the new one';

let server: TestServer;
let admin: SignedUp;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL });
  admin = await server.signUp(['admin'], { displayName: 'Ada <Admin>' });
});
afterAll(() => server.close());

const newEmail = () => `new${++count}@bank.example`;

type Issued = IssuedInvitation & { code: string; errors: { field: string }[] };

function invite(changes: object = {}, token = admin.accessToken) {
  const body = { email: newEmail(), displayName: 'Nora New', roles: ['specialist'], ...changes };
  return server.request<Issued>('POST', '/v1/users/invitations', { token, body });
}

function accept(token: string, password = PASSWORD) {
  const body = { token, password };
  return server.request<Session & { code: string }>('POST', '/v1/invitations/accept', { body });
}

function revoke(id: string, token = admin.accessToken) {
  return server.request('DELETE', `/v1/users/invitations/${id}`, { token });
}

function tokenOf(answer: { body: IssuedInvitation }): string {
  const url = answer.body.acceptUrl ?? '';
  expect(url.startsWith(`${PUBLIC_URL}/app/invitation#token=`)).toBe(true);
  return url.slice(url.indexOf('=') + 1);
}

async function list(token = admin.accessToken): Promise<Invitation[]> {
  const answer = await server.request<{ items: Invitation[] }>('GET', '/v1/users/invitations?limit=200', { token });
  expect(answer.status).toBe(200);
  return answer.body.items;
}

const statusOf = async (id: string) => (await list()).find((each) => each.id === id)?.status;

describe('POST /v1/users/invitations', () => {
  describe('201', () => {
    it('mails the link, and shows it once while no mail server is set up', async () => {
      const email = newEmail();
      const answer = await invite({ email, displayName: 'Nora "N" <New>' });
      expect(answer.status).toBe(201);
      expect(new Date(answer.body.expiresAt).getTime() - server.clock.now().getTime()).toBe(72 * 3_600_000);

      const mail = (await queuedMails(server.app, server.database)).at(-1);
      expect(mail?.to).toBe(email);
      expect(mail?.text).toContain(answer.body.acceptUrl);
      expect(mail?.text).toContain('Hello Nora "N" <New>,');
      expect(mail?.text).toContain('Ada <Admin> invites you');
      expect(mail?.html).toContain('Hello Nora &quot;N&quot; &lt;New&gt;,');
      expect(mail?.html).toContain(`href="${answer.body.acceptUrl}"`);
      expect(JSON.stringify(await list())).not.toContain(tokenOf(answer));
    });

    it('shows no link once a mail server is set up', async () => {
      const withMail = await startTestServer({ EGRESS_ALLOW: '127.0.0.1' });
      try {
        const { accessToken: token } = await withMail.signUp(['admin']);
        const url = '/v1/settings/mail.smtp_url';
        const set = await withMail.request('PUT', url, { token, body: { value: 'smtp://127.0.0.1:2525' } });
        expect(set.status).toBe(200);
        const body = { email: newEmail(), displayName: 'Nora', roles: ['manager'] };
        const answer = await withMail.request('POST', '/v1/users/invitations', { token, body });
        expect(Object.keys(answer.body).sort()).toEqual(['expiresAt', 'id']);
        expect((await queuedMails(withMail.app, withMail.database)).length).toBe(1);
      } finally {
        await withMail.close();
      }
    });

    it('makes no user until it is accepted', async () => {
      const email = newEmail();
      await invite({ email });
      const { rows } = await server.database.pool.query('select 1 from staff where email = $1', [email]);
      expect(rows).toEqual([]);
    });

    it('is chained with address, name and roles, without the link', async () => {
      const email = newEmail();
      const answer = await invite({ email, roles: ['specialist', 'admin'] });
      const entry = (await installEvidence(server.database)).at(-1);
      expect(entry).toMatchObject({
        kind: 'user.changed',
        actor: { id: admin.user.id },
        payload: {
          change: 'invited',
          invitationId: answer.body.id,
          email,
          roles: ['admin', 'specialist'],
          replaces: [],
        },
      });
      expect(JSON.stringify(entry)).not.toContain(tokenOf(answer));
    });

    it('takes the place of the invitation before, whatever the case of the address', async () => {
      const email = newEmail();
      const first = await invite({ email });
      const second = await invite({ email: email.toUpperCase(), displayName: 'Nora Right' });
      expect(second.status).toBe(201);
      expect(await statusOf(first.body.id)).toBe('revoked');
      expect((await accept(tokenOf(first))).status).toBe(410);
      expect((await accept(tokenOf(second))).body.user.displayName).toBe('Nora Right');
    });

    it('of many to one address at the same moment one stays open', async () => {
      const email = newEmail();
      const answers = await Promise.all(Array.from({ length: 5 }, () => invite({ email })));
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
      const open = (await list()).filter((each) => each.email === email && each.status === 'pending');
      expect(open.length).toBe(1);
    });
  });

  describe('400', () => {
    it.each([
      ['no address', { email: undefined }, 'email'],
      ['a text that is no address', { email: 'nora' }, 'email'],
      ['two addresses', { email: 'a@bank.example,b@bank.example' }, 'email'],
      ['an address with a line break', { email: 'a@bank.example\nBcc: b@bank.example' }, 'email'],
      ['an empty name', { displayName: '' }, 'displayName'],
      ['no roles', { roles: [] }, 'roles'],
      ['an unknown role', { roles: ['owner'] }, 'roles.0'],
      ['an unknown field', { password: 'x' }, 'password'],
    ])('refuses %s', async (_name, changes, field) => {
      const answer = await invite(changes);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0]?.field).toBe(field);
    });
  });

  describe('401 and 403', () => {
    it('is for administrators', async () => {
      const manager = await server.signUp(['manager']);
      expect((await server.request('POST', '/v1/users/invitations', { body: {} })).status).toBe(401);
      expect((await invite({}, manager.accessToken)).status).toBe(403);
    });
  });

  describe('409', () => {
    it('refuses an address that belongs to a user, active or not, whatever its case', async () => {
      const { user } = await server.signUp();
      expect((await invite({ email: user.email.toUpperCase() })).body.code).toBe('user_exists');
      await writeRows(server, 'update staff set is_active = false where id = $1', [user.id]);
      expect((await invite({ email: user.email })).body.code).toBe('user_exists');
    });
  });
});

describe('GET /v1/users/invitations', () => {
  it('shows all of them, newest first, with who invited whom', async () => {
    server.clock.advance(1);
    const { body } = await invite({ displayName: 'Last One' });
    const [newest] = await list();
    expect(newest).toMatchObject({
      id: body.id,
      displayName: 'Last One',
      roles: ['specialist'],
      status: 'pending',
      invitedBy: { id: admin.user.id, displayName: 'Ada <Admin>' },
      acceptedAt: null,
      revokedAt: null,
    });
  });

  it('comes in pages', async () => {
    await invite();
    const ids = (await list()).map((each) => each.id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const url = `/v1/users/invitations?limit=2${cursor}`;
      const { body } = await server.request<{ items: Invitation[]; nextCursor: string | null }>('GET', url, {
        token: admin.accessToken,
      });
      seen.push(...body.items.map((each) => each.id));
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(ids);
  });

  it('is for administrators', async () => {
    const { accessToken: token } = await server.signUp(['manager']);
    expect((await server.request('GET', '/v1/users/invitations')).status).toBe(401);
    expect((await server.request('GET', '/v1/users/invitations', { token })).status).toBe(403);
  });

  it('refuses a cursor that is none', async () => {
    const url = '/v1/users/invitations?cursor=AAAA';
    expect((await server.request('GET', url, { token: admin.accessToken })).body.code).toBe('cursor_invalid');
  });
});

describe('DELETE /v1/users/invitations/{id}', () => {
  describe('204', () => {
    it('takes the invitation back, and is chained', async () => {
      const answer = await invite();
      expect((await revoke(answer.body.id)).status).toBe(204);
      expect(await statusOf(answer.body.id)).toBe('revoked');
      expect((await accept(tokenOf(answer))).status).toBe(410);
      expect((await installEvidence(server.database)).at(-1)?.payload).toMatchObject({
        change: 'invitation_revoked',
        invitationId: answer.body.id,
      });
    });
  });

  describe('401, 403 and 404', () => {
    it('is for administrators, and knows what it knows', async () => {
      const { accessToken } = await server.signUp(['manager']);
      expect((await server.request('DELETE', `/v1/users/invitations/${randomUUID()}`)).status).toBe(401);
      expect((await revoke(randomUUID(), accessToken)).status).toBe(403);
      expect((await revoke(randomUUID())).body.code).toBe('invitation_not_found');
      expect((await revoke('not-a-uuid')).status).toBe(400);
    });
  });

  describe('409', () => {
    it('refuses one that was used or taken back', async () => {
      const [used, revoked] = [await invite(), await invite()];
      await accept(tokenOf(used));
      await revoke(revoked.body.id);
      expect((await revoke(used.body.id)).body.code).toBe('invitation_settled');
      expect((await revoke(revoked.body.id)).body.code).toBe('invitation_settled');
    });
  });
});

describe('POST /v1/invitations/accept', () => {
  describe('200', () => {
    it('makes the user with the roles of the invitation and signs in', async () => {
      const email = newEmail();
      const issued = await invite({ email, roles: ['specialist', 'manager'] });
      const answer = await accept(tokenOf(issued));
      expect(answer.status).toBe(200);
      expect(answer.body.user).toMatchObject({ email, displayName: 'Nora New', roles: ['manager', 'specialist'] });
      expect((await server.request('GET', '/v1/auth/me', { token: answer.body.accessToken })).status).toBe(200);
      const login = await server.request('POST', '/v1/auth/login', { body: { email, password: PASSWORD } });
      expect(login.status).toBe(200);
      expect(await statusOf(issued.body.id)).toBe('accepted');
      const userId = answer.body.user.id;
      const entries = (await installEvidence(server.database)).slice(-2).map((entry) => entry.payload);
      expect(entries).toMatchObject([
        { change: 'created', userId, email },
        { change: 'invitation_accepted', userId, invitationId: issued.body.id },
      ]);
    });

    it('of many at the same moment one makes the user', async () => {
      const token = tokenOf(await invite());
      const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410, 410, 410]);
    });
  });

  describe('400', () => {
    it('refuses a short password, and the invitation stays good', async () => {
      const token = tokenOf(await invite());
      expect((await accept(token, 'short')).body.code).toBe('password_invalid');
      expect((await accept(token)).status).toBe(200);
    });

    it.each([
      [{}],
      [{ token: 'x' }],
      [{ token: '', password: PASSWORD }],
      [{ token: 'x', password: PASSWORD, roles: [] }],
    ])('refuses the body %j', async (body) => {
      expect((await server.request('POST', '/v1/invitations/accept', { body })).status).toBe(400);
    });
  });

  describe('404', () => {
    it.each(['x', 'a'.repeat(43), "' or 1=1 --"])('does not know the token %s', async (token) => {
      expect((await accept(token)).body.code).toBe('invitation_not_found');
    });
  });

  describe('409', () => {
    it('refuses when somebody got the address another way meanwhile', async () => {
      const email = newEmail();
      const token = tokenOf(await invite({ email }));
      await server.signUp(['manager'], { email });
      expect((await accept(token)).body.code).toBe('user_exists');
    });
  });

  describe('410', () => {
    it('refuses an invitation that was used', async () => {
      const token = tokenOf(await invite());
      await accept(token);
      expect((await accept(token)).body.code).toBe('invitation_gone');
    });

    it('refuses an invitation after 72 hours, to the second; inviting again works', async () => {
      const email = newEmail();
      const [last, late] = [await invite(), await invite({ email })];
      server.clock.advance(72 * 3600 - 1);
      expect((await accept(tokenOf(last))).status).toBe(200);
      server.clock.advance(1);
      expect((await accept(tokenOf(late))).body.code).toBe('invitation_gone');

      admin = await signInAgain(server, admin);
      expect(await statusOf(late.body.id)).toBe('expired');
      expect((await accept(tokenOf(await invite({ email })))).status).toBe(200);
    });
  });
});

describeWithFixtures('invitations with naughty strings', (folder) => {
  it('take what could shape a mail as a name', async () => {
    // All of them as names stand in the test of PATCH /v1/users/{id}; here those that mean something to HTML or headers.
    const shaping = naughtyStrings(folder).filter(
      (text) => /[<>&"'\p{Cc}]/u.test(text) && !/[\u2028-\u202e\u2066-\u2069]/u.test(text) && [...text].length <= 200,
    );
    expect(shaping.length).toBeGreaterThan(50);
    for (const displayName of shaping) {
      expect([displayName, (await invite({ displayName })).status]).toEqual([
        displayName,
        /\S/.test(displayName) && !/\p{Cc}/u.test(displayName) ? 201 : 400,
      ]);
    }
  });

  it('refuse them as addresses', async () => {
    for (const email of naughtyStrings(folder)) expect([email, (await invite({ email })).status]).toEqual([email, 400]);
  });

  it('do not know them as tokens', async () => {
    for (const token of naughtyStrings(folder)) {
      const answer = await accept(token);
      expect([token, answer.status]).toEqual([token, token === '' || [...token].length > 200 ? 400 : 404]);
    }
  });
});
