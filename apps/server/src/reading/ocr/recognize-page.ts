import type { GrayImage } from '../images/gray-image.ts';
import { normalizeLight } from '../images/normalize-light.ts';
import { isBilevel } from '../images/threshold.ts';
import { cleanWords } from './clean-words.ts';
import { chooseTurn, likelyTurns, makesSense } from './find-orientation.ts';
import { joinAmounts } from './join-amounts.ts';
import { mendStates } from './mend-states.ts';
import type { OcrEngine, OcrLayout, PictureEngine } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import type { OcrWord } from './ocr-word.ts';
import { type PageView, toGivenBox } from './page-view.ts';
import { placeLoneLetters } from './place-lone-letters.ts';
import { preparePage } from './prepare-page.ts';
import type { RecognizedPage } from './recognized-page.ts';
import { lookAgain } from './second-look.ts';

export interface RecognizeOptions {
  /** Resolution of the picture, in dots an inch. */
  readonly dpi: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Below this share of sure letters a page may be upside down; upright print of the worst scans has more. */
const LEAST_SENSE = 0.45;

/** In sure letters: fewer on a page are looked for once more, wherever they stand. */
const FEW_LETTERS = 60;
/** Dirt may read as one. */
const TWO_WORDS = 12;
/** Looked for everywhere, much is found where nothing is. */
const SURE = 0.5;

const EVERY_TURN = [0, 1, 2, 3] as const;

/**
 * Everything that is done with the picture of one page: made upright and level, recognized, cleaned, uncertain numbers
 * looked at again. Ends the work and throws OcrPageTimeout when it takes longer than it may.
 */
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
    if ('recognizePage' in engine) return await engine.recognizePage(image, { dpi: options.dpi, signal });
    return await readUpright(engine, image, options.dpi, signal);
  } finally {
    clearTimeout(timer);
  }
}

async function readUpright(
  engine: PictureEngine,
  given: GrayImage,
  dpi: number,
  signal: AbortSignal,
): Promise<RecognizedPage> {
  // The shadow along a book's edge looks like one long line down the page.
  const image = isBilevel(given) ? given : normalizeLight(given);
  const { turns, skew } = likelyTurns(image);
  const isLevel = turns[0] === 0 && turns.length === 2;
  // Lines that run level are nearly always upright: the whole page is read at once, and judged by what came out.
  const turn = isLevel ? 0 : await chooseTurn(engine, image, turns, { dpi, signal });
  const first = await read(engine, preparePage(image, dpi, turn, turn === 0 ? skew : null), signal);
  if (shareOfSense(first.words) >= LEAST_SENSE) return finish(engine, first, signal);
  const better = await chooseTurn(engine, image, isLevel ? turns : [turn, ...EVERY_TURN], { dpi, signal });
  return finish(engine, better === turn ? first : await read(engine, preparePage(image, dpi, better), signal), signal);
}

interface Reading {
  readonly view: PageView;
  readonly words: readonly OcrWord[];
}

/** What lies alone on a large sheet is taken for dirt by an engine that looks for columns of text. */
async function read(engine: PictureEngine, view: PageView, signal: AbortSignal): Promise<Reading> {
  const look = (layout: OcrLayout) => engine.recognize({ image: view.image, dpi: view.dpi, layout, signal });
  const words = await look('page');
  const sense = makesSense(words);
  if (sense >= FEW_LETTERS) return { view, words };
  const scattered = (await look('scattered')).filter(({ confidence }) => confidence >= SURE);
  return { view, words: makesSense(scattered) > sense + TWO_WORDS ? scattered : words };
}

/** Of all letters that were read, how many make sense; 1 where there are none. */
function shareOfSense(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 1 : makesSense(words) / letters;
}

async function finish(engine: PictureEngine, { view, words }: Reading, signal: AbortSignal): Promise<RecognizedPage> {
  const aspect = view.image.width / view.image.height;
  const whole = joinAmounts(placeLoneLetters(view.image, cleanWords(words, aspect)), aspect);
  const looked = await lookAgain(engine, view, whole, signal);
  return {
    words: mendStates(looked).map((word) => ({ ...word, box: toGivenBox(view, word.box) })),
    engineVersion: engine.version,
    quarterTurns: view.quarterTurns,
    skewDegrees: view.skewDegrees,
  };
}
