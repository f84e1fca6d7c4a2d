import { expect, it } from 'vitest';
import { run } from './nodes.ts';

it('keeps every promise through a short slice of the long run on several nodes', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({
    seed: 7,
    rounds: 3,
    log: () => {},
    size: { apis: 2, workers: 2 },
    people: 3,
    roll: 'apis',
    sleepsLong: false,
  });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ 'nodes restarted in turn': 2, 'requests failed meanwhile': 0 });
  expect(figures['changes acknowledged']).toBeGreaterThan(0);
});
