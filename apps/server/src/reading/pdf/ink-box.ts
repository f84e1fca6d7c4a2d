import type { Ink } from './alphabet.ts';
import type { Matrix, Rect } from './page-geometry.ts';

const { fround } = Math;

/** Ink lower or narrower than this is none to PDFium, which then gives it a height or a width. */
export const noInk = fround(0.01);

/** Where a character's ink lies on the page. `place` is along its text, `width` in thousandths of the size. */
export function inkBox(ink: Ink, width: number, place: number, size: number, matrix: Matrix): Rect {
  const thousandth = fround(size / 1000);
  const left = fround(fround(ink.left * thousandth) + place);
  const bottom = fround(ink.bottom * thousandth);
  let right = fround(fround(ink.right * thousandth) + place);
  let top = fround(ink.top * thousandth);
  if (Math.abs(fround(top - bottom)) < noInk) top = fround(bottom + thousandth);
  if (Math.abs(fround(right - left)) < noInk) right = fround(left + fround(width * thousandth));
  return boxOn(matrix, left, bottom, right, top);
}

/** The upright rectangle around a rectangle that is put on the page. */
export function boxOn(matrix: Matrix, left: number, bottom: number, right: number, top: number): Rect {
  const a = matrix[0];
  const b = matrix[1];
  const c = matrix[2];
  const d = matrix[3];
  const e = matrix[4];
  const f = matrix[5];
  const aLeft = fround(a * left);
  const aRight = fround(a * right);
  const dLow = fround(d * bottom);
  const dHigh = fround(d * top);
  // Most text is upright, and then two corners say all.
  if (b === 0 && c === 0) {
    const x1 = fround(aLeft + e);
    const x2 = fround(aRight + e);
    const y1 = fround(dLow + f);
    const y2 = fround(dHigh + f);
    return { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) };
  }
  const bLeft = fround(b * left);
  const bRight = fround(b * right);
  const cLow = fround(c * bottom);
  const cHigh = fround(c * top);
  const x1 = fround(fround(aLeft + cHigh) + e);
  const x2 = fround(fround(aLeft + cLow) + e);
  const x3 = fround(fround(aRight + cHigh) + e);
  const x4 = fround(fround(aRight + cLow) + e);
  const y1 = fround(fround(bLeft + dHigh) + f);
  const y2 = fround(fround(bLeft + dLow) + f);
  const y3 = fround(fround(bRight + dHigh) + f);
  const y4 = fround(fround(bRight + dLow) + f);
  return {
    left: Math.min(x1, x2, x3, x4),
    right: Math.max(x1, x2, x3, x4),
    bottom: Math.min(y1, y2, y3, y4),
    top: Math.max(y1, y2, y3, y4),
  };
}

export function around(a: Rect, b: Rect): Rect {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  };
}

export function isEmpty({ left, right, bottom, top }: Rect): boolean {
  return left >= right || bottom >= top;
}
