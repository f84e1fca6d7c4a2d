import type { Role } from '@countersign/contract/closed-sets';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';

export interface UserFacts {
  readonly displayName: string;
  /** In the order of the closed set. */
  readonly roles: readonly Role[];
  readonly isActive: boolean;
  /** Active administrators beside this user. */
  readonly otherActiveAdmins: number;
}

export interface UserChangeRequest {
  readonly displayName?: string | undefined;
  /** In the order of the closed set. */
  readonly roles?: readonly Role[] | undefined;
  readonly isActive?: boolean | undefined;
}

export interface UserChangeEffect {
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly isActive: boolean;
  /** What changes, from what to what; empty: nothing is written. */
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly deactivates: boolean;
}

/** Open parts: the last admin stays, or nobody could let anybody in again. */
export function decideUserChange(facts: UserFacts, request: UserChangeRequest): Decision<UserChangeEffect, Refusal> {
  const after = {
    displayName: request.displayName ?? facts.displayName,
    roles: request.roles ?? facts.roles,
    isActive: request.isActive ?? facts.isActive,
  };
  const wasAdmin = facts.isActive && facts.roles.includes('admin');
  const staysAdmin = after.isActive && after.roles.includes('admin');
  if (wasAdmin && !staysAdmin && facts.otherActiveAdmins === 0) {
    return refuse({
      code: 'last_admin',
      detail: 'You can’t remove the last administrator. Make someone else an administrator first.',
    });
  }
  const fields = ['displayName', 'roles', 'isActive'] as const;
  const changed = fields.filter((field) => JSON.stringify(facts[field]) !== JSON.stringify(after[field]));
  return allow({
    ...after,
    changes: Object.fromEntries(changed.map((field) => [field, { from: facts[field], to: after[field] }])),
    deactivates: facts.isActive && !after.isActive,
  });
}
