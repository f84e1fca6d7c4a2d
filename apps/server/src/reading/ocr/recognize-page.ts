import type { GrayImage } from '../images/gray-image.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { scaleBy } from '../images/scale-image.ts';
import { estimateSkew } from '../images/skew.ts';
import { cleanWords } from './clean-words.ts';
import type { OcrEngine, OcrWord } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import { type PageView, toGivenBox } from './page-view.ts';
import type { RecognizedPage } from './recognized-page.ts';

/** Stands in engineVersion: raise it with every change after which the same picture may give other words. */
const TREATMENT = 1;

/** Lines that slope less than this are read as well as level ones; turning would only blur them. */
const LEAST_SKEW_DEGREES = 0.2;
/** Below this resolution letters are too small for the engine's search for lines. */
const LOWEST_DPI = 180;
/** More pixels cost time and bring nothing. */
const HIGHEST_DPI = 300;
const ENOUGH_DPI = 200;

export interface RecognizeOptions {
  /** Resolution of the picture, in dots an inch. */
  readonly dpi: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Everything that is done with the picture of one page: made upright and level, recognized, looked at again. */
export async function recognizePage(
  engine: OcrEngine,
  image: GrayImage,
  options: RecognizeOptions,
): Promise<RecognizedPage> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new OcrPageTimeout(options.timeoutMs)), options.timeoutMs);
  const signal = options.signal === undefined ? limit.signal : AbortSignal.any([options.signal, limit.signal]);
  try {
    signal.throwIfAborted();
    if (engine.recognizePage !== undefined) return await engine.recognizePage(image, { dpi: options.dpi, signal });
    const view = prepare(image, options.dpi, 0);
    const words = await engine.recognize({ image: view.image, dpi: view.dpi, layout: 'page', signal });
    return answer(engine, view, words);
  } finally {
    clearTimeout(timer);
  }
}

function prepare(image: GrayImage, dpi: number, quarterTurns: number): PageView {
  const upright = turnImage(image, quarterTurns);
  const skew = estimateSkew(upright);
  const skewDegrees = Math.abs(skew) < LEAST_SKEW_DEGREES ? 0 : skew;
  const factor = dpi < LOWEST_DPI || dpi > HIGHEST_DPI ? ENOUGH_DPI / dpi : 1;
  const sized = factor === 1 ? upright : scaleBy(upright, factor);
  return { image: rotateImage(sized, -skewDegrees), dpi: dpi * factor, quarterTurns, skewDegrees };
}

function answer(engine: OcrEngine, view: PageView, words: readonly OcrWord[]): RecognizedPage {
  return {
    words: cleanWords(words).map((word) => ({ ...word, box: toGivenBox(view, word.box) })),
    engineVersion: `${engine.version} treatment:${TREATMENT}`,
    quarterTurns: view.quarterTurns,
    skewDegrees: view.skewDegrees,
  };
}
