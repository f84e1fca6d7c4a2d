import type { Severity } from '@countersign/contract/closed-sets';
import type { FindingAction, FindingWithActions, ReviewView } from '@countersign/contract/review';

/** Nobody's id: what a run did by itself. */
const RUN_ACTOR = '00000000-0000-0000-0000-000000000000';

/** What others did between two looks at a review, and what a new run changed. */
export interface Changes {
  readonly acts: readonly { readonly action: FindingAction; readonly severity: Severity; readonly title: string }[];
  readonly run: {
    readonly left: number;
    readonly cleared: readonly string[];
    readonly appeared: readonly string[];
  } | null;
}

export function changesBetween(before: ReviewView, after: ReviewView, me: string | null): Changes {
  if (before.runId !== after.runId) {
    const of = ({ findings }: ReviewView) => findings.map(({ finding }) => sameness(finding));
    const [old, now] = [of(before), of(after)];
    const cleared = before.findings.filter(({ finding }) => !now.includes(sameness(finding)));
    const appeared = after.findings.filter(({ finding }) => !old.includes(sameness(finding)));
    const rules = (found: readonly FindingWithActions[]) => [...new Set(found.map(({ finding }) => finding.ruleId))];
    return { acts: [], run: { left: after.findings.length, cleared: rules(cleared), appeared: rules(appeared) } };
  }
  const known = new Set(before.findings.flatMap(({ actions }) => actions.map(({ id }) => id)));
  const acts = after.findings.flatMap(({ finding, actions }) =>
    actions
      .filter(({ id, actorId }) => !known.has(id) && actorId !== me && actorId !== RUN_ACTOR)
      .map((action) => ({ action, severity: finding.severity, title: `${finding.ruleId} ${finding.title}` })),
  );
  return { acts, run: null };
}

/** Two findings of different runs are the same thing when the same rule says the same. */
function sameness({ ruleId, detail }: FindingWithActions['finding']): string {
  return `${ruleId} ${detail.message}`;
}

/** The finding of the latest run that a finding of an earlier one became; null where it no longer arises. */
export function successorOf<Each extends FindingWithActions>(
  finding: FindingWithActions['finding'],
  findings: readonly Each[],
): Each | null {
  const own = findings.filter((each) => each.finding.ruleId === finding.ruleId);
  const exact = own.find((each) => sameness(each.finding) === sameness(finding));
  // Of several findings of one rule only the same words are the same thing.
  return exact ?? (own.length === 1 ? (own[0] ?? null) : null);
}
