import type { IssuedInvitation } from '@countersign/contract/enrolment';
import type { IssuedApiKey } from '@countersign/contract/identity';
import { TOTP } from 'otpauth';
import { queuedMails } from '../../queued-mails.ts';
import { TEST_PASSWORD } from '../../sign-up.ts';
import type { Race, RaceStart } from '../race.ts';
import type { RaceWorld } from '../race-world.ts';

const NEW_PASSWORD = 'another correct horse';
const as = ({ accessToken: token }: { readonly accessToken: string }) => ({ token });
const ours = { 'sec-fetch-site': 'same-origin' };

async function issueKey(world: RaceWorld): Promise<{ readonly id: string; readonly key: string }> {
  const body = { name: world.newName(), scopes: ['status:read'] };
  const { summary, key } = (await world.request<IssuedApiKey>('POST', '/v1/api-keys', { ...as(world.admin), body }))
    .body;
  return { id: summary.id, key };
}

async function invite(world: RaceWorld): Promise<IssuedInvitation> {
  const email = `${world.newName().replace(' ', '.')}@bank.example`.toLowerCase();
  const body = { email, displayName: 'Nora New', roles: ['specialist'] };
  const answer = await world.request<IssuedInvitation>('POST', '/v1/users/invitations', {
    ...as(world.admin),
    body,
  });
  return answer.body;
}

async function withTotp(world: RaceWorld) {
  const person = await world.signUp();
  const body = { password: TEST_PASSWORD };
  const { secret } = (await world.request<{ secret: string }>('POST', '/v1/auth/totp', { ...as(person), body })).body;
  const code = new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
  return { person, code };
}

