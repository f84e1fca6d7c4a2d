import { randomBytes, randomUUID } from 'node:crypto';
import type { Session } from '@countersign/contract/identity';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/identity/index.ts';
import { hashRecoveryCode } from '../../src/identity/recovery-codes.ts';
import { hashSecret, writeSecret } from '../../src/identity/typed-secret.ts';
import { type BoardingServer, startBoardingServer } from '../given-boarding.ts';
import { bringTo, givenReview } from '../given-review.ts';
import { bringWireTo, type Crew, callback, givenCrew, givenWireLoan } from '../given-wire.ts';
import type { SignedUp } from '../test-server.ts';

let server: BoardingServer;
let crew: Crew;
beforeAll(async () => {
  server = await startBoardingServer();
  crew = await givenCrew(server);
});
afterAll(() => server.close());

type Code = { readonly code: string };

/** With triggers off, as an owner of the database could switch them off. */
async function sql(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(statement, [...values]);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
  // Past what a node may remember of a session, a key and the settings.
  server.clock.advance(5);
}

const post = (url: string, body: object, person?: SignedUp) =>
  server.request<Code & Partial<Session>>('POST', url, {
    body,
    ...(person === undefined ? {} : { token: person.accessToken }),
  });

/** Does something while a row is changed, and puts the row back by the statement that undoes it. */
async function while_<T>(change: string, undo: string, values: readonly unknown[], work: () => Promise<T>): Promise<T> {
  await sql(change, values);
  try {
    return await work();
  } finally {
    await sql(undo, values);
  }
}

