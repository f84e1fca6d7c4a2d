import type { FindingDecision, FindingWithActions, ReviewView } from '@countersign/contract/review';
import { successorOf } from './compare-runs.ts';

/** What somebody is writing about: one finding, or several of a kind. */
export interface Decision {
  readonly kind: 'override' | 'escalate';
  /** The findings as they were when somebody began to decide. */
  readonly opened: readonly FindingWithActions[];
}

type Act = Pick<FindingWithActions['actions'][number], 'actorId' | 'actorName' | 'action' | 'occurredAt' | 'note'>;

/** What became of a finding while somebody was writing. */
export interface Meanwhile {
  /** The finding that the text is for now; null where it no longer arises. */
  readonly target: FindingWithActions | null;
  /** The package was compared again, and the target is of the new run. */
  readonly moved: boolean;
  /** What others did about it, or decided and may still undo. */
  readonly acts: readonly (Act & { readonly id: string })[];
  /** Whether the decision can still be taken. */
  readonly possible: boolean;
}

export function meanwhile(
  kind: Decision['kind'],
  opened: FindingWithActions,
  review: ReviewView,
  me: string | null,
): Meanwhile {
  const same = review.findings.find(({ finding }) => finding.id === opened.finding.id) ?? null;
  const target = same ?? successorOf(opened.finding, review.findings);
  const known = new Set(opened.actions.map(({ id }) => id));
  const done = (same?.actions ?? []).filter(({ id }) => !known.has(id)).map((act) => ({ ...act, id: String(act.id) }));
  const pending = review.decisions.filter(({ findingId }) => findingId === target?.finding.id).map(toAct);
  const acts = [...done, ...pending].filter(({ actorId }) => actorId !== me);
  const isTaken = pending.some(({ actorId, action }) => actorId !== me && action !== 'escalate');
  const status = target?.finding.status;
  const possible =
    status !== undefined &&
    review.loan.state === 'review' &&
    (kind === 'escalate' || (!isTaken && (status === 'open' || status === 'accepted')));
  return { target, moved: same === null && target !== null, acts, possible };
}

function toAct({ id, actorId, actorName, action, decidedAt, note }: FindingDecision): Act & { readonly id: string } {
  return { id, actorId, actorName, action, occurredAt: decidedAt, note };
}

/** Counted as people count, and as the service does: a letter outside of the first 65,536 is one character. */
export function lengthOf(note: string): number {
  return [...note.trim()].length;
}
