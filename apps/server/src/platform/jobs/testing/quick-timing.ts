import type { Timing } from '../timing.ts';

/** Short enough for a test, long enough that a busy machine does not take a living worker for dead. */
export const quickTiming: Timing = { beatMs: 200, deadAfterMs: 3_000, pollMs: 100 };
