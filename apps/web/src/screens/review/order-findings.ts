import { severities } from '@countersign/contract/closed-sets';
import type { FindingWithActions } from '@countersign/contract/review';

export const findingFilters = ['all', 'open', 'exception', 'warning', 'info'] as const;
export type FindingFilter = (typeof findingFilters)[number];

/** Still to be decided: nobody has looked at it, or it goes on blocking. */
export function isUndecided({ finding: { status, blocksApproval } }: FindingWithActions): boolean {
  return status === 'open' || blocksApproval;
}

export function fitsFilter(each: FindingWithActions, filter: FindingFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'open' ? isUndecided(each) : each.finding.severity === filter;
}

/**
 * The heaviest first; within a severity in the order of the run, which stays while things are decided, with findings of
 * one rule together.
 */
export function orderFindings<Each extends FindingWithActions>(findings: readonly Each[]): readonly Each[] {
  const place = new Map<string, number>();
  for (const [at, { finding }] of findings.entries()) if (!place.has(keyOf(finding))) place.set(keyOf(finding), at);
  return findings.toSorted(
    (a, b) =>
      severities.indexOf(a.finding.severity) - severities.indexOf(b.finding.severity) ||
      (place.get(keyOf(a.finding)) ?? 0) - (place.get(keyOf(b.finding)) ?? 0),
  );
}

const keyOf = ({ severity, ruleId }: FindingWithActions['finding']): string => `${severity} ${ruleId}`;

/**
 * The next finding that waits for this person after this one, from the top again at the end; null where none does. A
 * confirmed exception waits on for whoever can override it.
 */
export function nextUndecided(
  findings: readonly FindingWithActions[],
  id: string,
  canOverride: boolean,
): string | null {
  const at = findings.findIndex(({ finding }) => finding.id === id);
  const after = [...findings.slice(at + 1), ...findings.slice(0, Math.max(0, at))];
  const waits = (each: FindingWithActions) => (canOverride ? isUndecided(each) : each.finding.status === 'open');
  return after.find((each) => each.finding.id !== id && waits(each))?.finding.id ?? null;
}
