import { concat, identity, intersect, type Matrix, mapRect, type Rect } from './page-geometry.ts';
import { readDrawMode, readPathEdges } from './path-edges.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readColour, readMatrix, readRect } from './read-values.ts';
import { concatSingle } from './single-precision.ts';

/** FPDF_PAGEOBJ_*: the kinds of things a page is drawn with. */
const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** A page of a hostile file can hold millions of objects; after so many the drawing no longer helps to read it. */
const maxObjects = 100_000;

/** Form XObjects may hold each other; PDFium stops at 28 or so, and no honest page comes near. */
const maxDepth = 12;

const white = 0xffffff;

/** A text object in the order of drawing, and what cuts it off. */
export interface TextPlace {
  readonly object: Pointer;
  readonly z: number;
  readonly clip: Rect | null;
  /** Of the form XObject that holds it, to the page, in single precision as PDFium counts. */
  readonly form: Matrix;
  /** Which of the page's texts is the one before it in the same page or form, counted from 0; -1 for none. */
  readonly before: number;
}

/** A picture, and the matrix from the form XObject that holds it to the page. */
export interface Picture {
  readonly object: Pointer;
  readonly form: Matrix;
}

/** Something that lies on the page with an area: what text can stand on, or be buried under. */
export interface Cover {
  readonly z: number;
  readonly rect: Rect;
  /** 0xRRGGBB where the whole rectangle is known to have that one colour, else null: pictures, curves, shadings. */
  readonly colour: number | null;
  /** Whether it may hide what is below. A picture may have a mask: it is named, to be looked at where it matters. */
  readonly opaque: boolean;
  readonly picture: Picture | null;
}

export interface PageObjects {
  /** In the order of drawing. */
  readonly texts: ReadonlyMap<Pointer, TextPlace>;
  readonly covers: readonly Cover[];
  /** Thin straight pieces: strokes, thin fills, edges of rectangles. */
  readonly edges: readonly Rect[];
  readonly pictures: readonly Rect[];
  /** False where the page has more, or deeper ones, than are looked at. */
  readonly complete: boolean;
}

/** The page or a form whose objects are visited. */
interface Holder {
  readonly matrix: Matrix;
  readonly single: Matrix;
  readonly clip: Rect | null;
  readonly depth: number;
  /** The last text that was met in it, as `before` counts. */
  last: number;
}

interface Walk {
  readonly pdfium: Pdfium;
  readonly texts: Map<Pointer, TextPlace>;
  readonly covers: Cover[];
  readonly edges: Rect[];
  readonly pictures: Rect[];
  z: number;
  complete: boolean;
}

/** Everything the page is drawn with, in the order of drawing, form XObjects opened. */
export function readPageObjects(pdfium: Pdfium, page: Pointer): PageObjects {
  const walk: Walk = { pdfium, texts: new Map(), covers: [], edges: [], pictures: [], z: 0, complete: true };
  const { call } = pdfium;
  const count = call.FPDFPage_CountObjects(page);
  const holder: Holder = { matrix: identity, single: identity, clip: null, depth: 0, last: -1 };
  for (let index = 0; index < count && walk.z < maxObjects; index += 1) {
    visit(walk, call.FPDFPage_GetObject(page, index), holder);
  }
  if (walk.z >= maxObjects) walk.complete = false;
  return walk;
}

