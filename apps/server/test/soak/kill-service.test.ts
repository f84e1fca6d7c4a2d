import { expect, it } from 'vitest';
import { run } from './kill-service.ts';

it('comes back and keeps every promise through a short slice of the long run', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 7, rounds: 3, log: () => {} });
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(3);
  expect(figures['mails acknowledged']).toBeGreaterThan(0);
});
