import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { run } from './boarding.ts';

it('agrees with the core’s own ledger through a short slice of the long run', { timeout: 1_200_000 }, async () => {
  const loans = slice(3, 6);
  const { figures, faults } = await run({ seed: 7, rounds: loans, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ loans, kills: 1 });
});
