import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { run } from './watch-folder.ts';

it('files every file once through a short slice of the long run', { timeout: 600_000 }, async () => {
  const files = slice(60, 200);
  const { figures, faults } = await run({ seed: 5, rounds: 1, files, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(1);
  expect(figures['files dropped']).toBeGreaterThanOrEqual(files);
});
