import type { FindingWithActions } from '@countersign/contract/review';
import type { DecidedFinding } from './with-decisions.ts';

/** So many of one rule are a group; fewer are read one by one. */
const fewest = 3;

/** The findings in their order, those of one rule that stand together as one list; a finding by itself is a list of one. */
export function groupFindings<Each extends FindingWithActions>(
  findings: readonly Each[],
): readonly (readonly Each[])[] {
  const runs: Each[][] = [];
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

/** Those that can be decided together; what was decided and can still be undone is not decided anew. */
export function decidable(group: readonly DecidedFinding[], kind: 'accept' | 'override'): readonly DecidedFinding[] {
  return group.filter(
    ({ finding: { status }, decision }) =>
      decision === null && (status === 'open' || (kind === 'override' && status === 'accepted')),
  );
}
