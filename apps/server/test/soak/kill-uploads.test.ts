import { expect, it } from 'vitest';
import { run } from './kill-uploads.ts';

it('loses no package and leaves no bytes through a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 11, rounds: 2, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(2);
  expect(figures['packages acknowledged']).toBeGreaterThan(0);
});
