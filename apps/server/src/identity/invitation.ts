import type { Invitation, InvitationStatus } from '@countersign/contract/enrolment';
import type { RowOf } from '../platform/db.ts';
import type { findInvitation, listInvitations } from './invitation.queries.ts';
import { inOrder } from './staff.ts';

export type InvitationRow = RowOf<(typeof findInvitation)['columns']>;
export type ListedInvitationRow = RowOf<(typeof listInvitations)['columns']>;

/** Nothing moves an invitation to expired: it is what an open one is once its time has passed. */
export function invitationStatus(row: InvitationRow, now: Date): InvitationStatus {
  if (row.accepted_at !== null) return 'accepted';
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at <= now ? 'expired' : 'pending';
}

export function toInvitation(row: ListedInvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    roles: inOrder(row.roles),
    status: invitationStatus(row, now),
    invitedBy: { id: row.invited_by, displayName: row.invited_by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