describe('whoever can write to the database does not get in', () => {
  it('by a session and a refresh token of their own making', async () => {
    const victim = await server.signUp(['manager']);
    const refreshToken = writeSecret('refreshToken', randomBytes(32));
    const id = randomUUID();
    const now = server.clock.now();
    const until = new Date(now.getTime() + 3_600_000);
    await sql(
      `insert into session (id, staff_id, method, created_at, last_used_at, idle_expires_at, expires_at, address)
       values ($1, $2, 'password', $3, $3, $4, $4, '127.0.0.1')`,
      [id, victim.user.id, now, until],
    );
    await sql('insert into refresh_token (token_hash, session_id, created_at) values ($1, $2, $3)', [
      hashSecret(refreshToken),
      id,
      now,
    ]);
    expect(await post('/v1/auth/refresh', { refreshToken })).toMatchObject({ status: 401 });
  });

  it('by a refresh token put under a session of somebody else, or a session pointed at somebody else', async () => {
    const victim = await server.signUp(['manager']);
    const own = await server.signUp(['specialist']);
    const refreshToken = writeSecret('refreshToken', randomBytes(32));
    await sql(
      `update refresh_token set token_hash = $1 where session_id in (select id from session where staff_id = $2)`,
      [hashSecret(refreshToken), victim.user.id],
    );
    expect((await post('/v1/auth/refresh', { refreshToken })).status).toBe(401);
    await sql('update session set staff_id = $1 where staff_id = $2', [victim.user.id, own.user.id]);
    expect((await post('/v1/auth/refresh', { refreshToken: own.refreshToken })).status).toBe(401);
    expect((await server.request('GET', '/v1/auth/me', { token: own.accessToken })).status).toBe(401);
  });

  it('by a reset link for somebody, or one of their own pointed at somebody', async () => {
    const victim = await server.signUp(['manager']);
    const token = randomBytes(32).toString('base64url');
    const until = new Date(server.clock.now().getTime() + 3_600_000);
    await sql('insert into password_reset (token_hash, staff_id, created_at, expires_at) values ($1, $2, now(), $3)', [
      hashSecret(token),
      victim.user.id,
      until,
    ]);
    const body = { token, password: 'a password of my own choosing' };
    expect((await post('/v1/auth/password/reset', body)).body.code).toBe('reset_not_found');
  });

  it('by an invitation with more roles than it was sent with', async () => {
    const sent = await server.request<{ acceptUrl: string }>('POST', '/v1/users/invitations', {
      token: server.admin.accessToken,
      body: { email: 'new@bank.example', displayName: 'New', roles: ['specialist'] },
    });
    const token = new URL(sent.body.acceptUrl).hash.replace('#token=', '');
    await sql(`update invitation set roles = array['admin'] where email = 'new@bank.example'`);
    const answer = await post('/v1/invitations/accept', { token, password: 'a password of my own choosing' });
    expect(answer.body.code).toBe('invitation_not_found');
  });

  it('by a password hash, roles or an address that nobody set', async () => {
    const victim = await server.signUp(['specialist']);
    const { id, email } = victim.user;
    const hash = await hashPassword('a password of my own choosing');
    const login = (password: string) => post('/v1/auth/login', { email, password });
    const { rows } = await server.database.pool.query('select password_hash from staff where id = $1', [id]);
    const before = rows[0].password_hash;
    await sql('update staff set password_hash = $2 where id = $1', [id, hash]);
    expect((await login('a password of my own choosing')).body.code).toBe('invalid_credentials');
    const other = await server.signUp(['specialist']);
    await sql(`update staff set roles = array['admin'] where id = $1`, [other.user.id]);
    expect((await post('/v1/auth/login', { email: other.user.email, password: other.password })).status).toBe(401);
    expect((await server.request('GET', '/v1/auth/me', { token: other.accessToken })).status).toBe(401);
    await sql(`update staff set roles = array['specialist'] where id = $1`, [other.user.id]);
    await sql('update staff set password_hash = $2 where id = $1', [id, before]);
  });

  it('by a recovery code of their own making, with a password that they know', async () => {
    const victim = await server.signUp(['manager']);
    const token = victim.accessToken;
    const { password, user } = victim;
    const started = await server.request<{ secret: string }>('POST', '/v1/auth/totp', { token, body: { password } });
    const timestamp = server.clock.now().getTime();
    const code = new TOTP({ secret: started.body.secret }).generate({ timestamp });
    const confirmed = await server.request<{ recoveryCodes: string[] }>('POST', '/v1/auth/totp/confirm', {
      token,
      body: { code },
    });
    const [own = '', other = ''] = confirmed.body.recoveryCodes;
    const login = (totpCode: string) => post('/v1/auth/login', { email: user.email, password, totpCode });
    expect((await login(own)).status).toBe(200);
    const typed = '01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ';
    await sql(
      `insert into recovery_code (staff_id, code_hash, seal)
       select staff_id, $2, seal from recovery_code where staff_id = $1 limit 1`,
      [user.id, hashRecoveryCode(typed)],
    );
    expect((await login(typed)).status).toBe(401);
    expect((await login(other)).status).toBe(200);
  });

  it('as a first administrator, with the rows of all others taken away for a moment', async () => {
    const body = { email: 'mallory@bank.example', displayName: 'Mallory', password: 'a password of my own choosing' };
    const answer = await while_(
      `create table kept_staff as select * from staff; delete from staff; delete from first_admin`,
      `insert into staff select * from kept_staff; drop table kept_staff`,
      [],
      () => post('/v1/setup/admin', body),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'admin_exists' } });
  });

  it('by an API key of their own making, or one with more scopes', async () => {
    const key = writeSecret('apiKey', randomBytes(32));
    await sql(
      `insert into api_key (id, name, key_prefix, key_hash, scopes, created_at, created_by)
       values ($1, 'mine', 'csk_', $2, array['evidence:read'], now(), $3)`,
      [randomUUID(), hashSecret(key), server.admin.user.id],
    );
    expect((await post('/v1/auth/token', { apiKey: key })).body.code).toBe('key_invalid');
    const issued = await server.issueKey(['status:read']);
    await sql(`update api_key set scopes = array['status:read', 'evidence:read'] where id = $1`, [issued.id]);
    expect((await post('/v1/auth/token', { apiKey: issued.key })).body.code).toBe('key_invalid');
    expect((await server.request('GET', '/v1/loans', { token: issued.accessToken })).status).toBe(401);
  });

  it('by a signing key whose public half was exchanged', async () => {
    const victim = await server.signUp(['manager']);
    const { privateKey, publicKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const { rows } = await server.database.pool.query('select kid, public_jwk from signing_key limit 1');
    const { kid, public_jwk: before } = rows[0];
    await sql('update signing_key set public_jwk = $2 where kid = $1', [
      kid,
      JSON.stringify({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }),
    ]);
    // Past the time that a node keeps its keys.
    server.clock.advance(120);
    const [, payload = ''] = victim.accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid }).sign(privateKey);
    expect((await server.request('GET', '/v1/auth/me', { token: forged })).status).toBe(401);
    expect((await server.request('GET', '/v1/auth/me', { token: victim.accessToken })).status).toBe(200);
    await sql('update signing_key set public_jwk = $2 where kid = $1', [kid, JSON.stringify(before)]);
  });
});

