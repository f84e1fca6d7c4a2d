import type { PackageValue } from './loan-package.ts';

/** What a value of a document is worth: read with enough certainty, read with too little, or settled by a person. */
export type ValueState = 'stated' | 'proposed' | 'confirmed' | 'corrected';

/** A value read with at least the certainty that the bank asks for is stated; any other waits for a person. */
export function readState({ confidence }: Pick<PackageValue, 'confidence'>, minConfidence: number): ValueState {
  return confidence < minConfidence ? 'proposed' : 'stated';
}

/** The value as a package carries it: nothing rests on one that is marked. */
export function markProposed(value: PackageValue, minConfidence: number): PackageValue {
  if (value.method === 'correction' || readState(value, minConfidence) === 'stated') return value;
  return { ...value, proposed: true };
}
