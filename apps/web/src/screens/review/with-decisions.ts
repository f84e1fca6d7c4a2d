import type { FindingStatus } from '@countersign/contract/closed-sets';
import type { FindingDecision, FindingWithActions } from '@countersign/contract/review';

/** A finding as it is once what was decided is recorded, and the decision that can still be undone. */
export interface DecidedFinding extends FindingWithActions {
  readonly decision: FindingDecision | null;
}

/** People work on with what they decided; until it is recorded, it is marked and can be undone. */
export function withDecisions(
  findings: readonly FindingWithActions[],
  decisions: readonly FindingDecision[],
): readonly DecidedFinding[] {
  return findings.map((each) => {
    const decision = decisions.find(({ findingId }) => findingId === each.finding.id) ?? null;
    if (decision === null) return { ...each, decision };
    const status = statusAfter(each.finding, decision);
    const blocksApproval = each.finding.blocksApproval && (status === 'open' || status === 'accepted');
    return { ...each, finding: { ...each.finding, status, blocksApproval }, decision };
  });
}

function statusAfter(
  { status, severity }: FindingWithActions['finding'],
  { action }: Pick<FindingDecision, 'action'>,
): FindingStatus {
  if (action === 'override') return 'overridden';
  if (action === 'escalate') return status;
  return severity === 'exception' ? 'accepted' : 'resolved';
}

/** A decision of this page: what was done about its finding when it was taken tells when it is recorded. */
export interface OwnDecision {
  readonly decision: FindingDecision;
  readonly actionsBefore: number;
}

/** Those that the service knows and those that are on their way to it, each once; what is recorded is none any more. */
export function openDecisions(
  findings: readonly FindingWithActions[],
  known: readonly FindingDecision[],
  own: readonly OwnDecision[],
  undone: ReadonlySet<string>,
): readonly FindingDecision[] {
  const sent = own.filter(({ decision, actionsBefore }) => {
    const now = findings.find(({ finding }) => finding.id === decision.findingId);
    return now !== undefined && now.actions.length <= actionsBefore;
  });
  const all = new Map([...known, ...sent.map(({ decision }) => decision)].map((each) => [each.id, each]));
  return [...all.values()].filter(({ id }) => !undone.has(id));
}
