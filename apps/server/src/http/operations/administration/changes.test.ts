import { randomUUID } from 'node:crypto';
import type { AdminChange, AdminOverview } from '@countersign/contract/administration';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import {
  type SignedUp,
  signInAgain,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { lapseDueChanges, tellAdministrators } from '../../../administration/index.ts';
import { jobs } from '../../../jobs.ts';
import { startWorker } from '../../../platform/jobs/index.ts';

let server: TestServer;
let anna: SignedUp;
let bert: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ EGRESS_ALLOW: '127.0.0.1:2525,mail.bank.example:465,hooks.bank.example' });
});
afterAll(() => server.close());

/** Two new administrators, and nothing that tests before have left. */
beforeEach(async () => {
  await writeRows(
    server,
    `update staff set is_active = false;
     delete from admin_change; delete from admin_told; delete from invitation;
     delete from setting where key not like 'rate.%_per_minute';
     delete from graphile_worker._private_jobs`,
  );
  anna = await server.signUp(['admin'], { displayName: 'Anna' });
  bert = await server.signUp(['admin'], { displayName: 'Bert' });
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Answered {
  readonly change: AdminChange;
  readonly code: string;
  readonly detail: string;
}

const call = <Body = Answered>(person: SignedUp, method: Method, path: string, body?: unknown) =>
  server.request<Body>(method, path, { token: person.accessToken, ...(body === undefined ? {} : { body }) });
const setTo = (person: SignedUp, key: string, value: unknown) => call(person, 'PUT', `/v1/settings/${key}`, { value });
const confirm = (person: SignedUp, id: string) =>
  call<AdminChange & Answered>(person, 'POST', `/v1/admin/changes/${id}/confirm`, {});
const reject = (person: SignedUp, id: string, body: unknown = {}) =>
  call<AdminChange & Answered>(person, 'POST', `/v1/admin/changes/${id}/reject`, body);
const pending = async (person: SignedUp) =>
  (await call<{ items: AdminChange[] }>(person, 'GET', '/v1/admin/changes?state=pending')).body.items;

async function settingOf(key: string): Promise<unknown> {
  const { body } = await call<{ items: { key: string; value: unknown }[] }>(anna, 'GET', '/v1/settings');
  return body.items.find((item) => item.key === key)?.value;
}

const payee = {
  name: 'Ridge Title',
  aba: '021000021',
  account: '000123456789',
  bankName: 'JPMorgan Chase Bank',
  verifiedBy: 'Anna',
  note: 'Called them.',
};

async function enrollTotp(person: SignedUp): Promise<string> {
  const started = await call<{ secret: string }>(person, 'POST', '/v1/auth/totp', { password: TEST_PASSWORD });
  const code = codeOf(started.body.secret);
  expect((await call(person, 'POST', '/v1/auth/totp/confirm', { code })).status).toBe(200);
  return started.body.secret;
}

function codeOf(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
}

describe('a change that weakens a control', () => {
  it('waits for a second administrator and takes effect when that one confirms it', async () => {
    const answer = await setTo(anna, 'wire.callback_required', false);
    expect(answer.status).toBe(202);
    const { change } = answer.body;
    expect(change).toMatchObject({
      kind: 'setting',
      target: 'wire.callback_required',
      before: { value: true },
      after: { value: false },
      proposedBy: { id: anna.user.id, displayName: 'Anna' },
      state: 'pending',
    });
    expect(Date.parse(change.expiresAt) - Date.parse(change.proposedAt)).toBe(72 * 3_600_000);
    expect(await settingOf('wire.callback_required')).toBe(true);

    expect((await confirm(bert, change.id)).body).toMatchObject({
      state: 'confirmed',
      settledBy: { id: bert.user.id },
    });
    expect(await settingOf('wire.callback_required')).toBe(false);
    const both = {
      changeId: change.id,
      proposedBy: { id: anna.user.id, name: 'Anna' },
      confirmedBy: { id: bert.user.id, name: 'Bert' },
    };
    const entries = await installEvidence(server.database);
    expect(entries.find(({ kind }) => kind === 'admin_change.proposed')).toMatchObject({
      actor: { id: anna.user.id },
      payload: { changeId: change.id, before: { value: true }, after: { value: false } },
    });
    expect(entries.at(-2)).toMatchObject({ kind: 'admin_change.confirmed', actor: { id: bert.user.id } });
    expect(entries.at(-1)).toMatchObject({ kind: 'setting.changed', payload: { value: false, ...both } });
  });

  it.each<[string, Method, (target: SignedUp) => string, unknown]>([
    ['a setting of wires', 'PUT', () => '/v1/settings/wire.approval_tiers', { value: [{ upTo: null, role: 'admin' }] }],
    ['who approves boardings', 'PUT', () => '/v1/settings/boarding.approval_tiers', { value: null }],
    ['the mail server', 'PUT', () => '/v1/settings/mail.smtp_url', { value: 'smtp://127.0.0.1:2525' }],
    ['how people sign in', 'PUT', () => '/v1/settings/auth.login_totp_enabled', { value: false }],
    ['dual control itself', 'PUT', () => '/v1/settings/admin.dual_control', { value: false }],
    ['a rate', 'PUT', () => '/v1/settings/rate.login_failures', { value: 1000 }],
    ['the roles of a user', 'PATCH', (target) => `/v1/users/${target.user.id}`, { roles: ['manager'] }],
    ['the access of a user', 'PATCH', (target) => `/v1/users/${target.user.id}`, { isActive: false }],
    ['a new password of another user', 'POST', (target) => `/v1/users/${target.user.id}/password-reset`, undefined],
    [
      'an invitation of a manager',
      'POST',
      () => '/v1/users/invitations',
      { email: 'second@self.example', displayName: 'Self', roles: ['manager'] },
    ],
    [
      'an invitation of a specialist, who could stage what the inviter approves',
      'POST',
      () => '/v1/users/invitations',
      { email: 'second@self.example', displayName: 'Self', roles: ['specialist'] },
    ],
    ['a payee', 'PUT', () => `/v1/payees/${randomUUID()}`, payee],
  ])('is %s: nothing happens before somebody else confirms it', async (_what, method, path, body) => {
    const target = await server.signUp(['specialist']);
    const before = await state();
    const answer = await call(anna, method, path(target), body);
    expect(answer.status).toBe(202);
    expect(answer.body.change.state).toBe('pending');
    expect(JSON.stringify(answer.body)).not.toMatch(/token=|000123456789/);
    expect(await state()).toEqual(before);
    expect((await confirm(anna, answer.body.change.id)).body.code).toBe('maker_cannot_check');
    expect(await state()).toEqual(before);
    const confirmed = await confirm(bert, answer.body.change.id);
    expect(confirmed.status).toBe(200);
    expect(JSON.stringify(confirmed.body)).not.toMatch(/token=|000123456789/);
  });

  /** Everything that such a change could have changed. */
  async function state(): Promise<unknown> {
    const { rows } = await server.database.pool.query(
      `select (select jsonb_agg(to_jsonb(s) order by s.key) from setting s) as settings,
        (select jsonb_agg(jsonb_build_array(u.roles, u.is_active, u.totp_enrolled_at) order by u.id) from staff u) as users,
        (select count(*) from password_reset) as resets, (select count(*) from invitation) as invitations,
        (select count(*) from payee) as payees`,
    );
    return rows[0];
  }

  it('is the removal of a payee, and the authenticator app of another user', async () => {
    const id = randomUUID();
    const saved = await call(anna, 'PUT', `/v1/payees/${id}`, payee);
    await confirm(bert, saved.body.change.id);
    const removal = await call(bert, 'DELETE', `/v1/payees/${id}`);
    expect(removal.status).toBe(202);
    expect(removal.body.change).toMatchObject({ kind: 'payee_removal', before: { name: 'Ridge Title', version: 1 } });
    expect((await confirm(anna, removal.body.change.id)).status).toBe(200);
    expect((await call(anna, 'DELETE', `/v1/payees/${id}`)).status).toBe(404);

    const target = await server.signUp(['manager']);
    await enrollTotp(target);
    const reset = await call(anna, 'DELETE', `/v1/users/${target.user.id}/totp`);
    expect(reset.body.change).toMatchObject({ before: { totpEnrolled: true }, after: { totpEnrolled: false } });
    expect((await confirm(bert, reset.body.change.id)).status).toBe(200);
    expect((await call<{ code: string }>(target, 'GET', '/v1/auth/me')).status).toBe(401);
  });

  it('takes nobody else where only a name, one’s own password or nothing changes', async () => {
    const target = await server.signUp(['specialist']);
    const named = await call(anna, 'PATCH', `/v1/users/${target.user.id}`, {
      displayName: 'New',
      roles: ['specialist'],
    });
    expect(named.status).toBe(200);
    const own = await call(anna, 'POST', `/v1/users/${anna.user.id}/password-reset`);
    expect([own.status, own.text]).toEqual([202, '']);
    expect((await call(anna, 'DELETE', `/v1/users/${target.user.id}/totp`)).status).toBe(204);
    expect((await call(anna, 'DELETE', `/v1/users/${target.user.id}/sessions`)).status).toBe(204);
    expect((await setTo(anna, 'tolerance.money', '1.00')).status).toBe(200);
    expect(await pending(bert)).toEqual([]);
  });

  it('never shows or stores a secret: fingerprints and the address of the server instead', async () => {
    const secret = 'smtps://robot:hunter2-hunter2@mail.bank.example:465';
    const { body } = await setTo(anna, 'mail.smtp_url', secret);
    expect(body.change.before).toEqual({ value: { set: false } });
    expect(body.change.after.value).toEqual({
      set: true,
      fingerprint: expect.stringMatching(/^[0-9a-f]{20}$/),
      hint: 'smtps://mail.bank.example:465',
    });
    const listed = await call(bert, 'GET', '/v1/admin/changes');
    const { rows } = await server.database.pool.query(`select encode(sealed, 'escape') as sealed from admin_change`);
    const chain = JSON.stringify(await installEvidence(server.database));
    for (const text of [listed.text, JSON.stringify(rows), chain]) expect(text).not.toContain('hunter2');
    expect((await confirm(bert, body.change.id)).status).toBe(200);
    expect(await settingOf('mail.smtp_url')).toEqual({ set: true });
  });

  it('does not let a reset link reach a mail server that one person chose: the takeover of a checker', async () => {
    const checker = await server.signUp(['manager']);
    await setTo(anna, 'mail.smtp_url', 'smtp://127.0.0.1:2525');
    await call(anna, 'POST', `/v1/users/${checker.user.id}/password-reset`);
    expect(await settingOf('mail.smtp_url')).toEqual({ set: false });
    const mails = await queuedMails(server.app, server.database);
    expect(mails.filter(({ to }) => to === checker.user.email)).toEqual([]);
    expect(mails.map(({ to }) => to)).toEqual([bert.user.email, bert.user.email]);
  });

  it('is refused at once where a direct change would be', async () => {
    expect((await setTo(anna, 'rate.login_failures', 0)).body.code).toBe('setting_invalid');
    expect((await setTo(anna, 'auth.nothing', 1)).body.code).toBe('setting_not_found');
    const nobody = await call(anna, 'PATCH', `/v1/users/${randomUUID()}`, { isActive: false });
    expect(nobody.body.code).toBe('user_not_found');
    const known = { email: bert.user.email.toUpperCase(), displayName: 'B', roles: ['manager'] };
    expect((await call(anna, 'POST', '/v1/users/invitations', known)).body.code).toBe('user_exists');
    expect((await call(anna, 'PUT', `/v1/payees/${randomUUID()}`, { ...payee, aba: '021000022' })).status).toBe(400);
    expect(await pending(bert)).toEqual([]);
  });

  it('waits once for each thing: a second proposal about it is refused', async () => {
    const first = await setTo(anna, 'rate.login_failures', 10);
    expect((await setTo(bert, 'rate.login_failures', 20)).body.code).toBe('admin_change_pending');
    await reject(bert, first.body.change.id);
    expect((await setTo(bert, 'rate.login_failures', 20)).status).toBe(202);
  });

  it('is refused when what it starts from has changed meanwhile', async () => {
    const target = await server.signUp(['specialist']);
    const promote = await call(anna, 'PATCH', `/v1/users/${target.user.id}`, { roles: ['manager'] });
    // By another way in: what a second proposal cannot do while the first waits, the server's own command can.
    await writeRows(server, `update staff set roles = '{admin}' where id = $1`, [target.user.id]);
    const late = await confirm(bert, promote.body.change.id);
    expect(late.body.code).toBe('admin_change_outdated');
    expect(late.body.detail).toContain('propose it again');
    expect((await reject(bert, promote.body.change.id)).status).toBe(200);
  });

  it('is validated again when it is confirmed', async () => {
    const invited = { email: 'dora@bank.example', displayName: 'Dora', roles: ['manager'] };
    const { body } = await call(anna, 'POST', '/v1/users/invitations', invited);
    await server.signUp(['specialist'], { email: 'dora@bank.example' });
    expect((await confirm(bert, body.change.id)).body.code).toBe('user_exists');
  });

  it('lapses after 72 hours, with evidence, and makes room for another one', async () => {
    const { body } = await setTo(anna, 'rate.login_failures', 10);
    server.clock.advance(72 * 3600 - 60);
    await lapseDueChanges(server.app);
    // A new session each: the old ones ended long ago.
    const later = await signInAgain(server, bert);
    expect((await pending(later)).length).toBe(1);
    server.clock.advance(61);
    const again = await signInAgain(server, bert);
    expect((await confirm(again, body.change.id)).body.code).toBe('admin_change_lapsed');
    expect((await reject(again, body.change.id)).status).toBe(410);
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'admin_change.lapsed',
      actor: { type: 'system' },
      payload: { changeId: body.change.id },
    });
    expect((await setTo(again, 'rate.login_failures', 10)).status).toBe(202);
  });

  it('is settled once', async () => {
    const { body } = await setTo(anna, 'rate.login_failures', 10);
    const carl = await server.signUp(['admin']);
    const answers = await Promise.all([confirm(bert, body.change.id), confirm(carl, body.change.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await confirm(bert, body.change.id)).body.code).toBe('admin_change_settled');
    expect((await reject(bert, body.change.id)).body.code).toBe('admin_change_settled');
    const other = (await setTo(anna, 'rate.login_failures', 20)).body.change;
    const rival = await Promise.all([reject(anna, other.id), reject(carl, other.id), confirm(bert, other.id)]);
    expect(rival.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await confirm(bert, randomUUID())).body.code).toBe('admin_change_not_found');
  });

  it('is rejected by anybody, also by its proposer, and the note is in evidence', async () => {
    const { body } = await setTo(anna, 'rate.login_failures', 10);
    const rejected = await reject(anna, body.change.id, { note: 'A slip.' });
    expect(rejected.body).toMatchObject({ state: 'rejected', settledBy: { displayName: 'Anna' } });
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'admin_change.rejected',
      payload: { note: 'A slip.' },
    });
    expect((await confirm(bert, body.change.id)).body.code).toBe('admin_change_settled');
  });
});

