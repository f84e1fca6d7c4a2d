import { type Role, roles } from '@countersign/contract/closed-sets';
import type { User } from '@countersign/contract/identity';
import type { RowOf } from '../platform/db.ts';
import type { userColumns } from './staff.queries.ts';

export type StaffRow = RowOf<typeof userColumns>;

export function toUser(row: StaffRow): User {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    roles: inOrder(row.roles),
    isActive: row.is_active,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    totpEnrolled: row.totp_enrolled,
  };
}

/** Roles in the order of the closed set, so that equal sets of roles look and compare equal. */
export function inOrder(some: readonly Role[]): Role[] {
  return roles.filter((role) => some.includes(role));
}
