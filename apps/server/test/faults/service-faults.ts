import { checkedInvariants, checkInvariants } from './check-invariants.ts';
import { clockFaults } from './clocks.ts';
import { commitFaults } from './commits.ts';
import { coreFaults } from './core.ts';
import { fileLimit } from './disks.ts';
import { duplicateFaults } from './duplicates.ts';
import { defineFamily } from './fault.ts';
import { inferenceFaults } from './inference.ts';
import { mailFaults } from './mail.ts';
import { networkFaults } from './network.ts';
import { randomKills } from './random-kills.ts';
import { openWorld, type World } from './world.ts';

/** Everything that befalls one service of several nodes under load. They share a world: to start one takes a while. */
export const serviceFaults = defineFamily<World>({
  name: 'service',
  checked: checkedInvariants,
  faults: [
    ...randomKills,
    ...networkFaults,
    ...coreFaults,
    ...mailFaults,
    ...duplicateFaults,
    ...inferenceFaults,
    ...clockFaults,
    fileLimit,
    ...commitFaults,
  ],
  open: (seed) => openWorld({ seed, boardable: 160, hasInference: true }),
  check: checkInvariants,
  close: (world) => world.close(),
});
