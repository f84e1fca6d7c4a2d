import { expect, it } from 'vitest';
import { run } from './backup.ts';

it('restores backups taken under load without a fault, through a short slice of the long run', {
  timeout: 600_000,
}, async () => {
  const { figures, faults } = await run({ seed: 3, rounds: 2, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures['backups restored']).toBeGreaterThan(0);
  expect(figures['acknowledged before and looked for']).toBeGreaterThan(0);
});
