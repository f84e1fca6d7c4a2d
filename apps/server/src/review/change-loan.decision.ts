import type { LoanState } from '@countersign/contract/closed-sets';
import type { LoanChange } from '@countersign/contract/review';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';

export interface LoanChangeFacts {
  readonly loanState: LoanState;
  readonly borrowerName: string;
  readonly expectedPrincipal: string | null;
  readonly assigneeId: string | null;
  /** Null where nobody, or nobody new, is to have it. */
  readonly assigneeIsActive: boolean | null;
}

export interface LoanChangeEffect {
  /** Undefined: stays. */
  readonly assigneeId?: string | null;
  readonly intake?: { readonly borrowerName: string; readonly expectedPrincipal: string | null };
}

/** Open parts, Operations: what was given at intake is put right while the package can still change. */
const takesIntake: readonly LoanState[] = ['received', 'processing_failed', 'review'];

/** Only what differs is a change; sending what stands there already does nothing. */
export function decideLoanChange(facts: LoanChangeFacts, change: LoanChange): Decision<LoanChangeEffect, Refusal> {
  if (facts.assigneeIsActive === false) {
    const errors = [{ field: 'assigneeId', code: 'unknown_staff', message: 'is not an active user' }];
    return refuse({ code: 'loan_change_invalid', detail: 'assigneeId is not an active user.', errors });
  }
  const { loanState } = facts;
  if (loanState === 'sealed') return refuse({ code: 'loan_sealed', detail: 'The loan is sealed and takes no change.' });
  const borrowerName = change.borrowerName ?? facts.borrowerName;
  const expectedPrincipal = change.expectedPrincipal === undefined ? facts.expectedPrincipal : change.expectedPrincipal;
  const isIntake = borrowerName !== facts.borrowerName || expectedPrincipal !== facts.expectedPrincipal;
  if (isIntake && !takesIntake.includes(loanState)) {
    const detail = `The loan is ${loanState}; borrowerName and expectedPrincipal are changed in ${takesIntake.join(', ')}.`;
    return refuse({ code: 'loan_state_conflict', detail });
  }
  const isAssigned = change.assigneeId !== undefined && change.assigneeId !== facts.assigneeId;
  return allow({
    ...(isAssigned ? { assigneeId: change.assigneeId ?? null } : {}),
    ...(isIntake ? { intake: { borrowerName, expectedPrincipal } } : {}),
  });
}
