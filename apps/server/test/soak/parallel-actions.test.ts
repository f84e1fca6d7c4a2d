import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { run } from './parallel-actions.ts';

it('decides each finding once through a short slice of the long run', { timeout: 600_000 }, async () => {
  const rounds = slice(3, 6);
  const { figures, faults } = await run({ seed: 5, rounds, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures['actions done']).toBeGreaterThan(rounds);
  expect(figures['actions refused']).toBeGreaterThan(rounds);
});
