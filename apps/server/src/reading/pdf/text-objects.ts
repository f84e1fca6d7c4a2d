import type { Matrix } from './page-geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/**
 * What a text object of PDFium holds, read from where it lies. PDFium offers no call for the codes and places of its
 * characters, and the text page that it builds of them costs more than all the rest of reading.
 */
export interface TextObject {
  readonly object: Pointer;
  readonly font: Pointer;
  readonly size: number;
  readonly charSpace: number;
  readonly mode: number;
  /** From the object to the page or the form that holds it. */
  readonly matrix: Matrix;
  /** Its bounds there. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Index of the first code, among the module's words; then one for each character and each shift between. */
  readonly codes: number;
  readonly count: number;
  /** Index of the place of the second item: the first stands at 0. A shift has its amount there. */
  readonly places: number;
  /** The marked content around it; 0 for none. */
  readonly marks: Pointer;
}

/** In place of a character's code: the next character is shifted. */
export const shift = 0xffffffff | 0;

/**
 * Where things lie in a text object and its text state, in words of 4 bytes. They belong to the pinned build of
 * PDFium, so nothing is read by them before `canReadDirectly` has proved them on a known page.
 */
const at = { state: 4, rect: 6, marks: 20, position: 24, codes: 26, places: 29 } as const;
const inState = { font: 2, size: 4, charSpace: 5, mode: 7, matrix: 8 } as const;

/** Answers null where what lies there cannot be a text object. */
export function readTextObject(pdfium: Pdfium, object: Pointer): TextObject | null {
  const i32 = pdfium.i32();
  const f32 = pdfium.f32();
  const base = object >> 2;
  const state = (i32[base + at.state] ?? 0) >>> 2;
  const codes = (i32[base + at.codes] ?? 0) >>> 2;
  const end = (i32[base + at.codes + 1] ?? 0) >>> 2;
  const places = (i32[base + at.places] ?? 0) >>> 2;
  const count = end - codes;
  if (state === 0 || codes === 0 || count <= 0 || end > i32.length) return null;
  if (count > 1 && (places === 0 || places + count - 1 > i32.length)) return null;
  const matrix = state + inState.matrix;
  return {
    object,
    font: i32[state + inState.font] ?? 0,
    size: f32[state + inState.size] ?? 0,
    charSpace: f32[state + inState.charSpace] ?? 0,
    mode: i32[state + inState.mode] ?? 0,
    matrix: [
      f32[matrix] ?? 0,
      f32[matrix + 2] ?? 0,
      f32[matrix + 1] ?? 0,
      f32[matrix + 3] ?? 0,
      f32[base + at.position] ?? 0,
      f32[base + at.position + 1] ?? 0,
    ],
    left: f32[base + at.rect] ?? 0,
    bottom: f32[base + at.rect + 1] ?? 0,
    right: f32[base + at.rect + 2] ?? 0,
    top: f32[base + at.rect + 3] ?? 0,
    codes,
    count,
    places,
    marks: i32[base + at.marks] ?? 0,
  };
}
