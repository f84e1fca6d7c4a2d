import { describe, expect, it } from 'vitest';
import { planRotation, type SigningKeyFacts } from './rotate-signing-keys.decision.ts';

const START = Date.UTC(2026, 0, 1);
const day = (days: number) => new Date(START + days * 86_400_000);
const key = (kid: string, days: number): SigningKeyFacts => ({ kid, signsFrom: day(days) });

describe('planRotation', () => {
  it.each([
    ['makes the first key, which signs at once', [], 0, day(0), []],
    ['leaves a young key alone', [key('a', 0)], 88.9, null, []],
    ['publishes the next key a day before it signs', [key('a', 0)], 89, day(90), []],
    ['makes no second successor', [key('a', 0), key('b', 90)], 89.5, null, []],
    ['keeps the old key while its last tokens live', [key('a', 0), key('b', 90)], 90.9, null, []],
    ['removes the old key a day after its successor took over', [key('a', 0), key('b', 90)], 91, null, ['a']],
    ['gives a key that comes late its day of notice all the same', [key('a', 0)], 200, day(201), []],
    ['removes several that are overdue', [key('c', 180), key('a', 0), key('b', 90)], 200, null, ['a', 'b']],
    ['never removes the newest', [key('a', 0)], 5000, day(5001), []],
  ])('%s', (_name, keys, today, newKeySignsFrom, remove) => {
    expect(planRotation(keys, day(today))).toEqual({ newKeySignsFrom, remove });
  });

  it('runs for ten years without a day on which nothing signs, or a token whose key is gone', () => {
    let keys: SigningKeyFacts[] = [];
    for (let today = 0; today < 3650; today += 1) {
      const plan = planRotation(keys, day(today));
      if (plan.newKeySignsFrom !== null) {
        const notice = plan.newKeySignsFrom.getTime() - day(today).getTime();
        if (keys.length > 0) expect(notice).toBeGreaterThanOrEqual(86_400_000);
        keys = [...keys, { kid: `k${today}`, signsFrom: plan.newKeySignsFrom }];
      }
      const signedYesterday = keys.filter((each) => each.signsFrom <= day(today - 0.9)).at(-1);
      keys = keys.filter((each) => !plan.remove.includes(each.kid));
      if (signedYesterday !== undefined && today > 0) expect(keys).toContain(signedYesterday);
      expect(keys.some((each) => each.signsFrom <= day(today))).toBe(true);
      expect(keys.length).toBeLessThanOrEqual(3);
    }
  });
});
