import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';
import { turnImage } from '../images/rotate-image.ts';
import { reduceImage } from '../images/scale-image.ts';
import type { OcrWord } from '../ocr/ocr-word.ts';
import type { NoWords } from '../ocr/recognized-page.ts';
import { cutLine, type LineCrop } from './cut-line.ts';
import { findPrint, type Print, type PrintedLine } from './find-print.ts';
import { givenBox } from './given-box.ts';
import { findInk, type Shades } from './ink-mask.ts';
import type { LineReading, ReadLine } from './line-reading.ts';
import { type LineWord, wordsOf } from './line-words.ts';
import { pageTone } from './page-shades.ts';
import { likelyAxes, senseOf, senseOfTurns } from './page-turn.ts';
import { removeStreaks } from './streaks.ts';
import { findTilt, type Tilt } from './tilt.ts';

export interface ReadPage {
  /** Line by line from the top; boxes in fractions of the picture as given. */
  readonly words: readonly OcrWord[];
  /** Clockwise quarter turns that make the picture upright: 0 to 3. */
  readonly quarterTurns: number;
  /** Rows that its lines go down for each column to the right, once it is upright. */
  readonly slope: number;
  /** Handwriting that was seen and is not read. */
  readonly handwritten: readonly Box[];
  readonly without: NoWords | null;
}

/** More pixels take longer and show no more: a letter page at 300 dots an inch has 8 million. */
const MOST_PIXELS = 12_000_000;
/** What is told of a picture may be anything; print is looked for in these sizes. */
const [LEAST_DPI, MOST_DPI] = [60, 600] as const;
/** Of the letters read, those that are sure: upright print has 0.8 and more even on poor scans, upside down less than 0.6. */
const LEAST_SENSE = 0.72;
/** Below this it is not even print upside down, but may be print on its side. */
const NO_SENSE = 0.4;
/** The worst scans that anybody could read have 0.4 and more; stripes of a photograph, read as I and l, have 0.23. */
const NO_PRINT = 0.3;
/** In sure letters: upside down is taken only where it clearly reads better. */
const CLEARLY_MORE = 1.3;

/** Everything printed on the picture of a page, read line by line. */
export function readPage(given: GrayImage, givenDpi: number, readLine: ReadLine): ReadPage {
  const factor = Math.max(1, Math.ceil(Math.sqrt((given.width * given.height) / MOST_PIXELS)));
  const small = factor === 1 ? given : reduceImage(given, factor);
  const dpi = Math.min(MOST_DPI, Math.max(LEAST_DPI, givenDpi / factor));
  const tone = pageTone(small);
  if (!('paper' in tone)) return nothing(tone.kind);
  const gray = removeStreaks(tone.kind === 'inverted' ? negative(small) : small);
  const look = lookAt(gray, tone);
  const axes = likelyAxes(look.tilt);
  if (axes.length === 1 && axes[0] === 0) {
    const print = findPrint(gray, look.ink, look.tilt.level.slope, dpi);
    if (print === null) return nothing('picture');
    const lines = readLines(print, readLine);
    if (isUpright(print, lines, readLine)) return finish(print, lines, 0, look.tilt.level.slope);
    return readTurned(gray, tone, dpi, [0, 1], readLine);
  }
  return readTurned(gray, tone, dpi, axes, readLine);
}

/** Whether the page lies as it was read. Where its letters are not sure, a sample is read upside down to compare. */
function isUpright(print: Print, lines: readonly ReadLineOfPage[], readLine: ReadLine): boolean {
  const sense = shareOfSense(lines);
  if (sense >= LEAST_SENSE) return true;
  if (sense < NO_SENSE) return false;
  const { upright, upsideDown } = senseOfTurns(print, readLine);
  return upsideDown <= upright * CLEARLY_MORE;
}

interface Look {
  readonly ink: ReturnType<typeof findInk>;
  readonly tilt: { readonly level: Tilt; readonly upright: Tilt };
}

function lookAt(gray: GrayImage, shades: Shades): Look {
  const ink = findInk(gray, shades);
  return { ink, tilt: findTilt(ink) };
}

/** Tries the ways in which the page may lie on a sample of its lines, and reads it the way that makes most sense. */
function readTurned(
  gray: GrayImage,
  shades: Shades,
  dpi: number,
  axes: readonly number[],
  readLine: ReadLine,
): ReadPage {
  let best = { turn: axes[0] ?? 0, sense: -1 };
  for (const axis of axes) {
    const image = turnImage(gray, axis);
    const { ink, tilt } = lookAt(image, shades);
    const print = findPrint(image, ink, tilt.level.slope, dpi);
    if (print === null) continue;
    const { upright, upsideDown } = senseOfTurns(print, readLine);
    if (upright > best.sense) best = { turn: axis, sense: upright };
    if (upsideDown > best.sense * CLEARLY_MORE) best = { turn: axis + 2, sense: upsideDown };
  }
  const image = turnImage(gray, best.turn);
  const { ink, tilt } = lookAt(image, shades);
  const print = findPrint(image, ink, tilt.level.slope, dpi);
  if (print === null) return nothing('picture');
  return finish(print, readLines(print, readLine), best.turn, tilt.level.slope);
}

interface ReadLineOfPage {
  readonly line: PrintedLine;
  readonly crop: Pick<LineCrop, 'left' | 'scale'>;
  readonly reading: LineReading;
}

function readLines({ page, lines }: Print, readLine: ReadLine): readonly ReadLineOfPage[] {
  return lines.flatMap((line) => {
    const crop = cutLine(page, line.shape, line.inverted);
    if (crop === null) return [];
    return [{ line, crop, reading: readLine(crop.data, crop.width, crop.height) }];
  });
}

/** Of the letters that were read, how many are sure; 1 where there are none. */
function shareOfSense(lines: readonly ReadLineOfPage[]): number {
  let [sense, letters] = [0, 0];
  for (const { reading } of lines) {
    sense += senseOf(reading);
    letters += reading.chars.filter(({ char }) => /[\p{L}\p{N}]/u.test(char)).length;
  }
  return letters === 0 ? 1 : sense / letters;
}

function finish(print: Print, lines: readonly ReadLineOfPage[], turn: number, slope: number): ReadPage {
  if (shareOfSense(lines) < NO_PRINT) return nothing('unreadable');
  const { page } = print;
  const place = (word: Pick<LineWord, 'left' | 'top' | 'right' | 'bottom'>) => givenBox(page.level, turn, word);
  const words = lines
    .filter(({ reading }) => reading.ink === 'print')
    .flatMap(({ line, crop, reading }) => wordsOf(page.mask, line.shape, crop, reading))
    .map(({ left, top, right, bottom, ...word }) => ({ ...word, box: place({ left, top, right, bottom }) }));
  const handwritten = lines
    .filter(({ reading }) => reading.ink === 'handwriting')
    .map(({ line: { shape } }) => {
      const { left, right, base, ascent, descent } = shape;
      return place({ left, right, top: base - ascent, bottom: base + descent });
    });
  const without = words.length > 0 ? null : handwritten.length > 0 ? 'handwriting' : 'unreadable';
  return { words, quarterTurns: turn, slope, handwritten, without: lines.length === 0 ? 'blank' : without };
}

function nothing(without: NoWords): ReadPage {
  return { words: [], quarterTurns: 0, slope: 0, handwritten: [], without };
}

function negative({ width, height, data }: GrayImage): GrayImage {
  return { width, height, data: data.map((value) => 255 - value) };
}
