import { expect, it } from 'vitest';
import { slice as sized } from '../../../../tools/test-tier.ts';
import { run } from './nodes.ts';

const slice = {
  apis: 2,
  workers: 1,
  loans: 2,
  people: 2,
  disturbances: sized(1, 2),
  sleepsLong: false,
  steadyRate: 6,
  drainSeconds: 2,
  rollsWorkers: false,
};

it('keeps every promise through a short slice of the long run on several nodes', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 7, rounds: 1, log: () => {}, scale: slice });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ 'nodes restarted in turn': 2, 'steps failed meanwhile': 0 });
  expect(figures['changes acknowledged']).toBeGreaterThan(0);
});
