import type { Place } from './place.ts';

/** One thing that a locator met in a record. */
export interface Match {
  /** Null where the place exists but holds nothing, so that lists that belong together stay in step. */
  readonly rawText: string | null;
  readonly place: Place;
  /** Why what stands there is no single value: a list or a group where a value was expected. */
  readonly problem?: string;
}

/** Blank is nothing: exports write a missing value as an empty text as often as they leave it out. */
export function textOrNothing(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
