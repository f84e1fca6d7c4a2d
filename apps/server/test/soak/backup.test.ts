import { expect, it } from 'vitest';
import { run } from './backup.ts';

it('restores a backup taken under load while documents are purged, in a short slice of the long run', {
  timeout: 600_000,
}, async () => {
  const { figures, faults } = await run({ seed: 4, rounds: 1, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures['backups restored']).toBe(1);
  expect(figures['documents purged during backups']).toBe(2);
  expect(figures['acknowledged before and looked for']).toBeGreaterThan(0);
});
