import type { Role } from '@countersign/contract/closed-sets';

/** Whoever may more may also do what less is needed for; an administrator counts as a manager. */
const rank: Readonly<Record<Role, number>> = { specialist: 0, manager: 1, admin: 2 };

export function holdsRole(roles: readonly Role[], required: Role): boolean {
  return roles.some((role) => rank[role] >= rank[required]);
}

export function isManager(roles: readonly Role[]): boolean {
  return holdsRole(roles, 'manager');
}