function visit(walk: Walk, object: Pointer, holder: Holder): void {
  const { pdfium } = walk;
  const { matrix, clip: outerClip, depth } = holder;
  const { call } = pdfium;
  if (object === 0) return;
  walk.z += 1;
  const kind = call.FPDFPageObj_GetType(object);
  const ownClip = readClip(pdfium, object, matrix);
  const clip = ownClip === null ? outerClip : outerClip === null ? ownClip : intersect(ownClip, outerClip);
  if (kind === kinds.text) {
    walk.texts.set(object, { object, z: walk.z, clip, form: holder.single, before: holder.last });
    holder.last = walk.texts.size - 1;
  } else if (kind === kinds.path) {
    visitPath(walk, object, matrix, clip);
  } else if (kind === kinds.image || kind === kinds.shading) {
    const rect = seenRect(pdfium, object, matrix, clip);
    if (rect === null) return;
    const opaque = kind === kinds.image && isUpright(matrix) && call.FPDFPageObj_HasTransparency(object) === 0;
    walk.covers.push({ z: walk.z, rect, colour: null, opaque, picture: opaque ? { object, form: matrix } : null });
    if (kind === kinds.image) walk.pictures.push(rect);
  } else if (kind === kinds.form && depth < maxDepth) {
    const own = readMatrix(pdfium, call.FPDFPageObj_GetMatrix(object, pdfium.scratch));
    const inner: Holder = {
      matrix: concat(own, matrix),
      single: concatSingle(own, holder.single),
      clip,
      depth: depth + 1,
      last: -1,
    };
    const count = call.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && walk.z < maxObjects; index += 1) {
      visit(walk, call.FPDFFormObj_GetObject(object, index), inner);
    }
  } else if (kind === kinds.form) {
    walk.complete = false;
  }
}

function visitPath(walk: Walk, object: Pointer, matrix: Matrix, clip: Rect | null): void {
  const { pdfium, z } = walk;
  const rect = seenRect(pdfium, object, matrix, clip);
  if (rect === null) return;
  const drawn = readDrawMode(pdfium, object);
  const rgba = drawn.filled ? readColour(pdfium, pdfium.call.FPDFPageObj_GetFillColor, object) : null;
  // Boxes filled in white part nothing: producers lay them under text.
  const edges = drawn.stroked || (drawn.filled && rgba?.colour !== white) ? walk.edges : null;
  const rectangle = readPathEdges(pdfium, object, matrix, clip, rect, edges);
  if (!drawn.filled) return;
  // An unknown colour is a pattern: it hides what is below, but nothing can be compared with it.
  const solid = rgba !== null && rgba.alpha === 255 && pdfium.call.FPDFPageObj_HasTransparency(object) === 0;
  walk.covers.push({
    z,
    rect,
    colour: solid && rectangle ? rgba.colour : null,
    opaque: solid && rectangle,
    picture: null,
  });
}

function isUpright([, b, c]: Matrix): boolean {
  return b === 0 && c === 0;
}

/** An object's bounds on the page within its clip; null where nothing is left. */
function seenRect(pdfium: Pdfium, object: Pointer, matrix: Matrix, clip: Rect | null): Rect | null {
  const { call, scratch } = pdfium;
  if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const own = readRect(pdfium);
  const placed = matrix === identity ? own : mapRect(matrix, own);
  const rect = clip === null ? placed : intersect(placed, clip);
  return rect.right >= rect.left && rect.top >= rect.bottom ? rect : null;
}

/**
 * The rectangle around what the object's clip paths leave: every path cuts further. Curved clips are taken by their
 * bounds, so that text is called clipped only where it surely is.
 */
function readClip(pdfium: Pdfium, object: Pointer, matrix: Matrix): Rect | null {
  const { call, scratch } = pdfium;
  const path = call.FPDFPageObj_GetClipPath(object);
  if (path === 0) return null;
  const count = call.FPDFClipPath_CountPaths(path);
  if (count <= 0) return null;
  let clip: Rect | null = null;
  for (let index = 0; index < count; index += 1) {
    const segments = call.FPDFClipPath_CountPathSegments(path, index);
    if (segments <= 0) continue;
    let left = Number.POSITIVE_INFINITY;
    let bottom = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let top = Number.NEGATIVE_INFINITY;
    for (let segment = 0; segment < segments; segment += 1) {
      const at = call.FPDFClipPath_GetPathSegment(path, index, segment);
      if (call.FPDFPathSegment_GetPoint(at, scratch, scratch + 4) === 0) continue;
      const f32 = pdfium.f32();
      const x = f32[scratch >> 2] ?? 0;
      const y = f32[(scratch >> 2) + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
    const one = { left, bottom, right, top };
    clip = clip === null ? one : intersect(clip, one);
  }
  if (clip === null || matrix === identity) return clip;
  // An empty clip stays empty: mapping it would put its crossed sides in order again.
  return clip.right < clip.left || clip.top < clip.bottom ? clip : mapRect(matrix, clip);
}