describe('one person alone', () => {
  it('cannot confirm their own change through a second session', async () => {
    const { body } = await setTo(anna, 'rate.login_failures', 10);
    const login = await server.request<{ accessToken: string }>('POST', '/v1/auth/login', {
      body: { email: anna.user.email, password: anna.password },
    });
    const other = { ...anna, accessToken: login.body.accessToken };
    expect((await confirm(other, body.change.id)).body.code).toBe('maker_cannot_check');
  });

  it('cannot switch dual control off, nor take the other administrator away', async () => {
    for (const attempt of [
      await setTo(anna, 'admin.dual_control', false),
      await call(anna, 'PATCH', `/v1/users/${bert.user.id}`, { isActive: false }),
    ]) {
      expect(attempt.status).toBe(202);
      expect((await confirm(anna, attempt.body.change.id)).status).toBe(403);
    }
    expect((await setTo(anna, 'wire.callback_required', false)).status).toBe(202);
  });

  it('cannot propose, be demoted and have it confirmed: both are administrators at that moment', async () => {
    const proposed = await setTo(anna, 'rate.login_failures', 10);
    const demoted = await call(bert, 'PATCH', `/v1/users/${anna.user.id}`, { roles: ['manager'] });
    expect((await confirm(anna, demoted.body.change.id)).status).toBe(200);
    const late = await confirm(bert, proposed.body.change.id);
    expect(late.body.code).toBe('admin_change_outdated');
    expect(late.body.detail).toContain('Anna is no longer an administrator');
  });

  it('cannot confirm with a token from before the demotion', async () => {
    const carl = await server.signUp(['admin']);
    const proposed = await setTo(anna, 'rate.login_failures', 10);
    // Straight in the database: the gate of this node still believes the token.
    await server.request('GET', '/v1/auth/me', { token: carl.accessToken });
    await writeRows(server, `update staff set roles = '{manager}' where id = $1`, [carl.user.id]);
    expect((await confirm(carl, proposed.body.change.id)).status).toBeGreaterThanOrEqual(401);
    expect((await pending(bert)).length).toBe(1);
  });

  it('cannot confirm what waited after the other administrator has gone', async () => {
    const proposed = await setTo(anna, 'rate.login_failures', 10);
    const gone = await call(anna, 'PATCH', `/v1/users/${bert.user.id}`, { isActive: false });
    expect((await confirm(bert, gone.body.change.id)).status).toBe(200);
    expect((await confirm(anna, proposed.body.change.id)).body.code).toBe('maker_cannot_check');
    expect(await settingOf('rate.login_failures')).toBe(5);
  });

  it('cannot confirm a change whose row somebody edited in the database', async () => {
    const { body } = await setTo(anna, 'rate.login_failures', 10);
    await server.database.pool.query(`update admin_change set proposed_by = $1`, [randomUUID()]);
    const answer = await server.http.fastify.inject({
      method: 'POST',
      url: `/v1/admin/changes/${body.change.id}/confirm`,
      headers: { authorization: `Bearer ${anna.accessToken}` },
      payload: {},
    });
    expect(answer.statusCode).toBe(500);
    await writeRows(server, `delete from admin_change`);
    expect(await settingOf('rate.login_failures')).toBe(5);
  });

  it('is not shown the link of an invitation that two people made, although no mail server is set up', async () => {
    const invited = { email: 'carl@bank.example', displayName: 'Carl', roles: ['manager'] };
    const { body } = await call(anna, 'POST', '/v1/users/invitations', invited);
    const confirmed = await confirm(bert, body.change.id);
    expect(confirmed.text).not.toContain('token=');
    const mail = (await queuedMails(server.app, server.database)).find(({ to }) => to === 'carl@bank.example');
    expect(mail?.text).toContain('Anna invites you');
    expect(mail?.text).toContain('token=');
  });
});

