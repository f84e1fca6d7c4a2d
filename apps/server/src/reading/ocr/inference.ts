import { DomainError } from '../../platform/domain-error.ts';
import { decodePng } from '../images/decode-png.ts';
import { PngError, readPngHeader } from '../images/png-chunks.ts';
import { type OcrEngine, OcrEngineError } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import { createPageQueue, QueueFull } from './page-queue.ts';
import { recognizePage } from './recognize-page.ts';
import type { RecognizedPage } from './recognized-page.ts';
import { openRecognizer, type RecognizerOptions } from './recognizer-engine.ts';

/** A letter page at 600 dots an inch has 34 million pixels. Read from the header, before anything is unpacked. */
const MOST_PIXELS = 40_000_000;
/** Of a picture that does not tell its resolution, a letter page's long side is taken to be 11 inches. */
const LETTER_INCHES = 11;
const [LEAST_DPI, MOST_DPI] = [50, 1200];

export interface InferenceOptions extends Pick<RecognizerOptions, 'childFile'> {
  readonly timeoutSeconds: number;
  /** Pages in work at the same time. */
  readonly slots: number;
  readonly mostWaiting: number;
}

export interface PageRequest {
  readonly png: Uint8Array;
  /** The caller has gone away. */
  readonly signal: AbortSignal;
}

/** What the inference process does, without the HTTP around it. Refuses with DomainError. */
export interface Inference {
  recognize(request: PageRequest): Promise<RecognizedPage>;
  version(): Promise<string>;
  counts(): { readonly running: number; readonly waiting: number; readonly slots: number };
  close(): Promise<void>;
}

export function createInference(options: InferenceOptions): Inference {
  const queue = createPageQueue(options.slots, options.mostWaiting);
  let opening: Promise<OcrEngine> | undefined;

  async function theEngine(): Promise<OcrEngine> {
    opening ??= openRecognizer({ ...options, parallel: options.slots });
    try {
      return await opening;
    } catch (error) {
      // Asked again next time: what is missing may be there by then.
      opening = undefined;
      throw toRefusal(error);
    }
  }

  async function recognize({ png, signal }: PageRequest): Promise<RecognizedPage> {
    const timeoutMs = options.timeoutSeconds * 1000;
    const endsAt = performance.now() + timeoutMs;
    refuseLarge(png);
    const engine = await theEngine();
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await queue.run(AbortSignal.any([signal, late]), async () => {
        const { image, dpi } = decodePng(png);
        // The envelope of the call: what was spent on waiting is no longer there for the page.
        const left = Math.max(1, Math.round(endsAt - performance.now()));
        return recognizePage(engine, image, { dpi: dpi ?? guessDpi(image), timeoutMs: left, signal });
      });
    } catch (error) {
      throw toRefusal(late.aborted && error === late.reason ? new OcrPageTimeout(timeoutMs) : error);
    }
  }

  function toRefusal(error: unknown): unknown {
    if (error instanceof PngError) return new DomainError({ code: 'picture_invalid', detail: error.message });
    if (error instanceof OcrPageTimeout) {
      return new DomainError({
        code: 'ocr_page_timeout',
        detail: new OcrPageTimeout(options.timeoutSeconds * 1000).message,
      });
    }
    if (error instanceof QueueFull) {
      const detail = `${options.slots} pages are in work and ${options.mostWaiting} wait. Send the page again later.`;
      return new DomainError({ code: 'ocr_busy', detail, retryAfterSeconds: error.retryAfterSeconds });
    }
    return error instanceof OcrEngineError ? new DomainError({ code: 'ocr_failed', detail: error.message }) : error;
  }

  return {
    recognize,
    version: async () => (await theEngine()).version,
    counts: () => ({ ...queue.counts(), slots: options.slots }),
    close: async () => {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

function refuseLarge(png: Uint8Array): void {
  let size: { width: number; height: number };
  try {
    size = readPngHeader(png);
  } catch (error) {
    throw new DomainError({ code: 'picture_invalid', detail: (error as Error).message });
  }
  if (size.width * size.height <= MOST_PIXELS) return;
  throw new DomainError({
    code: 'picture_too_large',
    detail: `The picture has ${size.width} × ${size.height} pixels; at most ${MOST_PIXELS / 1_000_000} million are taken. Send it smaller.`,
  });
}

function guessDpi({ width, height }: { width: number; height: number }): number {
  return Math.min(MOST_DPI, Math.max(LEAST_DPI, Math.max(width, height) / LETTER_INCHES));
}
