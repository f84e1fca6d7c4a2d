import { expect, it } from 'vitest';
import { run } from './untouched.ts';

it('suspects none of the loans of a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 2, rounds: 8, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures['loans checked']).toBe(8);
});