describe('the only administrator', () => {
  beforeEach(async () => {
    const gone = await call(anna, 'PATCH', `/v1/users/${bert.user.id}`, { roles: ['manager'] });
    await confirm(bert, gone.body.change.id);
  });

  it('changes at once, answered as ever, and evidence and the dashboard say that nobody confirmed it', async () => {
    const before = (await call<AdminOverview>(anna, 'GET', '/v1/admin/overview')).body;
    expect(before.dualControl).toBe('one_administrator');
    expect((await setTo(anna, 'wire.callback_required', false)).status).toBe(200);
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'setting.changed',
      payload: { key: 'wire.callback_required', single_control: true },
    });
    const target = await server.signUp();
    expect((await call(anna, 'PATCH', `/v1/users/${target.user.id}`, { roles: ['manager'] })).status).toBe(200);
    const reset = await call(anna, 'POST', `/v1/users/${target.user.id}/password-reset`);
    expect([reset.status, reset.text]).toEqual([202, '']);
    const invited = { email: 'carl@bank.example', displayName: 'Carl', roles: ['manager'] };
    expect((await call(anna, 'POST', '/v1/users/invitations', invited)).status).toBe(201);
    expect((await call(anna, 'PUT', `/v1/payees/${randomUUID()}`, payee)).status).toBe(200);
    const alone = (await installEvidence(server.database)).filter(
      ({ actor, payload }) => actor.id === anna.user.id && payload.single_control === true,
    );
    expect(alone.map(({ kind }) => kind)).toEqual([
      'setting.changed',
      'user.changed',
      'user.changed',
      'user.changed',
      'payee.changed',
    ]);
    const { body } = await call<AdminOverview>(anna, 'GET', '/v1/admin/overview');
    expect(body.singleControlChanges).toBe(before.singleControlChanges + 5);
    expect(body.recent[0]).toMatchObject({ kind: 'payee.changed', actorName: 'Anna', singleControl: true });
  });

  it('is not marked where a change never takes two', async () => {
    await setTo(anna, 'tolerance.money', '1.00');
    expect((await installEvidence(server.database)).at(-1)?.payload).not.toHaveProperty('single_control');
  });
});

