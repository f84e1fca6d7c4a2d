import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  [0, '0 s'],
  [0.4, '0 s'],
  [59, '59 s'],
  [90, '1.5 min'],
  [840, '14 min'],
  [9000, '2.5 h'],
  [86_400, '1 d'],
  [2_592_000, '30 d'],
])('writes %d seconds as %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));
