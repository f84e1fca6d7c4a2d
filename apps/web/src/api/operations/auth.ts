import type { InvitationAcceptance, PasswordReset } from '@countersign/contract/enrolment';
import type { AuthMethods, LoginRequest, Session } from '@countersign/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { send } from '../send.ts';
import { beginSession } from '../session.ts';

/** Sign-in and its neighbours: asked by nobody yet, so without a token. */
async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await send({ method: 'POST', path, body });
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

export const authMethods = queryOptions({
  queryKey: keys.authMethods,
  queryFn: async ({ signal }): Promise<AuthMethods> =>
    (await send({ method: 'GET', path: '/v1/auth/methods', signal })).json(),
});

/** Where a browser goes to sign in at the provider; a page of the service that sends it on. */
export const oidcStartPath = '/v1/auth/oidc/start';

export async function signIn(request: LoginRequest): Promise<void> {
  await beginSession(await post<Session>('/v1/auth/login', request));
}

export async function exchangeOidc(code: string): Promise<void> {
  await beginSession(await post<Session>('/v1/auth/oidc/exchange', { code }));
}

export async function acceptInvitation(acceptance: InvitationAcceptance): Promise<void> {
  await beginSession(await post<Session>('/v1/invitations/accept', acceptance));
}

export function resetPassword(reset: PasswordReset): Promise<void> {
  return post('/v1/auth/password/reset', reset);
}
