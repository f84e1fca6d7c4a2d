import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { changesBetween, successorOf } from './compare-runs.ts';
import { meanwhile } from './decisions.ts';

const finding = (id: string, ruleId: string, message = 'The note says one, the deed says two.', status = 'open') =>
  ({
    finding: { id, ruleId, title: `Rule ${ruleId}`, status, detail: { message } },
    actions: [],
  }) as unknown as FindingWithActions;

const acted = (each: FindingWithActions, id: number, actorId: string, action = 'override') =>
  ({ ...each, actions: [...each.actions, { id, actorId, actorName: actorId, action }] }) as FindingWithActions;

const review = (runId: string, ...findings: readonly FindingWithActions[]) =>
  ({ runId, findings, decisions: [], loan: { state: 'review' } }) as unknown as ReviewView;

const one = finding('1', 'R-101');

describe('what changed between two looks at a review', () => {
  it('is what others did, not what oneself did', () => {
    const after = review('run', acted(acted(one, 7, 'ben'), 8, 'ada'));
    expect(changesBetween(review('run', one), after, 'ada').acts.map(({ action }) => action.id)).toEqual([7]);
  });

  it('is what a new run no longer finds and what it finds anew', () => {
    const after = review('next', finding('3', 'R-102'), finding('4', 'R-103'));
    const changes = changesBetween(review('run', one, finding('2', 'R-102')), after, 'ada');
    expect(changes).toEqual({ acts: [], run: { left: 2, cleared: ['R-101'], appeared: ['R-103'] } });
  });
});

describe('what a finding became in a later run', () => {
  it('is the one of the same rule that says the same, or the only one of the rule', () => {
    const [same, other] = [finding('3', 'R-101'), finding('4', 'R-101', 'Something else.')];
    expect(successorOf(one.finding, [other, same])).toBe(same);
    expect(successorOf(one.finding, [other])).toBe(other);
    expect(successorOf(one.finding, [other, finding('5', 'R-101', 'A third thing.')])).toBeNull();
  });
});

describe('what became of a finding while somebody was writing', () => {
  it('is told with who did it, and the decision is no longer possible', () => {
    const overridden = acted(finding('1', 'R-101', undefined, 'overridden'), 7, 'ben');
    const now = meanwhile('override', one, review('run', overridden), 'ada');
    expect([now.acts.map(({ actorName }) => actorName), now.possible, now.moved]).toEqual([['ben'], false, false]);
  });

  it('goes on with the finding of the new run', () => {
    const now = meanwhile('override', one, review('next', finding('9', 'R-101')), 'ada');
    expect([now.target?.finding.id, now.moved, now.possible]).toEqual(['9', true, true]);
  });

  it('has nothing left to decide when it no longer arises', () => {
    const now = meanwhile('override', one, review('next', finding('9', 'R-900')), 'ada');
    expect([now.target, now.possible]).toEqual([null, false]);
  });

  it('leaves an exception that was confirmed to be overridden', () => {
    const confirmed = review('run', finding('1', 'R-101', undefined, 'accepted'));
    expect(meanwhile('override', one, confirmed, 'ada').possible).toBe(true);
  });

  it('is told of a decision that its author can still undo, and is free again when they do', () => {
    const decided = { id: 'd', findingId: '1', action: 'override', actorId: 'ben', actorName: 'ben', decidedAt: 'now' };
    const view = { ...review('run', one), decisions: [decided] } as unknown as ReviewView;
    const now = meanwhile('override', one, view, 'ada');
    expect([now.acts.map(({ actorName }) => actorName), now.possible]).toEqual([['ben'], false]);
    expect(meanwhile('override', one, view, 'ben')).toMatchObject({ acts: [], possible: true });
    expect(meanwhile('override', one, review('run', one), 'ada')).toMatchObject({ acts: [], possible: true });
  });
});
