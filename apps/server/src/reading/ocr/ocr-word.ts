import type { Box } from '@countersign/engine/pages/page';

/** A word as an engine gives it; its box in fractions of the image that was given. */
export interface OcrWord {
  readonly text: string;
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
}
