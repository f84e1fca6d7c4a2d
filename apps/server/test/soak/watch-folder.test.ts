import { expect, it } from 'vitest';
import { run } from './watch-folder.ts';

it('files every file once through a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 5, rounds: 1, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(1);
  expect(figures['files dropped']).toBeGreaterThanOrEqual(200);
});
