import type { FindingWithActions } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { decidable, groupFindings } from './group-findings.ts';
import { orderFindings } from './order-findings.ts';
import type { DecidedFinding } from './with-decisions.ts';

function found(id: string, ruleId: string, status = 'open', severity = 'warning'): DecidedFinding {
  return {
    finding: { id, ruleId, status, severity, blocksApproval: false },
    actions: [],
    decision: null,
  } as unknown as DecidedFinding;
}

const ids = (groups: readonly (readonly FindingWithActions[])[]) =>
  groups.map((group) => group.map(({ finding }) => finding.id).join(' '));

describe('findings of a kind', () => {
  const apart = [found('a', 'R-1'), found('b', 'R-2'), found('c', 'R-1'), found('d', 'R-1'), found('e', 'R-2')];

  it('stand together, and three are a group', () => {
    expect(ids(groupFindings(orderFindings(apart)))).toEqual(['a c d', 'b', 'e']);
  });

  it('stay with their severity', () => {
    const heavy = found('x', 'R-1', 'open', 'exception');
    expect(orderFindings([...apart, heavy])[0]).toBe(heavy);
    expect(ids(groupFindings(orderFindings([...apart.slice(0, 3), heavy])))).toEqual(['x', 'a', 'c', 'b']);
  });

  it('are decided together as far as each of them can be', () => {
    const group = [found('a', 'R-1'), found('b', 'R-1', 'accepted'), found('c', 'R-1', 'overridden')];
    expect(ids([decidable(group, 'accept')])).toEqual(['a']);
    expect(ids([decidable(group, 'override')])).toEqual(['a b']);
    // What was decided a moment ago and can still be undone is not decided again.
    const pending = { ...found('d', 'R-1'), decision: { id: 'x' } } as DecidedFinding;
    expect(ids([decidable([...group, pending], 'accept')])).toEqual(['a']);
  });
});
