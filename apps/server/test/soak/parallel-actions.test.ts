import { expect, it } from 'vitest';
import { run } from './parallel-actions.ts';

it('decides each finding once through a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 5, rounds: 6, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures['actions done']).toBeGreaterThan(6);
  expect(figures['actions refused']).toBeGreaterThan(6);
});