describe('administrators', () => {
  it('are mailed what the others did: keys, rules, profiles, the institution, and switches of rules', async () => {
    await tellAdministrators(server.app);
    await call(anna, 'POST', '/v1/api-keys', { name: 'Feeds', scopes: ['status:read'] });
    await call(anna, 'PUT', '/v1/rules/R-101/enabled', { enabled: false });
    await call(anna, 'PUT', '/v1/setup/institution', { name: 'First Bank' });
    await tellAdministrators(server.app);
    const mails = await queuedMails(server.app, server.database);
    expect(mails.map(({ to }) => to)).toEqual([bert.user.email]);
    expect(mails[0]?.text).toContain('Anna issued an API key (Feeds)');
    expect(mails[0]?.text).toContain('Anna changed a rule');
    expect(mails[0]?.text).toContain('Anna changed a setting');
    await tellAdministrators(server.app);
    expect((await queuedMails(server.app, server.database)).length).toBe(1);
    const { body } = await call<AdminOverview>(bert, 'GET', '/v1/admin/overview');
    expect(body.recent.map(({ kind }) => kind).slice(0, 3)).toEqual(['setting.changed', 'rule.changed', 'key.issued']);
    expect(body).toMatchObject({ dualControl: 'on', pending: 0 });
  });

  it('are told of a change that waits, with what it would do', async () => {
    await setTo(anna, 'wire.callback_required', false);
    const [mail, ...others] = await queuedMails(server.app, server.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: bert.user.email, subject: 'A change needs your confirmation' });
    expect(mail?.text).toContain('Anna asks to change a setting');
    expect(mail?.text).toContain('/app/changes');
  });

  it('hear of it by webhook, where one was asked for: its id and nothing else', async () => {
    const hook = { url: 'https://hooks.bank.example/', events: ['admin_change.proposed'] };
    expect((await call(anna, 'POST', '/v1/webhooks', hook)).status).toBe(201);
    const { body } = await setTo(anna, 'wire.callback_required', false);
    // The relay alone: nothing is to be sent anywhere.
    const about = { jobs: jobs.slice(0, 1), crons: [], connectionString: server.database.url };
    const worker = await startWorker(server.app, about);
    const told = async () =>
      (await server.database.pool.query<{ body: string }>(`select body from webhook_delivery`)).rows.map((row) =>
        JSON.parse(row.body),
      );
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 30_000 });
    await worker.stop();
    expect(await told()).toEqual([
      { type: 'admin_change.proposed', timestamp: expect.any(String), data: { id: body.change.id } },
    ]);
  });

  it('page through the list, of one state where they name one', async () => {
    for (const value of [1, 2, 3]) {
      server.clock.advance(1);
      const { body } = await setTo(anna, 'rate.login_failures', value);
      if (value < 3) await reject(bert, body.change.id);
    }
    type Listed = { items: AdminChange[]; nextCursor: string | null };
    const first = await call<Listed>(bert, 'GET', '/v1/admin/changes?limit=2');
    expect(first.body.items.map(({ state }) => state)).toEqual(['pending', 'rejected']);
    const rest = await call<Listed>(bert, 'GET', `/v1/admin/changes?limit=2&cursor=${first.body.nextCursor}`);
    expect(rest.body.items.map(({ after }) => after)).toEqual([{ value: 1 }]);
    expect((await call<Listed>(bert, 'GET', '/v1/admin/changes?state=rejected')).body.items.length).toBe(2);
  });
});

