import type { FindingWithActions } from '@countersign/contract/review';

/** So many of one rule are a group; fewer are read one by one. */
const fewest = 3;

/** The findings in their order, those of one rule that stand together as one list; a finding by itself is a list of one. */
export function groupFindings(findings: readonly FindingWithActions[]): readonly (readonly FindingWithActions[])[] {
  const runs: FindingWithActions[][] = [];
  for (const each of findings) {
    const last = runs.at(-1);
    if (last !== undefined && isSameKind(last[0]?.finding, each.finding)) last.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((each) => [each]) : [run]));
}

function isSameKind(one: FindingWithActions['finding'] | undefined, other: FindingWithActions['finding']): boolean {
  return one?.ruleId === other.ruleId && one.severity === other.severity;
}

/** Those that can be decided together by this person, in one act each. */
export function decidable(
  group: readonly FindingWithActions[],
  kind: 'accept' | 'override',
): readonly FindingWithActions[] {
  return group.filter(({ finding: { status } }) => status === 'open' || (kind === 'override' && status === 'accepted'));
}
