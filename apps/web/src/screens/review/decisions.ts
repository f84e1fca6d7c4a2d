import type { FindingAction, FindingWithActions, ReviewView } from '@countersign/contract/review';
import { acceptFinding, escalateFinding, overrideFinding } from '../../api/operations/review.ts';
import { successorOf } from './compare-runs.ts';

export type DecisionKind = 'accept' | 'override' | 'escalate';

export interface Decision {
  readonly kind: DecisionKind;
  /** The finding as it was when somebody began to decide. */
  readonly opened: FindingWithActions;
}

/** What became of a finding while somebody was writing. */
export interface Meanwhile {
  /** The finding that the text is for now; null where it no longer arises. */
  readonly target: FindingWithActions | null;
  /** The package was compared again, and the target is of the new run. */
  readonly moved: boolean;
  /** What others did about it. */
  readonly acts: readonly FindingAction[];
  /** Whether the decision can still be taken. */
  readonly possible: boolean;
}

export function meanwhile({ kind, opened }: Decision, review: ReviewView, me: string | null): Meanwhile {
  const same = review.findings.find(({ finding }) => finding.id === opened.finding.id) ?? null;
  const target = same ?? successorOf(opened.finding, review.findings);
  const known = new Set(opened.actions.map(({ id }) => id));
  const acts = same?.actions.filter(({ id, actorId }) => !known.has(id) && actorId !== me) ?? [];
  const status = target?.finding.status;
  const possible =
    status !== undefined &&
    review.loan.state === 'review' &&
    (kind === 'escalate' || status === 'open' || (kind === 'override' && status === 'accepted'));
  return { target, moved: same === null && target !== null, acts, possible };
}

export function decide(
  kind: DecisionKind,
  findingId: string,
  { reasonCode, note }: { readonly reasonCode: string; readonly note: string },
): Promise<FindingWithActions> {
  switch (kind) {
    case 'accept':
      return acceptFinding(findingId, note);
    case 'override':
      return overrideFinding(findingId, { reasonCode, note });
    case 'escalate':
      return escalateFinding(findingId, note);
  }
}

/** Counted as people count, and as the service does: a letter outside of the first 65,536 is one character. */
export function lengthOf(note: string): number {
  return [...note.trim()].length;
}
