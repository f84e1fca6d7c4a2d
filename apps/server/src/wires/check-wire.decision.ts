import type { LoanState, Role, WireState } from '@countersign/contract/closed-sets';
import type { WireApproval } from '@countersign/contract/wires';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';
import { acknowledgeAs, type Warning } from './types.ts';

export interface CheckFacts {
  readonly state: WireState;
  readonly loanState: LoanState;
  readonly isMaker: boolean;
  readonly holdsRole: boolean;
  readonly requiredRole: Role;
}

export interface ApprovalFacts extends CheckFacts {
  readonly digest: string;
  readonly callbackRequired: boolean;
  /** Who had the instructions confirmed by telephone. */
  readonly callers: readonly string[];
  /** The caller must be a third person, where the bank wants it so. */
  readonly thirdPersonCalls: boolean;
  readonly checker: string;
  readonly screeningRequired: boolean;
  readonly hasScreening: boolean;
  readonly warnings: readonly Warning[];
}

/** In these a loan may have a wire (open parts, States). */
export function mayHaveWire(state: LoanState): boolean {
  return state === 'approved' || state === 'boarding_staged' || state === 'boarded';
}

/** Who may check depends on the record, so it comes after 404 and before everything about the moment. */
export function refuseChecker({ isMaker, holdsRole, requiredRole }: CheckFacts): Refusal | null {
  if (isMaker) {
    return { code: 'maker_cannot_check', detail: 'You staged this wire. Someone else must approve it.' };
  }
  if (holdsRole) return null;
  return { code: 'approval_role_required', detail: `A wire of this amount is checked by the role ${requiredRole}.` };
}

export function decideRejection(facts: CheckFacts): Decision<null, Refusal> {
  const refused = refuseChecker(facts);
  if (refused !== null) return refuse(refused);
  if (facts.state !== 'staged') return refuse(notStaged(facts.state, 'rejected'));
  return allow(null);
}

export function decideApproval(facts: ApprovalFacts, request: WireApproval): Decision<readonly string[], Refusal> {
  const refused = refuseChecker(facts);
  if (refused !== null) return refuse(refused);
  if (facts.state !== 'staged') return refuse(notStaged(facts.state, 'approved'));
  if (!mayHaveWire(facts.loanState)) {
    return refuse({
      code: 'loan_state_conflict',
      detail: `The loan is ${facts.loanState}; its wire cannot be approved.`,
    });
  }
  if (request.digest !== undefined && request.digest !== facts.digest) {
    const detail = 'The wire was canceled and staged again since you viewed it. Review it again before you approve.';
    return refuse({ code: 'wire_changed', detail });
  }
  const unproved = refuseUnverified(facts) ?? refuseUnscreened(facts);
  if (unproved !== null) return refuse(unproved);
  const unread = unacknowledged(facts.warnings, request.acknowledge ?? []);
  if (unread.length > 0) {
    const names = [...new Set(unread.map(({ code }) => code))].join(', ');
    const detail = `${unread.map(({ message }) => message).join(' ')} To approve all the same, name in acknowledge: ${names}.`;
    return refuse({ code: 'warning_not_acknowledged', detail, errors: unread });
  }
  return allow([...new Set(facts.warnings.flatMap((warning) => acknowledgeAs(warning) ?? []))]);
}

function refuseUnverified({ callbackRequired, callers, thirdPersonCalls, checker }: ApprovalFacts): Refusal | null {
  if (callers.length === 0) {
    if (!callbackRequired) return null;
    const detail =
      'Verify the instructions by telephone, at a number known from before, and record it with POST /v1/loans/{ref}/wire/callback.';
    return { code: 'callback_required', detail };
  }
  if (!thirdPersonCalls || callers.some((caller) => caller !== checker)) return null;
  const detail = 'You made the call about this wire. Someone else must approve it, or make the call.';
  return { code: 'caller_cannot_check', detail };
}

/** Asked for at approval, and once more at export: the bank may have begun to ask in between. */
export function refuseUnscreened(facts: Pick<ApprovalFacts, 'screeningRequired' | 'hasScreening'>): Refusal | null {
  if (!facts.screeningRequired || facts.hasScreening) return null;
  const detail =
    'Screen the parties of the wire against the OFAC lists and record the result with POST /v1/loans/{ref}/wires/{id}/screening.';
  return { code: 'screening_required', detail };
}

/** What is left to acknowledge, as the fields of a refusal: `code` is what must be named. */
function unacknowledged(warnings: readonly Warning[], acknowledged: readonly string[]): readonly RefusedField[] {
  const named = new Set(acknowledged);
  const unread = warnings.flatMap((warning) => {
    const code = acknowledgeAs(warning);
    return code === null || named.has(code) ? [] : [{ code, message: warning.message }];
  });
  return unread.map((one) => ({ field: 'acknowledge', ...one }));
}

/** The last look before money leaves: what the bank has learned since the approval counts. */
export function refuseNewWarnings(warnings: readonly Warning[], acknowledged: readonly string[]): Refusal | null {
  const unread = unacknowledged(warnings, acknowledged);
  if (unread.length === 0) return null;
  const detail = `Since the approval: ${unread.map(({ message }) => message).join(' ')} Cancel the wire and stage it again if it is correct.`;
  return { code: 'warning_not_acknowledged', detail, errors: unread };
}

function notStaged(state: WireState, wanted: string): Refusal {
  return { code: 'wire_state_conflict', detail: `The wire is ${state}; only a staged one can be ${wanted}.` };
}
