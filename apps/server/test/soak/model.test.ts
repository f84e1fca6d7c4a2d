import { expect, it } from 'vitest';
import { run } from './model.ts';

it('does what the model of the specification says in two hundred random sequences', {
  timeout: 600_000,
}, async () => {
  const { figures, faults } = await run({ seed: 1, rounds: 2, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.sequences).toBe(200);
  // Otherwise the sequences went nowhere, or nothing was ever refused.
  for (const reached of ['loan sealed', 'boarding committed', 'boarding outcome_unknown', 'wire exported'])
    expect(figures[`sequences with ${reached}`]).toBeGreaterThan(0);
  expect(figures.refusals).toBeGreaterThan(200);
});
