import type { ChangeState } from '@countersign/contract/administration';
import type { Refusal } from '../platform/domain-error.ts';

export interface SettleFacts {
  readonly state: ChangeState;
  readonly proposedBy: { readonly id: string; readonly name: string };
  readonly actorId: string;
  /** Who is an active administrator at this moment. */
  readonly administrators: readonly string[];
}

/** Who may not is told before what is not possible any more. */
export function refuseConfirming(facts: SettleFacts): Refusal | null {
  const { state, proposedBy, actorId, administrators } = facts;
  if (proposedBy.id === actorId) {
    return {
      code: 'maker_cannot_check',
      detail: 'You proposed this change. Another administrator has to confirm it.',
    };
  }
  const settled = refuseSettled(state);
  if (settled !== null) return settled;
  if (administrators.includes(proposedBy.id)) return null;
  return {
    code: 'admin_change_outdated',
    detail: `${proposedBy.name} is no longer an administrator. Reject this change and propose it again if it is still needed.`,
  };
}

export function refuseSettled(state: ChangeState): Refusal | null {
  switch (state) {
    case 'pending':
      return null;
    case 'lapsed':
      return {
        code: 'admin_change_lapsed',
        detail: 'No one confirmed this change within 72 hours. Propose it again if it is still needed.',
      };
    default:
      return { code: 'admin_change_settled', detail: `This change was ${state} already.` };
  }
}
