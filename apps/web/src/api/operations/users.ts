import type { Invitation, InvitationRequest, IssuedInvitation, UserChange } from '@countersign/contract/enrolment';
import type { LiveSession, User } from '@countersign/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { at, request } from '../request.ts';
import type { Changed } from './changes.ts';

export const users = queryOptions({
  queryKey: keys.users,
  queryFn: ({ signal }) => listAll<User>('/v1/users', signal),
});

export function changeUser(id: string, change: UserChange): Promise<Changed<User>> {
  return request('PATCH', at`/v1/users/${id}`, { body: change });
}

export function sendPasswordReset(id: string): Promise<Changed<void>> {
  return request('POST', at`/v1/users/${id}/password-reset`);
}

/** Takes a person's second factor away, so that they can enrol anew. */
export function resetTotp(id: string): Promise<Changed<void>> {
  return request('DELETE', at`/v1/users/${id}/totp`);
}

export const invitations = queryOptions({
  queryKey: keys.invitations,
  queryFn: ({ signal }) => listAll<Invitation>('/v1/users/invitations', signal),
});

export function sendInvitation(body: InvitationRequest): Promise<Changed<IssuedInvitation>> {
  return request('POST', '/v1/users/invitations', { body });
}

export function revokeInvitation(id: string): Promise<void> {
  return request('DELETE', at`/v1/users/invitations/${id}`);
}

/** Of a colleague for administrators, of oneself for everybody. */
export function liveSessions(userId: string) {
  return queryOptions({
    queryKey: keys.liveSessions(userId),
    queryFn: ({ signal }) => listAll<LiveSession>(at`/v1/users/${userId}/sessions`, signal),
  });
}

export function endSessions(userId: string): Promise<void> {
  return request('DELETE', at`/v1/users/${userId}/sessions`);
}
