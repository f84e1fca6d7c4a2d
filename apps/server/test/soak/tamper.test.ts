import { expect, it } from 'vitest';
import { run } from './tamper.ts';

it('finds every tampering of a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 3, rounds: 12, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ tamperings: 12, 'found and named': 12, 'of rows': expect.any(Number) });
});