describe('money does not move on the word of a row that evidence does not explain', () => {
  const approve = (ref: string) => post(`/v1/loans/${ref}/wire/approve`, {}, crew.checker);
  const called = async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'staged');
    expect((await post(`/v1/loans/${ref}/wire/callback`, callback, crew.caller)).status).toBe(201);
    return { ref, loanId };
  };

  it.each([
    ['the maker of a wire', `update wire set staged_by = gen_random_uuid() where loan_id = $1`],
    ['the amount of a wire', `update wire set amount = amount + 1 where loan_id = $1`],
    ['the role that a wire takes', `update wire set required_role = 'specialist' where loan_id = $1`],
    [
      'who called',
      `update wire_callback set made_by = gen_random_uuid() where wire_id in (select id from wire where loan_id = $1)`,
    ],
    ['the borrower', `update loan set borrower_name = 'Mallory' where id = $1`],
    ['a document that was taken out of the package', `update document set withdrawn_at = now() where loan_id = $1`],
    ['a document of another package', `update document set package_version = 2 where loan_id = $1`],
    [
      'how a file was cut',
      `update document_part set doc_type = 'wire_instructions'
       where document_id in (select id from document where loan_id = $1)`,
    ],
    [
      'a document that a file no longer holds',
      `delete from document_part where document_id in (select id from document where loan_id = $1)`,
    ],
  ])('%s', async (_what, statement) => {
    const { ref, loanId } = await called();
    await sql(statement, [loanId]);
    expect(await approve(ref)).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
  });

  it('a setting that decides', async () => {
    const { ref } = await called();
    const answer = await while_(
      `insert into setting (key, value, updated_at) values ('wire.callback_required', 'false', now())`,
      `delete from setting where key = 'wire.callback_required'`,
      [],
      () => approve(ref),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
    expect((await approve(ref)).status).toBe(200);
  });

  it('the person who made it, and the one who checks', async () => {
    const { ref } = await called();
    const answer = await while_(
      `update staff set display_name = display_name || 'x' where id = $1`,
      `update staff set display_name = left(display_name, -1) where id = $1`,
      [crew.maker.user.id],
      () => approve(ref),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
  });

  it('a payee that the instructions are compared with', async () => {
    const { ref } = await called();
    const id = randomUUID();
    const details = { aba: '021000021', account: '1', bankName: 'B', verifiedBy: 'C', note: 'n' };
    const saved = await server.request('PUT', `/v1/payees/${id}`, {
      token: server.admin.accessToken,
      body: { name: 'Ridge', ...details },
    });
    expect(saved.status).toBe(200);
    const answer = await while_(
      `update payee set aba = '026009593' where payee_id = $1`,
      `update payee set aba = '021000021' where payee_id = $1`,
      [id],
      () => approve(ref),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
  });

  it('a loan that was never approved', async () => {
    const { ref, loanId } = await givenReview(server.app);
    await sql(`update loan set state = 'approved' where id = $1`, [loanId]);
    for (const url of [`/v1/loans/${ref}/wire`, `/v1/loans/${ref}/boarding/stage`]) {
      expect(await post(url, {}, crew.maker)).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
    }
  });

  it.each([
    ['the maker of a boarding record', `update boarding set staged_by = gen_random_uuid() where loan_id = $1`],
    ['the role that it takes', `update boarding set required_role = 'specialist' where loan_id = $1`],
    ['its idempotency key', `update boarding set idempotency_key = 'other' where loan_id = $1`],
    [
      'its state',
      `update boarding set state = 'approved', approved_by = $2, approved_at = now(), approved_digest = digest where loan_id = $1`,
    ],
  ])('%s', async (_what, statement) => {
    const { ref, loanId } = await server.givenApproved();
    expect((await server.stage(ref)).status).toBe(201);
    await sql(statement, statement.includes('$2') ? [loanId, server.second.user.id] : [loanId]);
    for (const step of ['approve', 'commit', 'verify']) {
      const answer = await server.move(ref, step);
      expect([step, answer.status, answer.body.code]).toEqual([step, 409, 'record_tampered']);
    }
  });

  it('the field map by which it was written', async () => {
    const { ref } = await server.givenApproved();
    expect((await server.stage(ref)).status).toBe(201);
    const answer = await while_(
      `update core_field_map set mapping = mapping || '{"made": "up"}' where is_active`,
      `update core_field_map set mapping = mapping - 'made' where is_active`,
      [],
      () => server.move(ref, 'approve'),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'record_tampered']);
    expect((await server.move(ref, 'approve')).status).toBe(200);
  });

  it('findings that were made harmless', async () => {
    const { ref, loanId } = await givenReview(server.app);
    await sql(`update finding set severity = 'info' where loan_id = $1`, [loanId]);
    const answer = await post(`/v1/loans/${ref}/approve`, { note: 'All is well.' }, crew.checker);
    expect(answer).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
    const other = await givenReview(server.app);
    await sql(`delete from finding where loan_id = $1`, [other.loanId]);
    expect(await post(`/v1/loans/${other.ref}/approve`, { note: 'All is well.' }, crew.checker)).toMatchObject({
      status: 409,
      body: { code: 'record_tampered' },
    });
  });

  it('and one that was left alone goes through', async () => {
    const { ref, loanId } = await givenReview(server.app, { promissory_note: { loan_number: '1' } });
    await bringTo(server.app, loanId, 'approved');
    expect((await server.request('GET', `/v1/loans/${ref}`, { token: crew.maker.accessToken })).status).toBe(200);
  });
});

