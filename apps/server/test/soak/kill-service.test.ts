import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { run } from './kill-service.ts';

it('comes back and keeps every promise through a short slice of the long run', { timeout: 600_000 }, async () => {
  const kills = slice(1, 3);
  const { figures, faults } = await run({ seed: 7, rounds: kills, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(kills);
  expect(figures['mails acknowledged']).toBeGreaterThan(0);
});