async function browserCookie(world: RaceWorld): Promise<string> {
  const { refreshToken } = await world.signUp();
  const answer = await world.request('PUT', '/v1/auth/browser-session', { headers: ours, body: { refreshToken } });
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const onUser = (method: RaceStart['method'], path: string, body?: unknown) => async (world: RaceWorld) => {
  const { user } = await world.signUp();
  return { method, url: `/v1/users/${user.id}${path}`, ...as(world.admin), ...(body === undefined ? {} : { body }) };
};

/**
 * Two refreshes with one token within seconds are one client that asked twice: both are answered
 * (refresh-session.decision.ts). Ending sessions, resetting and inviting are acts of their own each time.
 */
export const peopleRaces: readonly Race[] = [
  {
    operation: 'login',
    given: async (world) => {
      const { user } = await world.signUp();
      return { method: 'POST', url: '/v1/auth/login', body: { email: user.email, password: TEST_PASSWORD } };
    },
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'refresh',
    given: async (world) => {
      const { refreshToken } = await world.signUp();
      return { method: 'POST', url: '/v1/auth/refresh', body: { refreshToken } };
    },
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'logout',
    given: async (world) => {
      const { refreshToken } = await world.signUp();
      return { method: 'POST', url: '/v1/auth/logout', body: { refreshToken } };
    },
    statuses: [204, 204],
    kinds: [],
  },
  {
    operation: 'changePassword',
    given: async (world) => {
      const person = await world.signUp();
      const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
      return { method: 'PUT', url: '/v1/auth/password', ...as(person), body };
    },
    statuses: [204, 400],
    kinds: ['user.changed'],
  },
  {
    operation: 'endSessions',
    given: onUser('DELETE', '/sessions'),
    statuses: [204, 204],
    kinds: ['user.changed', 'user.changed'],
  },
  {
    operation: 'issueApiKey',
    given: async (world) => ({
      method: 'POST',
      url: '/v1/api-keys',
      ...as(world.admin),
      body: { name: world.newName(), scopes: ['status:read'] },
    }),
    statuses: [201, 201],
    kinds: ['key.issued', 'key.issued'],
  },
  {
    operation: 'revokeApiKey',
    given: async (world) => ({
      method: 'DELETE',
      url: `/v1/api-keys/${(await issueKey(world)).id}`,
      ...as(world.admin),
    }),
    statuses: [204, 204],
    kinds: ['key.revoked'],
  },
  {
    operation: 'exchangeApiKey',
    given: async (world) => ({ method: 'POST', url: '/v1/auth/token', body: { apiKey: (await issueKey(world)).key } }),
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'openBrowserSession',
    given: async (world) => {
      const { refreshToken } = await world.signUp();
      return { method: 'PUT', url: '/v1/auth/browser-session', headers: ours, body: { refreshToken } };
    },
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'refreshBrowserSession',
    given: async (world) => ({
      method: 'POST',
      url: '/v1/auth/browser-session',
      headers: { ...ours, cookie: await browserCookie(world) },
    }),
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'endBrowserSession',
    given: async (world) => ({
      method: 'DELETE',
      url: '/v1/auth/browser-session',
      headers: { ...ours, cookie: await browserCookie(world) },
    }),
    statuses: [204, 204],
    kinds: [],
  },
  {
    operation: 'startTotp',
    given: async (world) => ({
      method: 'POST',
      url: '/v1/auth/totp',
      ...as(await world.signUp()),
      body: { password: TEST_PASSWORD },
    }),
    statuses: [200, 200],
    kinds: [],
  },
  {
    operation: 'confirmTotp',
    given: async (world) => {
      const { person, code } = await withTotp(world);
      return { method: 'POST', url: '/v1/auth/totp/confirm', ...as(person), body: { code } };
    },
    statuses: [200, 409],
    kinds: ['user.changed'],
  },
  {
    operation: 'resetTotp',
    given: async (world) => {
      const { person, code } = await withTotp(world);
      await world.request('POST', '/v1/auth/totp/confirm', { ...as(person), body: { code } });
      return { method: 'DELETE', url: `/v1/users/${person.user.id}/totp`, ...as(world.admin) };
    },
    statuses: [204, 204],
    kinds: ['user.changed'],
  },
  {
    operation: 'sendPasswordReset',
    given: onUser('POST', '/password-reset'),
    statuses: [202, 202],
    kinds: ['user.changed', 'user.changed'],
  },
  {
    operation: 'resetPassword',
    given: async (world) => {
      const { user } = await world.signUp();
      await world.request('POST', `/v1/users/${user.id}/password-reset`, as(world.admin));
      const mail = (await queuedMails(world.app, world.database)).findLast(({ to }) => to === user.email);
      const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      return { method: 'POST', url: '/v1/auth/password/reset', body: { token, password: NEW_PASSWORD } };
    },
    statuses: [204, 410],
    kinds: ['user.changed'],
  },
  {
    operation: 'changeUser',
    given: onUser('PATCH', '', { roles: ['manager'] }),
    statuses: [200, 200],
    kinds: ['user.changed'],
  },
  {
    operation: 'sendInvitation',
    given: async (world) => ({
      method: 'POST',
      url: '/v1/users/invitations',
      ...as(world.admin),
      body: { email: `${world.newName().replace(' ', '.')}@bank.example`, displayName: 'Nora', roles: ['specialist'] },
    }),
    statuses: [201, 201],
    kinds: ['user.changed', 'user.changed'],
  },
  {
    operation: 'revokeInvitation',
    given: async (world) => ({
      method: 'DELETE',
      url: `/v1/users/invitations/${(await invite(world)).id}`,
      ...as(world.admin),
    }),
    statuses: [204, 409],
    kinds: ['user.changed'],
  },
  {
    operation: 'acceptInvitation',
    given: async (world) => {
      const { acceptUrl = '' } = await invite(world);
      const token = /#token=([\w-]+)/.exec(acceptUrl)?.[1];
      return { method: 'POST', url: '/v1/invitations/accept', body: { token, password: NEW_PASSWORD } };
    },
    statuses: [200, 410],
    kinds: ['user.changed', 'user.changed'],
  },
];
