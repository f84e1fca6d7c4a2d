import type { OcrLayout } from './ocr-engine.ts';

/**
 * The page segmentation mode of each layout, always told: the two engines have different defaults, and that of the npm
 * engine (6, a single block) loses a fifth of the words of a page.
 */
export const segmentationModes: Readonly<Record<OcrLayout, number>> = {
  page: 3,
  scattered: 11,
  block: 6,
  line: 7,
  word: 8,
};
