import { expect, it } from 'vitest';
import { isWhole, slice } from '../../../../tools/test-tier.ts';
import { run } from './model.ts';

it('does what the model of the specification says in random sequences', {
  timeout: 600_000,
}, async () => {
  const rounds = slice(1, 2);
  const sequences = slice(60, 100);
  const { figures, faults } = await run({ seed: 1, rounds, sequences, shrinks: isWhole, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.sequences).toBe(rounds * sequences);
  // Otherwise the sequences went nowhere, or nothing was ever refused.
  for (const reached of ['loan sealed', 'boarding committed', 'boarding outcome_unknown', 'wire exported'])
    expect(figures[`sequences with ${reached}`]).toBeGreaterThan(0);
  expect(figures.refusals).toBeGreaterThan(rounds * sequences);
});