describe('the severity of a shipped rule', () => {
  const severities = (person: SignedUp, value: unknown) => setTo(person, 'rules.severities', value);

  it('takes a second administrator where it is lowered, and none where it is raised', async () => {
    expect((await severities(anna, { 'R-108': 'exception' })).status).toBe(200);
    const lowered = await severities(anna, { 'R-108': 'exception', 'R-101': 'warning' });
    expect([lowered.status, await settingOf('rules.severities')]).toEqual([202, { 'R-108': 'exception' }]);
    expect((await confirm(anna, lowered.body.change.id)).body.code).toBe('maker_cannot_check');
    expect((await confirm(bert, lowered.body.change.id)).status).toBe(200);
    expect(await settingOf('rules.severities')).toEqual({ 'R-108': 'exception', 'R-101': 'warning' });
    const { body } = await call<{ rules: { id: string; severity: string; shippedSeverity: string }[] }>(
      bert,
      'GET',
      '/v1/rules',
    );
    expect(body.rules.find(({ id }) => id === 'R-101')).toMatchObject({
      severity: 'warning',
      shippedSeverity: 'exception',
    });
  });

  it('that goes back to what ships, which weighs less, takes two as well', async () => {
    expect((await severities(anna, { 'R-108': 'exception' })).status).toBe(200);
    expect((await severities(anna, null)).status).toBe(202);
  });

  it('is refused for rules that do not ship, and for words that are no severity', async () => {
    for (const value of [{ 'R-999': 'info' }, { 'CUSTOM-A': 'info' }, { 'R-101': 'fatal' }])
      expect([(await severities(anna, value)).status, (await severities(anna, value)).body.code]).toEqual([
        400,
        'setting_invalid',
      ]);
  });

  it('stands in evidence with both people', async () => {
    const { body } = await severities(anna, { 'R-101': 'info' });
    await confirm(bert, body.change.id);
    const entries = await installEvidence(server.database);
    const changed = entries.filter(({ kind }) => kind === 'setting.changed').at(-1);
    expect(changed?.payload).toMatchObject({ key: 'rules.severities', before: {}, value: { 'R-101': 'info' } });
    expect(JSON.stringify(changed?.payload)).toContain(anna.user.id);
  });
});
