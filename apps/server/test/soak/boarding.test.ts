import { expect, it } from 'vitest';
import { run } from './boarding.ts';

it('agrees with the core’s own ledger through a short slice of the long run', { timeout: 1_200_000 }, async () => {
  const { figures, faults } = await run({ seed: 7, rounds: 6, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ loans: 6, kills: 1 });
});
