import type { Role } from '@countersign/contract/closed-sets';
import type { Refusal } from '../platform/domain-error.ts';

export interface CheckFacts {
  readonly stagedBy: string;
  readonly requiredRole: Role;
  readonly actorId: string;
  /** Whether the person holds the required role, by the ranks of the settings. */
  readonly holdsRole: boolean;
}

/** Who may approve or reject: not the maker, and somebody with the role that the amount asks for. */
export function refuseChecker({ stagedBy, requiredRole, actorId, holdsRole }: CheckFacts): Refusal | null {
  if (stagedBy === actorId) {
    return {
      code: 'maker_cannot_check',
      detail: 'You staged this loan yourself. Another person must approve or reject it.',
    };
  }
  if (holdsRole) return null;
  return { code: 'approval_role_required', detail: `The amount of this loan asks for the role ${requiredRole}.` };
}
