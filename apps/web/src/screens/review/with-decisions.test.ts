import type { FindingDecision, FindingWithActions } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { openDecisions, withDecisions } from './with-decisions.ts';

const found = (severity: 'exception' | 'warning', actions: readonly unknown[] = []) =>
  ({
    finding: { id: 'f1', severity, status: 'open', blocksApproval: severity === 'exception' },
    actions,
  }) as unknown as FindingWithActions;
const decided = (action: FindingDecision['action'], id = 'd1') =>
  ({ id, findingId: 'f1', action, actorId: 'me' }) as FindingDecision;

describe('a finding with a decision that can still be undone', () => {
  it.each([
    ['accept', 'warning', 'resolved', false],
    ['accept', 'exception', 'accepted', true],
    ['override', 'exception', 'overridden', false],
    ['override', 'warning', 'overridden', false],
    ['escalate', 'exception', 'open', true],
  ] as const)('on %s of a %s is shown as %s', (action, severity, status, blocks) => {
    const [shown] = withDecisions([found(severity)], [decided(action)]);
    expect([shown?.finding.status, shown?.finding.blocksApproval]).toEqual([status, blocks]);
    expect(shown?.decision?.action).toBe(action);
  });

  it('is as it was without one', () => {
    expect(withDecisions([found('exception')], [])).toEqual([{ ...found('exception'), decision: null }]);
  });
});

describe('open decisions', () => {
  const own = { decision: decided('accept'), actionsBefore: 0 };

  it('are those of the service and those on their way to it, each once', () => {
    const known = [decided('accept'), decided('escalate', 'd2')];
    expect(openDecisions([found('warning')], known, [own], new Set()).map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(openDecisions([found('warning')], [], [own], new Set()).map(({ id }) => id)).toEqual(['d1']);
  });

  it('leave out what is recorded, undone, or about a finding of another run', () => {
    expect(openDecisions([found('warning', [{ action: 'accept' }])], [], [own], new Set())).toEqual([]);
    expect(openDecisions([found('warning')], [decided('accept')], [own], new Set(['d1']))).toEqual([]);
    expect(openDecisions([], [], [own], new Set())).toEqual([]);
  });
});
