import type { FormField, Rule, Word } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';

/** What marks are looked for on: the picture, and what is already known to be print. */
export interface MarkedPage {
  readonly picture: GrayImage;
  readonly dpi: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  readonly formFields: readonly FormField[];
}
