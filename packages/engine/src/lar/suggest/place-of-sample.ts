import type { Candidate } from './candidate.ts';

/** A place of the sample with what stands there. */
export interface PlaceOfSample {
  readonly candidate: Candidate;
  readonly values: readonly string[];
  readonly exact: readonly string[];
}
