import type { FindingWithActions } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { nextUndecided } from './order-findings.ts';

const blocking = (id: string, status: string): FindingWithActions =>
  ({
    finding: { id, ruleId: 'R-1', status, severity: 'exception', blocksApproval: true },
    actions: [],
  }) as unknown as FindingWithActions;

describe('the next finding to decide', () => {
  const list = [blocking('a', 'open'), blocking('b', 'accepted'), blocking('c', 'open')];

  it('is a confirmed exception too for whoever can override it', () => {
    expect(nextUndecided(list, 'a', true)).toBe('b');
    expect(nextUndecided(list, 'a', false)).toBe('c');
  });

  it('is none when all that is left waits for others', () => {
    expect(nextUndecided(list.slice(0, 2), 'a', false)).toBeNull();
  });
});
