import { expect, it } from 'vitest';
import { sendMailSpec } from '../mail/index.ts';
import { retryDelaySeconds } from './retry-delay.ts';

const middle = 0.5;

it.each([
  [1, 3],
  [2, 6],
  [3, 12],
  [8, 384],
  [9, 768],
  [10, 900],
  [25, 900],
])('waits after attempt %i for about %i seconds', (attempt, seconds) => {
  expect(retryDelaySeconds(attempt, middle)).toBe(seconds);
});

it('spreads jobs that failed together by a quarter to either side', () => {
  expect(retryDelaySeconds(10, 0)).toBe(675);
  expect(retryDelaySeconds(10, 1)).toBe(1125);
});

it('tries to send a mail for about a day', () => {
  let seconds = 0;
  for (let attempt = 1; attempt < sendMailSpec.maxAttempts; attempt += 1) seconds += retryDelaySeconds(attempt, middle);
  expect(seconds / 3600).toBeCloseTo(24, 0);
});
