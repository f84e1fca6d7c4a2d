import type { GrayImage } from '../images/gray-image.ts';
import type { OcrWord } from './ocr-word.ts';
import type { RecognizedPage } from './recognized-page.ts';

/** How the picture is laid out: a whole page, a page with little on it, a block of text, a single line or a single word. */
export type OcrLayout = 'page' | 'scattered' | 'block' | 'line' | 'word';

export interface OcrTerms {
  /** The only characters that may be answered; any, unless told. */
  readonly characters?: string;
  /** The resolution the engine may assume, in dots an inch. */
  readonly dpi: number;
  readonly layout: OcrLayout;
  /** Ends the work, and not only the waiting for it. */
  readonly signal: AbortSignal;
}

export interface OcrRequest extends OcrTerms {
  readonly image: GrayImage;
}

interface Engine {
  /**
   * Engine, its version, the hash of its language data, and the number of our own treatment of pages: the same pixels
   * and the same version give the same words. It is what a value's engineVersion is made of.
   */
  readonly version: string;
  close(): Promise<void>;
}

/** An engine on this machine: recognizes words in a picture that was prepared for it. */
export interface PictureEngine extends Engine {
  recognize(request: OcrRequest): Promise<readonly OcrWord[]>;
  /** Several small pictures in one go, in their order: starting an engine costs more than reading a word. */
  recognizeEach(images: readonly GrayImage[], terms: OcrTerms): Promise<readonly (readonly OcrWord[])[]>;
}

/** An engine that treats whole pages by itself, elsewhere: nothing is prepared for it here. */
export interface PageEngine extends Engine {
  recognizePage(image: GrayImage, terms: PageTerms): Promise<RecognizedPage>;
}

export interface PageTerms {
  readonly dpi: number;
  readonly signal: AbortSignal;
}

export type OcrEngine = PictureEngine | PageEngine;

/** The engine did not do its work: it could not be started, ended in the middle, or answered something else. */
export class OcrEngineError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'OcrEngineError';
  }
}
