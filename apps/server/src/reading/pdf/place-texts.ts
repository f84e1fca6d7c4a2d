import { type Alphabet, codeWidth, learnUnknown, noteUnknown } from './alphabet.ts';
import type { Alphabets } from './alphabets.ts';
import { openMarkedTexts } from './marked-text.ts';
import { identity, type Matrix, type Rect } from './page-geometry.ts';
import type { PageObjects, TextPlace } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { concatSingle, scaleDistance } from './single-precision.ts';
import { readTextObject, shift, type TextObject } from './text-objects.ts';

const { fround } = Math;

/** A text object on its page, and what its place in the order of reading depends on. */
export interface PlacedText {
  readonly object: TextObject;
  readonly place: TextPlace;
  readonly alphabet: Alphabet;
  /** Whether nothing is read of it: see marked-text.ts. */
  readonly silent: boolean;
  /** From the object to the page. */
  readonly matrix: Matrix;
  /** Where it begins, from the page's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** How wide its first and last characters are on the page. */
  readonly firstWidth: number;
  readonly lastWidth: number;
  /** How wide its last character is in thousandths of its size. */
  readonly lastCodeWidth: number;
  readonly before: PlacedText | null;
}

/** The page's text objects with all that their codes mean; null where one cannot be read directly. */
export function placeTexts(
  pdfium: Pdfium,
  objects: PageObjects,
  seen: Rect,
  alphabets: Alphabets,
): PlacedText[] | null {
  if (!objects.complete) return null;
  const marked = openMarkedTexts(pdfium);
  try {
    const met: Met[] = [];
    const fonts = new Set<Alphabet>();
    let alphabet: Alphabet | null = null;
    for (const place of objects.texts.values()) {
      const object = readTextObject(pdfium, place.object);
      const marking = object === null ? 'replaced' : marked.of(object);
      if (object === null || marking === 'replaced') return null;
      if (alphabet === null || alphabet.font !== object.font) {
        alphabet = alphabets.of(object.font);
        if (alphabet === null) return null;
        fonts.add(alphabet);
      }
      noteUnknown(pdfium.i32(), alphabet, object);
      met.push({ object, place, alphabet, silent: marking === 'silent' });
    }
    for (const font of fonts) learnUnknown(pdfium, font);
    const placed: PlacedText[] = [];
    const i32 = pdfium.i32();
    for (const one of met) placed.push(placeText(i32, one, seen, placed[one.place.before] ?? null));
    return placed;
  } finally {
    marked.close();
  }
}

type Met = Pick<PlacedText, 'object' | 'place' | 'alphabet' | 'silent'>;

function placeText(i32: Int32Array, met: Met, seen: Rect, before: PlacedText | null): PlacedText {
  const { object, place, alphabet, silent } = met;
  const { codes, count } = object;
  const onPage = place.form === identity ? object.matrix : concatSingle(object.matrix, place.form);
  const firstCodeWidth = widthOf(alphabet, i32[codes] ?? 0);
  const lastCodeWidth = widthOf(alphabet, i32[codes + count - 1] ?? 0);
  return {
    object,
    place,
    alphabet,
    silent,
    matrix: onPage,
    x: fround(onPage[4] - seen.left),
    y: fround(seen.top - onPage[5]),
    firstWidth: drawnWidth(onPage, object.size, firstCodeWidth),
    lastWidth: drawnWidth(onPage, object.size, lastCodeWidth),
    lastCodeWidth,
    before,
  };
}

function widthOf(alphabet: Alphabet, code: number): number {
  return code === shift ? 0 : codeWidth(alphabet, code);
}

function drawnWidth(matrix: Matrix, size: number, units: number): number {
  return scaleDistance(matrix, Math.abs(fround(fround(units * size) / 1000)));
}
