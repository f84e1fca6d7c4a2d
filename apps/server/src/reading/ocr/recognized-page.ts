import type { OcrWord } from './ocr-word.ts';

/** Why a page has no words: nothing on it, a photograph, only handwriting, or print that cannot be read. */
export const noWords = ['blank', 'picture', 'handwriting', 'unreadable'] as const;
export type NoWords = (typeof noWords)[number];

export interface RecognizedPage {
  /** In reading order; boxes in fractions of the image as it was given. */
  readonly words: readonly OcrWord[];
  readonly engineVersion: string;
  /** Clockwise quarter turns that make the image upright: 0 to 3. */
  readonly quarterTurns: number;
  /** How far the upright page is turned clockwise; turning it back by as much makes its lines level. */
  readonly skewDegrees: number;
  /** Why there are no words, where the engine can tell. */
  readonly without?: NoWords;
}
