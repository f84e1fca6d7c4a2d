import type { Box } from '@countersign/engine/pages/page';

/** A character of a word that may be another one, the likeliest first. */
export interface DoubtfulCharacter {
  /** Its place in the text of the word. */
  readonly at: number;
  readonly alternatives: readonly { readonly char: string; readonly confidence: number }[];
}

/** A word as an engine gives it; its box in fractions of the image that was given. */
export interface OcrWord {
  readonly text: string;
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
  /** Where the engine tells: the close calls among its characters. */
  readonly doubtful?: readonly DoubtfulCharacter[];
}