describe('a control that takes two does not become one for whoever can write to the database', () => {
  const propose = () =>
    server.request<Code & { change: { id: string } }>('PUT', '/v1/settings/wire.cutoff', {
      token: server.admin.accessToken,
      body: { value: '15:00' },
    });

  it('by taking the role from the other administrators, or switching the control off', async () => {
    const other = await server.signUp(['admin']);
    const alone = await while_(
      `update staff set roles = array['manager'] where id = $1`,
      `update staff set roles = array['admin'] where id = $1`,
      [other.user.id],
      propose,
    );
    expect([alone.status, alone.body.code]).toEqual([409, 'record_tampered']);
    const off = await while_(
      `insert into setting (key, value, updated_at) values ('admin.dual_control', 'false', now())`,
      `delete from setting where key = 'admin.dual_control'`,
      [],
      propose,
    );
    expect([off.status, off.body.code]).toEqual([409, 'record_tampered']);
  });

  it('by a pending change that was changed, or that nobody proposed', async () => {
    const other = await server.signUp(['admin']);
    const proposed = await propose();
    expect(proposed.status).toBe(202);
    const { id } = proposed.body.change;
    const confirm = () => post(`/v1/admin/changes/${id}/confirm`, {}, other);
    const answer = await while_(
      `update admin_change set proposed_at = proposed_at - interval '1 hour' where id = $1`,
      `update admin_change set proposed_at = proposed_at + interval '1 hour' where id = $1`,
      [id],
      confirm,
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'record_tampered' } });
    expect((await confirm()).status).toBe(200);
  });

  it('by a code of the authenticator app that nobody gave', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'staged');
    const { rows } = await server.database.pool.query('select id from session where staff_id = $1', [
      crew.checker.user.id,
    ]);
    await sql('update session set totp_at = $2 where id = $1', [rows[0].id, server.clock.now()]);
    expect((await post(`/v1/loans/${ref}/wire/approve`, {}, crew.checker)).status).toBe(401);
    await sql('update session set totp_at = null where id = $1', [rows[0].id]);
  });

  it('by ending the time in which a person checks no wire', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'staged');
    const answer = await while_(
      `update staff set cooling_off_until = now() - interval '1 hour' where id = $1`,
      `update staff set cooling_off_until = null where id = $1`,
      [crew.checker.user.id],
      () => post(`/v1/loans/${ref}/wire/approve`, {}, crew.checker),
    );
    expect(answer.status).toBe(401);
  });

  it('by a screening that nobody recorded', async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'staged');
    await sql(
      `insert into wire_screening (wire_id, screened_on, reference, cleared_by, recorded_by, recorded_by_name, recorded_at)
       select id, now(), 'none', 'nobody', staged_by, 'nobody', now() from wire where loan_id = $1`,
      [loanId],
    );
    expect(await post(`/v1/loans/${ref}/wire/callback`, callback, crew.caller)).toMatchObject({
      status: 409,
      body: { code: 'record_tampered' },
    });
  });
});

describe('an act on a row that was changed around the program', () => {
  it('is refused, so that it does not vouch for the change', async () => {
    const { user } = await server.signUp(['specialist']);
    await sql(`update staff set roles = array['admin'] where id = $1`, [user.id]);
    const answer = await server.request<Code>('PATCH', `/v1/users/${user.id}`, {
      token: server.admin.accessToken,
      body: { displayName: 'Another Name' },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'record_tampered']);
  });
});
