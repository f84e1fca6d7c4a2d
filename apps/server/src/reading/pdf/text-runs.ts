import { type FontInfo, readFont } from './fonts.ts';
import type { Matrix, Rect } from './page-geometry.ts';
import type { TextPlace } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readColour, readMatrix } from './read-values.ts';

/** Which way a text runs on the unturned page: to the right, upwards, to the left, downwards, or across at an angle. */
export type Heading = 0 | 1 | 2 | 3 | 'slanted';

/**
 * What all characters of one text object have in common. Positions are along the heading and across it, so that text
 * of every heading is treated as text to the right: `toRect` leads back to the page.
 */
export interface TextRun {
  readonly object: Pointer;
  readonly font: FontInfo;
  /** In units of the page, as drawn. */
  readonly size: number;
  readonly heading: Heading;
  /** Across: where the letters stand, and how far they reach below and above. */
  readonly baseline: number;
  low: number;
  high: number;
  /** Along: where the run begins and ends. */
  from: number;
  to: number;
  /** The characters of the run, as a stretch of the page's. */
  readonly first: number;
  end: number;
  /** How far the letters are set apart on purpose. */
  spacing: number;
  /** Nothing is painted: render mode 3, or as good as fully transparent. */
  readonly unpainted: boolean;
  /** 0xRRGGBB; null where it is a pattern. */
  readonly colour: number | null;
  /** Its turn in the order of drawing. */
  readonly z: number;
  readonly clip: Rect | null;
}

/** Text render modes of PDF: 0 fill, 1 stroke, 2 both, 3 neither, 4 to 7 the same and into the clip. */
const strokeOnly = new Set([1, 5]);
const invisible = 3;

/** Five percent: paler ink than this is not seen on paper. */
const minAlpha = 13;

/** About three degrees: scans that were straightened by their producer keep that much. */
const maxSlant = 0.05;

/** What most fonts reach, in parts of their size. */
const usualAscent = 0.8;
const usualDescent = 0.2;

export function readTextRun(
  pdfium: Pdfium,
  textPage: Pointer,
  index: number,
  object: Pointer,
  place: TextPlace | undefined,
  fonts: Map<Pointer, FontInfo>,
): TextRun {
  const { call, scratch } = pdfium;
  const matrix = readMatrix(pdfium, call.FPDFText_GetMatrix(textPage, index, scratch));
  const fontSize = call.FPDFText_GetFontSize(textPage, index);
  const mode = call.FPDFTextObj_GetTextRenderMode(object);
  const fontPointer = call.FPDFTextObj_GetFont(object);
  let font = fonts.get(fontPointer);
  if (font === undefined) {
    font = readFont(pdfium, fontPointer);
    fonts.set(fontPointer, font);
  }
  return makeTextRun(pdfium, object, matrix, fontSize, mode, font, index, place);
}

/** A run without characters yet, of which the one with this index will be the first. */
export function makeTextRun(
  pdfium: Pdfium,
  object: Pointer,
  matrix: Matrix,
  fontSize: number,
  mode: number,
  font: FontInfo,
  index: number,
  place: TextPlace | undefined,
): TextRun {
  const { call } = pdfium;
  const size = Math.abs(fontSize * lengthOf(matrix[2], matrix[3]));
  const getColour = strokeOnly.has(mode) ? call.FPDFPageObj_GetStrokeColor : call.FPDFPageObj_GetFillColor;
  const ink = readColour(pdfium, getColour, object);
  const heading = headingOf(matrix[0], matrix[1]);
  const e = matrix[4];
  const f = matrix[5];
  const baseline = heading === 1 ? -e : heading === 2 ? -f : heading === 3 ? e : f;
  return {
    object,
    font,
    size,
    heading,
    baseline,
    low: baseline - usualDescent * size,
    high: baseline + usualAscent * size,
    from: Number.POSITIVE_INFINITY,
    to: Number.NEGATIVE_INFINITY,
    first: index,
    end: index + 1,
    spacing: 0,
    unpainted: mode === invisible || (ink !== null && ink.alpha < minAlpha),
    colour: ink === null ? null : ink.colour,
    z: place?.z ?? Number.POSITIVE_INFINITY,
    clip: place?.clip ?? null,
  };
}

/** Most text is upright, and then there is nothing to count. */
function lengthOf(x: number, y: number): number {
  return x === 0 ? Math.abs(y) : y === 0 ? Math.abs(x) : Math.hypot(x, y);
}

function headingOf(a: number, b: number): Heading {
  const length = lengthOf(a, b);
  if (length === 0) return 0;
  if (Math.abs(b) / length < maxSlant) return a > 0 ? 0 : 2;
  if (Math.abs(a) / length < maxSlant) return b > 0 ? 1 : 3;
  return 'slanted';
}

/** The rectangle on the unturned page of a stretch along and across a heading. */
export function toRect(heading: Heading, from: number, to: number, low: number, high: number): Rect {
  if (heading === 1) return { left: -high, right: -low, bottom: from, top: to };
  if (heading === 2) return { left: -to, right: -from, bottom: -high, top: -low };
  if (heading === 3) return { left: low, right: high, bottom: -to, top: -from };
  return { left: from, right: to, bottom: low, top: high };
}
