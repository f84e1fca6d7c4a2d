import type { GrayImage } from '../images/gray-image.ts';
import type { RecognizedPage } from './recognized-page.ts';

/** Recognizes the words of whole pages, on this machine or elsewhere. */
export interface OcrEngine {
  /**
   * The engine, the hash of its network and data, and the number of its treatment of pages: the same pixels and the same
   * version give the same words. It is what a value's engineVersion is made of.
   */
  readonly version: string;
  recognizePage(image: GrayImage, terms: PageTerms): Promise<RecognizedPage>;
  close(): Promise<void>;
}

export interface PageTerms {
  /** The resolution of the picture, in dots an inch. */
  readonly dpi: number;
  /** Ends the work, and not only the waiting for it. */
  readonly signal: AbortSignal;
}

/** The engine did not do its work: it could not be started, ended in the middle, or answered something else. */
export class OcrEngineError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'OcrEngineError';
  }
}
