import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { run } from './kill-uploads.ts';

it('loses no package and leaves no bytes through a short slice of the long run', { timeout: 600_000 }, async () => {
  const kills = slice(1, 2);
  const { figures, faults } = await run({ seed: 11, rounds: kills, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(kills);
  expect(figures['packages acknowledged']).toBeGreaterThan(0);
});
