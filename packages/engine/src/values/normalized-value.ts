/** A character, or a word, that recognition confused and that was read as another. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  /** Where it stands in the raw text. */
  readonly at: number;
}

export interface NormalizedValue {
  readonly value: string;
  /** What was changed because recognition confuses such characters (O/0, l/1, S/5 …), for the reasons shown to people. */
  readonly corrections: readonly Correction[];
}

export interface NormalizeOptions {
  /** The text comes from a picture, so that look-alike characters may be confused. */
  readonly ocr?: boolean;
}

/**
 * Reads one kind of value; null when the text is no such value. Never throws. Reading its own value, as text that no
 * picture stands behind, gives the same value.
 */
export type Normalizer = (rawText: string, options: NormalizeOptions) => NormalizedValue | null;

export function asPrinted(value: string): NormalizedValue {
  return { value, corrections: [] };
}
