import { type Alphabet, codeWidth, learnCode } from './alphabet.ts';
import type { Matrix } from './page-geometry.ts';
import type { Pdfium } from './pdfium.ts';
import { hypotSingle, scaleDistance } from './single-precision.ts';
import { readTextObject, shift, type TextObject } from './text-objects.ts';

const { fround } = Math;

/** Closer to nothing than this, letters are not set apart. */
const noSpacing = fround(0.001);

/** The font size across, as drawn in its holder. */
export function sizeAcross({ size, matrix }: TextObject): number {
  return Math.abs(fround(hypotSingle(matrix[0], matrix[1]) * size));
}

/**
 * What PDFium takes off the shift before each character: text whose letters are all set apart is not full of spaces.
 */
export function evenShift(pdfium: Pdfium, text: TextObject, matrix: Matrix, across: number): number {
  const { charSpace } = text;
  if (charSpace === 0) return 0;
  const own = scaleDistance(matrix, charSpace);
  const taken = charSpace > noSpacing ? -own : charSpace < -noSpacing ? scaleDistance(matrix, -charSpace) : 0;
  return fround(narrowestShift(pdfium, text, own, across) + taken);
}

function narrowestShift(pdfium: Pdfium, { codes, count, places }: TextObject, own: number, across: number): number {
  if (count < 3) return 0;
  const i32 = pdfium.i32();
  const f32 = pdfium.f32();
  let narrowest = own;
  let shifts = 0;
  for (let item = 0; item < count; item += 1) {
    if (i32[codes + item] !== shift) continue;
    shifts += 1;
    const amount = item === 0 ? 0 : (f32[places + item - 1] ?? 0);
    narrowest = Math.min(narrowest, fround(fround(fround(-across * amount) / 1000) + own));
  }
  return narrowest < 0 || (count === 3 && shifts > 0) ? 0 : narrowest;
}

/** From which shift on PDFium reads a space between the letters of a font. 0 where it depends on the letter. */
export function spaceOfFont(pdfium: Pdfium, alphabet: Alphabet, across: number): number {
  alphabet.spaceWidth ??= readSpaceWidth(pdfium, alphabet);
  const space = fround(fround(across * alphabet.spaceWidth) / 1000);
  return space > fround(across / 3) ? 0 : fround(space / 2);
}

/** The same before one letter, where the font does not say. 0 for never. */
export function spaceOfLetter(alphabet: Alphabet, code: number, across: number): number {
  return fround(fround(across * partOf(codeWidth(alphabet, code))) / 1000);
}

/** In thousandths: wide characters leave less of their width between words. */
function partOf(width: number): number {
  if (width < 300) return fround(width / 2);
  if (width < 500) return fround(width / 4);
  return fround(width < 700 ? width / 5 : width / 6);
}

/** What a simple font answers for a letter that it does not have, cut to a byte. */
const noCode = 0xff;

function readSpaceWidth(pdfium: Pdfium, alphabet: Alphabet): number {
  const { call, scratch } = pdfium;
  // In UTF-16: the space and the closing zero.
  pdfium.i32()[scratch >> 2] = 0x20;
  call.FPDFText_SetText(alphabet.holder, scratch);
  const text = readTextObject(pdfium, alphabet.holder);
  const code = text === null ? noCode : (pdfium.i32()[text.codes] ?? noCode);
  if (code === noCode && !learnCode(pdfium, alphabet, code).includes(0x20)) return 0;
  call.FPDFFont_GetGlyphWidth(alphabet.font, 0x20, 1000, scratch);
  return pdfium.f32()[scratch >> 2] ?? 0;
}
