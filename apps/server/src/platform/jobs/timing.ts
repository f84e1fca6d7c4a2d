/** How often a worker does what it does besides jobs. Tests use shorter times. */
export interface Timing {
  readonly beatMs: number;
  readonly deadAfterMs: number;
  /** New jobs are announced; this is for those that become due, and for an announcement that was missed. */
  readonly pollMs: number;
}

/**
 * A killed worker's job is another's after at most dead + beat + poll, 20 seconds: well within the promised minute, and
 * long enough that a pause of some seconds, such as a page of heavy work on a small machine, kills nobody.
 */
export const defaultTiming: Timing = { beatMs: 3_000, deadAfterMs: 15_000, pollMs: 2_000 };
