import { bitFlips } from './bit-flips.ts';
import { diskFaults } from './disks.ts';
import type { Family } from './fault.ts';
import { raceFaults } from './races-family.ts';
import { serviceFaults } from './service-faults.ts';

/** The fault matrix. */
export const families: readonly Family[] = [raceFaults, bitFlips, serviceFaults, diskFaults];
