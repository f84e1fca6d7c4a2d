import { expect, it } from 'vitest';
import { quickTiming } from '../../src/platform/jobs/testing/quick-timing.ts';
import { cloneDatabase } from '../database.ts';
import { run } from './kill-workers.ts';

it('three kills of a worker lose no job and repeat none', { timeout: 300_000 }, async () => {
  const database = await cloneDatabase();
  try {
    const { figures, faults } = await run({
      seed: 7,
      rounds: 3,
      log: () => {},
      databaseUrl: database.url,
      timing: quickTiming,
    });
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ kills: 3, jobs: 36 });
    expect(figures['jobs interrupted by a kill']).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
});
