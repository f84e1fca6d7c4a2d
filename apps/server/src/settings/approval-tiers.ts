import type { Role } from '@countersign/contract/closed-sets';
import { Decimal } from '@countersign/engine/calculations/decimal';

/** Who must approve up to which amount; `upTo: null` is every amount that is left. */
export interface ApprovalTier {
  readonly upTo: string | null;
  readonly role: Role;
}

/** Throws with a sentence for the person who typed it: every amount must fall into exactly one tier. */
export function checkTiers(tiers: readonly ApprovalTier[]): void {
  const last = tiers.at(-1);
  if (last === undefined || last.upTo !== null) {
    throw new Error('the last tier must cover any amount, so that every amount has someone who may approve it');
  }
  const limits = tiers.slice(0, -1).map(({ upTo }) => upTo);
  for (const [index, limit] of limits.entries()) {
    if (limit === null) throw new Error('only the last tier may have upTo null');
    const before = limits[index - 1];
    if (before !== undefined && before !== null && !new Decimal(limit).gt(before)) {
      throw new Error('upTo must rise from tier to tier');
    }
  }
}

/** The role that approves an amount: of the first tier that it does not exceed. */
export function requiredRole(tiers: readonly ApprovalTier[], amount: string): Role {
  const tier = tiers.find(({ upTo }) => upTo === null || new Decimal(amount).lte(upTo));
  // Saved tiers end with null; a table that somebody changed by hand asks for the most, never for less.
  return tier?.role ?? 'admin';
}

const RANK: Readonly<Record<Role, number>> = { specialist: 1, manager: 2, admin: 3 };

/** An administrator counts as a manager, and both as specialists (open parts, Approval tiers). */
export function holdsRole(roles: readonly Role[], required: Role): boolean {
  return roles.some((role) => RANK[role] >= RANK[required]);
}
