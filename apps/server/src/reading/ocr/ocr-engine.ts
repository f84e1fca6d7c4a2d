import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';

/** A word as an engine gives it; its box in fractions of the image that was given. */
export interface OcrWord {
  readonly text: string;
  readonly box: Box;
  /** 0 to 1. */
  readonly confidence: number;
}

export interface OcrRequest {
  readonly image: GrayImage;
  /** The resolution the engine may assume, in dots an inch. */
  readonly dpi: number;
  /** How the page is laid out: a whole page, a block of text, a single line or a single word. */
  readonly layout: 'page' | 'block' | 'line' | 'word';
  /** Ends the work, and not only the waiting for it. */
  readonly signal: AbortSignal;
}

/** An engine that recognizes words in a picture. The same pixels and the same version give the same words. */
export interface OcrEngine {
  /** Engine, its version, and the hash of its language data: what a value's engineVersion is made of. */
  readonly version: string;
  recognize(request: OcrRequest): Promise<readonly OcrWord[]>;
  close(): Promise<void>;
}
