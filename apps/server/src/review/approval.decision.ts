import type { FindingStatus, LoanState, Severity } from '@countersign/contract/closed-sets';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';

/** A finding of the latest run, as far as approval goes. */
export interface ApprovalFinding {
  readonly ruleId: string;
  readonly title: string;
  readonly severity: Severity;
  readonly status: FindingStatus;
  /** A signed-in person accepted, overrode or escalated it, here or where it was carried over from. */
  readonly reviewed: boolean;
  /** It would arise without a correction that no page confirms. */
  readonly isCleared: boolean;
}

export interface ApprovalFacts {
  readonly loanState: LoanState;
  readonly hasRun: boolean;
  /** Of the latest run. */
  readonly findings: readonly ApprovalFinding[];
}

/** Why a loan cannot be approved, one plain sentence each; none: it can. The same sentences on the screen and in the 422. */
export function findBlockers({ loanState, hasRun, findings }: ApprovalFacts): readonly string[] {
  const exceptions = findings.filter(({ severity }) => severity === 'exception');
  return [
    ...(loanState === 'review' ? [] : [`The loan is ${loanState}; only a loan in review can be approved.`]),
    ...(hasRun ? [] : ['The package was not compared yet.']),
    ...exceptions
      .filter(({ status }) => status === 'open' || status === 'accepted')
      .map(({ ruleId, title, isCleared }) =>
        isCleared
          ? `Exception ${ruleId} (${title}) was cleared by a correction that the page does not confirm: a manager or administrator other than the person who made it must override it.`
          : `Exception ${ruleId} (${title}) is not resolved: override it, or clear it by a correction or a new document.`,
      ),
    ...exceptions
      // What a correction cleared waits for an override, which is a person's look at it.
      .filter(({ reviewed, isCleared, status }) => !reviewed && !(isCleared && status === 'accepted'))
      .map(({ ruleId, title }) => `Exception ${ruleId} (${title}) was not reviewed by a person.`),
  ];
}

/** Specification part 4, rule 10. */
export function decideApproval(facts: ApprovalFacts, request: { readonly note: string }): Decision<string, Refusal> {
  const note = request.note.trim();
  if (note === '') {
    const errors = [{ field: 'note', code: 'required', message: 'must say something' }];
    return refuse({ code: 'note_required', detail: 'note must say something.', errors });
  }
  const blockers = findBlockers(facts);
  if (blockers.length === 0) return allow(note);
  return refuse({ code: 'approval_blocked', detail: blockers.join(' '), blockers });
}
