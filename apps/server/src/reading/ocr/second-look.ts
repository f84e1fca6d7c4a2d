import { overlapArea } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import { isRoutingNumber } from '@countersign/engine/values/routing-number';
import { cropImage } from '../images/crop-image.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { scaleBy } from '../images/scale-image.ts';
import { otsuThreshold } from '../images/threshold.ts';
import { isMeantAsNumber, isNumeric, isWellFormed } from './numeric-words.ts';
import type { PictureEngine } from './ocr-engine.ts';
import type { OcrWord } from './ocr-word.ts';
import type { PageView } from './page-view.ts';

/** A page of pure noise could ask for hundreds; forty cost a tenth of the page. */
const MOST_LOOKS = 40;
/** Pixels of a word's height at which the engine sees every stroke; more brings nothing. */
const WORD_HEIGHT = 36;
/** Paper around the word, in heights of it: less cuts strokes, more brings in the neighbours. */
const [MARGIN_ACROSS, MARGIN_ALONG] = [0.15, 0.35];
const FRAME = 12;
/** Of the pixels of a row; less is the line of a table that runs down through it. */
const LEAST_INK = 0.03;
/** Of the height of its box, a word; what is lower is dirt or a rule. */
const LEAST_BAND = 0.35;
const NINE_DIGITS = /^\d{9}$/;
/** An amount, by its sign or its commas. */
const ENDS_AT_POINT = /^[([]?(?:\$\d{1,3}|\$?\d{1,3},\d{3})(?:,\d{3})*\.$/;
/** In letters; two digits, and less than the space that a next word would stand behind. */
const ROOM_FOR_CENTS = 2.3;
const NUMBER_CHARACTERS = '0123456789.,$%/-()';

/**
 * Looks again at numbers that cannot be right as they were read ("$4.23,518.5", "6,225%"): alone, larger, and with only
 * the characters of numbers allowed. Only an answer that has the form of an amount, a rate, a date or a number is taken.
 * Numbers of good form are left alone however uncertain they are: there a second reading spoils more than it mends. Nine
 * digits may be a routing number, which tells by its last digit whether it was read right; only one that does is taken.
 * An amount that ends at its point ("$5,428.") with paper behind it may have lost its cents.
 */
export async function lookAgain(
  engine: PictureEngine,
  view: PageView,
  words: readonly OcrWord[],
  signal: AbortSignal,
): Promise<readonly OcrWord[]> {
  const looks = words.flatMap((word) => lookFor(word, words) ?? []).slice(0, MOST_LOOKS);
  if (looks.length === 0) return words;
  const crops = looks.map(({ box }) => cropWord(view.image, box));
  const answers = await engine.recognizeEach(crops, {
    dpi: view.dpi,
    layout: 'word',
    characters: NUMBER_CHARACTERS,
    signal,
  });
  const better = new Map<OcrWord, OcrWord>();
  for (const [index, { word, box, isBetter }] of looks.entries()) {
    const seen = answers[index] ?? [];
    const text = withoutEdge(seen.map((each) => each.text).join(''), word.text);
    if (isBetter(text)) better.set(word, { text, box, confidence: Math.min(...seen.map((each) => each.confidence)) });
  }
  return words.map((word) => better.get(word) ?? word);
}

interface Look {
  readonly word: OcrWord;
  readonly box: Box;
  isBetter(text: string): boolean;
}

function lookFor(word: OcrWord, words: readonly OcrWord[]): Look | null {
  const { text, box } = word;
  if (NINE_DIGITS.test(text)) return isRoutingNumber(text) ? null : { word, box, isBetter: isRoutingNumber };
  if (ENDS_AT_POINT.test(text)) {
    const letter = box.w / text.length;
    const behind = { ...box, x: box.x + box.w, w: ROOM_FOR_CENTS * letter };
    if (words.some((other) => other !== word && overlapArea(other.box, behind) > 0)) return null;
    const isBetter = (seen: string) => seen.startsWith(text) && /^\d{2}$/.test(seen.slice(text.length));
    return { word, box: { ...box, w: box.w + behind.w }, isBetter };
  }
  if (!isMeantAsNumber(text) || isWellFormed(text)) return null;
  // An answer with fewer digits lost some: what could not be forced into a number became a dash or nothing.
  const isBetter = (seen: string) => isNumeric(seen) && isWellFormed(seen) && digitsIn(seen) >= digitsIn(text);
  return { word, box, isBetter };
}

/** The edge of what was cut out may read as a bracket or a dash. */
function withoutEdge(seen: string, text: string): string {
  return /^[(-]/.test(text) ? seen : seen.replace(/^[(-]+/, '');
}

function digitsIn(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

function cropWord(image: GrayImage, box: Box): GrayImage {
  const [left, right] = [box.x * image.width, (box.x + box.w) * image.width];
  const { top, bottom } = tallestBand(
    cropImage(image, {
      left: Math.round(left),
      top: Math.round(box.y * image.height),
      right: Math.round(right),
      bottom: Math.round((box.y + box.h) * image.height),
    }),
  );
  const [height, above] = [Math.max(1, bottom - top), Math.round(box.y * image.height) + top];
  const crop = cropImage(image, {
    left: Math.round(left - MARGIN_ALONG * height),
    top: Math.round(above - MARGIN_ACROSS * height),
    right: Math.round(right + MARGIN_ALONG * height),
    bottom: Math.round(above + height + MARGIN_ACROSS * height),
  });
  return frame(scaleBy(crop, WORD_HEIGHT / height));
}

/** Where the letters stand in the box of a word: the engine may have drawn it around a rule above or below, too. */
function tallestBand(image: GrayImage): { readonly top: number; readonly bottom: number } {
  const { width, height, data } = image;
  const dark = otsuThreshold(image);
  const least = Math.max(3, width * LEAST_INK);
  let tallest = { top: 0, bottom: 0 };
  let top: number | null = null;
  for (let y = 0; y <= height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const hasInk = y < height && row.filter((light) => light <= dark).length >= least;
    if (hasInk) top ??= y;
    else if (top !== null) {
      if (y - top > tallest.bottom - tallest.top) tallest = { top, bottom: y };
      top = null;
    }
  }
  return tallest.bottom - tallest.top >= LEAST_BAND * height ? tallest : { top: 0, bottom: height };
}

/** White paper all around: an engine reads letters badly that touch the edge. */
function frame({ width, height, data }: GrayImage): GrayImage {
  const framed = { width: width + 2 * FRAME, height: height + 2 * FRAME };
  const result = new Uint8Array(framed.width * framed.height).fill(255);
  for (let y = 0; y < height; y += 1) {
    result.set(data.subarray(y * width, (y + 1) * width), (y + FRAME) * framed.width + FRAME);
  }
  return { ...framed, data: result };
}
