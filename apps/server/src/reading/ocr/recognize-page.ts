import type { GrayImage } from '../images/gray-image.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import type { RecognizedPage } from './recognized-page.ts';

export interface RecognizeOptions {
  /** Resolution of the picture, in dots an inch. */
  readonly dpi: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** The words of one page. Ends the work and throws OcrPageTimeout when it takes longer than it may. */
export async function recognizePage(
  engine: OcrEngine,
  image: GrayImage,
  { dpi, timeoutMs, signal: given }: RecognizeOptions,
): Promise<RecognizedPage> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new OcrPageTimeout(timeoutMs)), timeoutMs);
  const signal = given === undefined ? limit.signal : AbortSignal.any([given, limit.signal]);
  try {
    signal.throwIfAborted();
    return await engine.recognizePage(image, { dpi, signal });
  } finally {
    clearTimeout(timer);
  }
}
