import type { Place } from './place.ts';

/** One thing that a locator met in a record. */
export interface Match {
  /** Null where the place exists but holds nothing, so that lists that belong together stay in step. */
  readonly rawText: string | null;
  readonly place: Place;
  /** The same number or date with every digit, where the file shows a rounded or shortened one. */
  readonly exact?: string;
  /** Why what stands there is no single value: a list or a group where a value was expected. */
  readonly problem?: string;
}

/** Blank is nothing: exports write a missing value as an empty text as often as they leave it out. */
export function textOrNothing(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
