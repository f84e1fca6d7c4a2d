import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { openInsiderWorld } from './insider-world.ts';
import { searchInsider } from './search-insider.ts';

describe('one person with all roles, beside a second administrator', () => {
  it('finds no way to move money alone, whatever users, settings, mail, keys and roles they try', async () => {
    const world = await openInsiderWorld();
    try {
      expect((await searchInsider(world, { seed: 1, sequences: slice(20, 60) })).found).toBeNull();
    } finally {
      await world.close();
    }
  });

  it('finds the way when control by two is switched off, so that the search is worth something', async () => {
    const world = await openInsiderWorld('dual_control_off');
    try {
      expect((await searchInsider(world, { seed: 1, sequences: 2_000 })).found).not.toBeNull();
    } finally {
      await world.close();
    }
  });
});
