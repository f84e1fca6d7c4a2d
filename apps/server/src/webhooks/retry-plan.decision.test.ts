import { describe, expect, it } from 'vitest';
import { type FailedAttempt, planRetry, readRetryAfter } from './retry-plan.decision.ts';

const at = new Date('2026-03-02T10:00:00.000Z');
const failed: FailedAttempt = { step: 1, status: 500, retryAfterSeconds: null, failingSince: at, at, random: 0 };

function waitOf(changes: Partial<FailedAttempt>): number {
  const plan = planRetry({ ...failed, ...changes });
  if (plan.next !== 'retry') throw new Error(`It is ${plan.next}.`);
  return (plan.at.getTime() - at.getTime()) / 1000;
}

describe('after an attempt that failed', () => {
  it('waits longer each time, for about three days in all', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => waitOf({ step }));
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 86_400).toBeCloseTo(3.15, 1);
  });

  it('waits up to a tenth longer, never shorter', () => {
    expect(waitOf({ step: 2, random: 1 })).toBe(330);
  });

  it('gives up after the last wait', () => {
    expect(planRetry({ ...failed, step: 10 })).toEqual({ next: 'give_up' });
  });

  it('waits as long as the receiver asks, a day at most', () => {
    expect(waitOf({ status: 429, retryAfterSeconds: 120 })).toBe(120);
    expect(waitOf({ status: 429, retryAfterSeconds: 1 })).toBe(5);
    expect(waitOf({ status: 503, retryAfterSeconds: 999_999 })).toBe(86_400);
  });

  it('switches the address off after five days of failures, and at once for 410', () => {
    const since = (days: number) => new Date(at.getTime() - days * 86_400_000);
    expect(planRetry({ ...failed, failingSince: since(4.99) }).next).toBe('retry');
    expect(planRetry({ ...failed, failingSince: since(5) }).next).toBe('disable');
    expect(planRetry({ ...failed, status: 410 }).next).toBe('disable');
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['Mon, 02 Mar 2026 10:01:00 GMT', 60],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('of %s is %s seconds', (value, seconds) => {
    expect(readRetryAfter(value, at)).toBe(seconds);
  });
});
