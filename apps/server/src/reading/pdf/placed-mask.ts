import { concat, type Matrix } from './page-geometry.ts';
import type { Picture } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { readMatrix } from './read-values.ts';
import { isClear, type SoftMask, type SoftMasks } from './soft-masks.ts';
import { type TextRun, toRect } from './text-runs.ts';

/** A mask and where it lies: from the square of 1 by 1 that every picture is, to the page. */
export interface PlacedMask {
  readonly mask: SoftMask;
  readonly matrix: Matrix;
}

/** Null for a picture that is turned or mirrored: what lies where is then left to the painter. */
export function placeMask(pdfium: Pdfium, { object, form }: Picture, mask: SoftMask): PlacedMask | null {
  const own = readMatrix(pdfium, pdfium.call.FPDFPageObj_GetMatrix(object, pdfium.scratch));
  const matrix = concat(own, form);
  const [a, b, c, d] = matrix;
  return a > 0 && d > 0 && b === 0 && c === 0 ? { mask, matrix } : null;
}

/** In points and in pixels: letters reach past their place, and the painter blurs a mask by a pixel or two. */
const marginPoints = 1;
const marginPixels = 2;

/** Of 255: from here on nothing is seen through. */
const opaque = 250;

/**
 * How much of the place of a run a picture is opaque over: 0 where it lets all through, to the last pixel, else 1 to
 * 11 for the tenths that are opaque. Null where it is not known.
 */
export function opacityOver(placed: PlacedMask | null, run: TextRun, masks: SoftMasks): number | null {
  if (placed === null || run.heading === 'slanted') return null;
  const { mask, matrix } = placed;
  const { width, height, alpha } = mask;
  if (alpha === null) return 0;
  const [across, , , up, left, bottom] = matrix;
  const place = toRect(run.heading, run.from, run.to, run.low, run.high);
  const columnOf = (x: number) => ((x - left) / across) * width;
  const rowOf = (y: number) => (1 - (y - bottom) / up) * height;
  const within = (value: number, end: number) => Math.min(end, Math.max(0, value));
  const first = within(Math.floor(columnOf(place.left - marginPoints)) - marginPixels, width);
  const end = within(Math.ceil(columnOf(place.right + marginPoints)) + marginPixels, width);
  const top = within(Math.floor(rowOf(place.top + marginPoints)) - marginPixels, height);
  const low = within(Math.ceil(rowOf(place.bottom - marginPoints)) + marginPixels, height);
  const all = (end - first) * (low - top);
  // A place that is nowhere says nothing, nor does one without a number.
  if (!(all > 0) || !masks.allow(all)) return null;
  let clear = true;
  let hidden = 0;
  for (let row = top; row < low; row += 1) {
    const [from, to] = [row * width + first, row * width + end];
    if (isClear(alpha, from, to)) continue;
    clear = false;
    for (let at = from; at < to; at += 1) if ((alpha[at] ?? 0) >= opaque) hidden += 1;
  }
  return clear ? 0 : 1 + Math.floor((10 * hidden) / all);
}
