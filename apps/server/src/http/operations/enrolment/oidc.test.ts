import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type FederatedPeople, federatedPeople } from '../../../../test/oidc/federated-people.ts';
import {
  type FederatedServer,
  PUBLIC_URL,
  REDIRECT_URI,
  startFederatedServer,
} from '../../../../test/oidc/federated-server.ts';
import { CLIENT_ID, CLIENT_SECRET, type RealProvider, startRealProvider } from '../../../../test/oidc/real-provider.ts';
import { serveTestApp, startTestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { linkOidcUser } from '../../../identity/link-oidc-user.ts';
import { findUnlinkedByEmail } from '../../../identity/oidc.queries.ts';
import { systemActor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';

let provider: RealProvider;
let server: FederatedServer;
let givenPerson: FederatedPeople['givenPerson'];
let cameBack: FederatedPeople['cameBack'];
let federated: FederatedPeople['federated'];
beforeAll(async () => {
  provider = await startRealProvider(REDIRECT_URI);
  server = await startFederatedServer(provider, { id: CLIENT_ID, secret: CLIENT_SECRET });
  ({ givenPerson, cameBack, federated } = federatedPeople(server, provider));
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

describe('GET /v1/auth/oidc/start', () => {
  describe('302', () => {
    it('goes to the provider with PKCE, a state, a nonce and our redirect address', async () => {
      const { location } = await server.depart();
      const asked = new URL(location);
      expect(asked.origin).toBe(provider.issuer);
      expect(Object.fromEntries(asked.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: CLIENT_ID,
        redirect_uri: REDIRECT_URI,
        scope: 'openid email',
        code_challenge_method: 'S256',
      });
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      }
    });

    it('marks the browser with a cookie that scripts and other sites do not get', async () => {
      const answer = await server.request('GET', '/v1/auth/oidc/start');
      expect(answer.headers['set-cookie']).toMatch(
        /^__Host-countersign_oidc=[\w-]{43}; Max-Age=600; SameSite=Lax; Path=\/; HttpOnly; Secure$/,
      );
    });

    it('keeps neither the state nor the mark nor what follows from them in clear', async () => {
      const { location, cookie } = await server.depart();
      const { rows } = await server.database.pool.query('select string_agg(x::text, $1) as all from oidc_state x', [
        ',',
      ]);
      const secrets = [new URL(location).searchParams.get('state'), cookie.split('=')[1]];
      for (const secret of secrets) {
        expect(rows[0].all).not.toContain(secret);
        expect(rows[0].all).not.toContain(Buffer.from(secret ?? '').toString('hex'));
      }
    });
  });

  describe('404', () => {
    it('says that no provider is set up', async () => {
      const plain = await startTestServer({ PUBLIC_URL });
      try {
        const answer = await plain.request('GET', '/v1/auth/oidc/start');
        expect(answer.status).toBe(404);
        expect(answer.body.code).toBe('oidc_not_configured');
        const page = await plain.request('GET', '/v1/auth/oidc/start', { headers: { accept: 'text/html,*/*' } });
        expect(page.status).toBe(302);
        expect(page.headers.location).toBe(`${PUBLIC_URL}/app/sign-in#error=oidc_not_configured`);
      } finally {
        await plain.close();
      }
    });
  });

  describe('503', () => {
    it('says that the provider is down, to a program as a problem and to a person as a page', async () => {
      const down = await startRealProvider(REDIRECT_URI);
      const ours = await startFederatedServer(down, { id: CLIENT_ID, secret: CLIENT_SECRET });
      await down.close();
      try {
        const answer = await ours.request('GET', '/v1/auth/oidc/start');
        expect(answer.status).toBe(503);
        expect(answer.body.code).toBe('oidc_unavailable');
        const page = await ours.request('GET', '/v1/auth/oidc/start', { headers: { accept: 'text/html' } });
        expect(page.headers.location).toBe(`${PUBLIC_URL}/app/sign-in#error=oidc_unavailable`);
      } finally {
        await ours.close();
      }
    });
  });
});

describe('GET /v1/auth/oidc/callback', () => {
  describe('302 with a code', () => {
    it('for an existing active user with a verified address; the code becomes the usual session', async () => {
      const { person, subject } = await givenPerson();
      const { arrived, cookie } = await federated(subject);
      expect([...arrived.keys()]).toEqual(['code']);

      const answer = await server.exchange(arrived.get('code') ?? '', cookie);
      expect(answer.status).toBe(200);
      expect(answer.body.user.id).toBe(person.user.id);
      const me = await server.request('GET', '/v1/auth/me', { token: answer.body.accessToken });
      expect(me.body.id).toBe(person.user.id);
      const refreshed = await server.request('POST', '/v1/auth/refresh', {
        body: { refreshToken: answer.body.refreshToken },
      });
      expect(refreshed.status).toBe(200);
    });

    it('compares addresses without case', async () => {
      const { person, subject } = await givenPerson();
      provider.accounts.set(subject, { email: person.user.email.toUpperCase(), email_verified: true });
      expect((await federated(subject)).arrived.has('code')).toBe(true);
    });

    it('remembers the subject, chains the link once, and lets the address change afterwards', async () => {
      const { person, subject } = await givenPerson();
      await federated(subject);
      expect((await installEvidence(server.database)).at(-1)?.payload).toMatchObject({
        userId: person.user.id,
        change: 'identity_linked',
        issuer: provider.issuer,
        subject,
      });
      const entries = (await installEvidence(server.database)).length;
      provider.accounts.set(subject, { email: 'married@bank.example', email_verified: false });
      expect((await federated(subject)).arrived.has('code')).toBe(true);
      expect((await installEvidence(server.database)).length).toBe(entries);
    });

    it('twice, when a person signs in for the first time in two windows at once', async () => {
      const { subject } = await givenPerson();
      const [one, two] = [await cameBack(subject), await cameBack(subject)];
      const arrivals = await Promise.all([server.arrive(one.url, one.cookie), server.arrive(two.url, two.cookie)]);
      expect(arrivals.map((arrived) => arrived.has('code'))).toEqual([true, true]);
    });

    it('when the other window makes the link between two questions of this one', async () => {
      const { person, subject } = await givenPerson();
      const claims = { issuer: provider.issuer, subject, verifiedEmail: person.user.email };
      const linked = await server.app.db.transaction((tx) => {
        const meanwhile: Tx = {
          ...tx,
          maybe: async (query, values) => {
            if ((query as unknown) === findUnlinkedByEmail) await federated(subject);
            return tx.maybe(query, values);
          },
        };
        return linkOidcUser(meanwhile, server.app, { actor: systemActor('test'), requestId: null }, claims);
      });
      expect(linked).toBe(person.user.id);
    });

    it('asks for no code of our own authenticator app: the second factor is the business of the provider', async () => {
      const { person, subject } = await givenPerson();
      await writeRows(
        server,
        `insert into totp_enrolment (staff_id, sealed_secret, started_at, confirmed_at, last_step) values ($1, '', now(), now(), 1)`,
        [person.user.id],
      );
      const { arrived, cookie } = await federated(subject);
      expect((await server.exchange(arrived.get('code') ?? '', cookie)).status).toBe(200);
    });

    it('at any node: what one began another finishes', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      const { search } = new URL(url);
      const other = serveTestApp({ ...server.app });
      const answer = await other.request('GET', `/v1/auth/oidc/callback${search}`, { headers: { cookie } });
      expect(String(answer.headers.location)).toContain('#code=');
      await other.close();
    });

    it('for a public client too, which has no secret', async () => {
      const open = await startRealProvider(REDIRECT_URI, true);
      const ours = await startFederatedServer(open, { id: CLIENT_ID, secret: null });
      try {
        const person = await ours.signUp();
        open.accounts.set('p', { email: person.user.email, email_verified: true });
        const { location, cookie } = await ours.depart();
        const arrived = await ours.arrive(await open.signIn(location, 'p'), cookie);
        expect(arrived.has('code')).toBe(true);
      } finally {
        await ours.close();
        await open.close();
      }
    });
  });

  describe('302 with oidc_state_invalid', () => {
    it('when the state was used', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      expect((await server.arrive(url, cookie)).has('code')).toBe(true);
      expect((await server.arrive(url, cookie)).get('error')).toBe('oidc_state_invalid');
    });

    it('for all but one of many callbacks with one state', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      const arrivals = await Promise.all(Array.from({ length: 4 }, () => server.arrive(url, cookie)));
      expect(arrivals.filter((arrived) => arrived.has('code')).length).toBe(1);
      expect(arrivals.filter((arrived) => arrived.get('error') === 'oidc_state_invalid').length).toBe(3);
    });

    it('in another browser, or in none; the browser that left can still come back', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      const stranger = (await server.depart()).cookie;
      expect((await server.arrive(url, stranger)).get('error')).toBe('oidc_state_invalid');
      expect((await server.arrive(url, null)).get('error')).toBe('oidc_state_invalid');
      expect((await server.arrive(url, `${cookie}; ${stranger}`)).get('error')).toBe('oidc_state_invalid');
      expect((await server.arrive(url, cookie)).has('code')).toBe(true);
    });

    it.each([
      ['missing', (url: URL) => url.searchParams.delete('state')],
      ['another', (url: URL) => url.searchParams.set('state', 'a'.repeat(43))],
      ['empty', (url: URL) => url.searchParams.set('state', '')],
    ])('when the state is %s', async (_name, change) => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      const changed = new URL(url);
      change(changed);
      expect((await server.arrive(changed.href, cookie)).get('error')).toBe('oidc_state_invalid');
    });

    it('when another provider was set up meanwhile', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      await server.set('auth.oidc_client_id', 'another-client');
      const arrived = await server.arrive(url, cookie);
      await server.set('auth.oidc_client_id', CLIENT_ID);
      expect(arrived.get('error')).toBe('oidc_state_invalid');
    });
  });

  describe('302 with oidc_refused', () => {
    it.each([
      ['the address is not verified', { email_verified: false }],
      ['nobody says that the address is verified', { email_verified: undefined }],
      ['the address belongs to nobody', { email: 'stranger@bank.example' }],
      ['there is no address', { email: undefined }],
    ])('when %s; nobody is created', async (_name, account) => {
      const { subject } = await givenPerson(account);
      const before = await server.database.pool.query('select count(*) from staff');
      expect(Object.fromEntries((await federated(subject)).arrived)).toEqual({ error: 'oidc_refused' });
      expect((await server.database.pool.query('select count(*) from staff')).rows).toEqual(before.rows);
    });

    it('when the user is inactive: the same words as for somebody unknown', async () => {
      const { person, subject } = await givenPerson();
      await federated(subject);
      await writeRows(server, 'update staff set is_active = false where id = $1', [person.user.id]);
      expect(Object.fromEntries((await federated(subject)).arrived)).toEqual({ error: 'oidc_refused' });
    });

    it('when another account of the provider gets the address of somebody who is linked', async () => {
      const { person, subject } = await givenPerson();
      await federated(subject);
      provider.accounts.set('usurper', { email: person.user.email, email_verified: true });
      expect((await federated('usurper')).arrived.get('error')).toBe('oidc_refused');
      expect((await federated(subject)).arrived.has('code')).toBe(true);
    });

    it('deactivating and activating a user makes room for a new link', async () => {
      const { person, subject } = await givenPerson();
      await federated(subject);
      for (const isActive of [false, true]) {
        const url = `/v1/users/${person.user.id}`;
        await server.request('PATCH', url, { token: server.admin.accessToken, body: { isActive } });
      }
      provider.accounts.set('successor', { email: person.user.email, email_verified: true });
      expect((await federated('successor')).arrived.has('code')).toBe(true);
      expect((await federated(subject)).arrived.get('error')).toBe('oidc_refused');
    });
  });

  describe('302 with oidc_failed', () => {
    it('when the person cancels at the provider, and the state is spent', async () => {
      const { location, cookie } = await server.depart();
      const url = await provider.cancel(location);
      expect(new URL(url).searchParams.get('error')).toBe('access_denied');
      expect((await server.arrive(url, cookie)).get('error')).toBe('oidc_failed');
      expect((await server.arrive(url, cookie)).get('error')).toBe('oidc_state_invalid');
    });

    it.each([
      ['the code was changed', (url: URL) => url.searchParams.set('code', 'forged')],
      ['the code is missing', (url: URL) => url.searchParams.delete('code')],
      ['the answer names another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
      ['the answer names no issuer although the provider always does', (url: URL) => url.searchParams.delete('iss')],
    ])('when %s', async (_name, change) => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      const changed = new URL(url);
      change(changed);
      expect((await server.arrive(changed.href, cookie)).get('error')).toBe('oidc_failed');
    });

    it("when a code of somebody else's sign-in is put in: it does not fit our verifier", async () => {
      const [mine, other] = [await givenPerson(), await givenPerson()];
      const [victim, attacker] = [await cameBack(mine.subject), await cameBack(other.subject)];
      const mixed = new URL(victim.url);
      mixed.searchParams.set('code', new URL(attacker.url).searchParams.get('code') ?? '');
      expect((await server.arrive(mixed.href, victim.cookie)).get('error')).toBe('oidc_failed');
    });

    it('when the challenge was taken out on the way: the provider insists on it', async () => {
      const { subject } = await givenPerson();
      const { location, cookie } = await server.depart();
      const bare = new URL(location);
      bare.searchParams.delete('code_challenge');
      bare.searchParams.delete('code_challenge_method');
      const url = await provider.signIn(bare.href, subject);
      expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
      expect((await server.arrive(url, cookie)).get('error')).toBe('oidc_failed');
    });

    it('when the secret of the client is wrong', async () => {
      const { subject } = await givenPerson();
      const { url, cookie } = await cameBack(subject);
      await server.set('auth.oidc_client_secret', 'not the secret');
      const arrived = await server.arrive(url, cookie);
      await server.set('auth.oidc_client_secret', CLIENT_SECRET);
      expect(arrived.get('error')).toBe('oidc_failed');
    });
  });

  describe('302 with oidc_unavailable', () => {
    it('when the provider went away while the person was there', async () => {
      const leaving = await startRealProvider(REDIRECT_URI);
      const ours = await startFederatedServer(leaving, { id: CLIENT_ID, secret: CLIENT_SECRET });
      try {
        leaving.accounts.set('p', { email: 'p@bank.example', email_verified: true });
        const { location, cookie } = await ours.depart();
        const url = await leaving.signIn(location, 'p');
        await leaving.close();
        expect((await ours.arrive(url, cookie)).get('error')).toBe('oidc_unavailable');
      } finally {
        await ours.close();
      }
    });
  });

  describe('400', () => {
    it('refuses parameters that stand twice', async () => {
      const answer = await server.request('GET', '/v1/auth/oidc/callback?state=a&state=b');
      expect(answer.status).toBe(400);
    });
  });
});
