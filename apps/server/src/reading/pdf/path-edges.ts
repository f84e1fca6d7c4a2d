import { concat, identity, intersect, type Matrix, type Rect } from './page-geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readMatrix } from './read-values.ts';

/**
 * A drawn thing thinner than this, in points, is a line to the eye: rules of printed forms reach 2 points, while the
 * lowest shaded bar is taller than a line of text.
 */
const thinPoints = 2.5;

/** Shorter strokes are ticks, dots of leaders and pieces of letters drawn as outlines. */
const minLength = 4;

/** Longer paths are drawings and outlines of letters: their edges do not help to read, and cost a call each. */
const maxSegments = 64;

const segmentKinds = { line: 0, bezier: 1, move: 2 } as const;

export function readDrawMode(pdfium: Pdfium, path: Pointer): { filled: boolean; stroked: boolean } {
  const { call, scratch } = pdfium;
  call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  const i32 = pdfium.i32();
  return { filled: i32[scratch >> 2] !== 0, stroked: i32[(scratch >> 2) + 1] !== 0 };
}

/** Puts the straight upright pieces of a path among `edges`; answers whether it is exactly an upright rectangle. */
export function readPathEdges(
  pdfium: Pdfium,
  path: Pointer,
  matrix: Matrix,
  clip: Rect | null,
  seen: Rect,
  edges: Rect[] | null,
): boolean {
  const width = seen.right - seen.left;
  const height = seen.top - seen.bottom;
  if (width <= thinPoints || height <= thinPoints) {
    if (Math.max(width, height) >= minLength) edges?.push(seen);
    return true;
  }
  const count = pdfium.call.FPDFPath_CountSegments(path);
  if (count > maxSegments) return false;
  // Corners are told as they were written; the path's own matrix turns them as the page was turned when it was drawn.
  const own = readMatrix(pdfium, pdfium.call.FPDFPageObj_GetMatrix(path, pdfium.scratch));
  const points = readPoints(pdfium, path, own === identity ? matrix : concat(own, matrix), count);
  if (points === null) return false;
  // A shaded box without an outline has edges where its shade ends; they part rows and columns as lines do.
  if (edges !== null) pushEdges(points, clip, edges);
  return isRectangle(points);
}

interface Points {
  readonly xs: number[];
  readonly ys: number[];
  /** Whether a line leads from the point before to this one. */
  readonly drawn: boolean[];
}

/** The corners of a path of straight pieces, on the page; null where it has curves. */
function readPoints(pdfium: Pdfium, path: Pointer, matrix: Matrix, count: number): Points | null {
  const { call, scratch } = pdfium;
  const points: Points = { xs: [], ys: [], drawn: [] };
  let startX = 0;
  let startY = 0;
  const [a, b, c, d, e, f] = matrix;
  for (let index = 0; index < count; index += 1) {
    const segment = call.FPDFPath_GetPathSegment(path, index);
    const kind = call.FPDFPathSegment_GetType(segment);
    if (kind === segmentKinds.bezier) return null;
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const f32 = pdfium.f32();
    const rawX = f32[scratch >> 2] ?? 0;
    const rawY = f32[(scratch >> 2) + 1] ?? 0;
    const x = matrix === identity ? rawX : a * rawX + c * rawY + e;
    const y = matrix === identity ? rawY : b * rawX + d * rawY + f;
    if (kind === segmentKinds.move) {
      startX = x;
      startY = y;
    }
    points.xs.push(x);
    points.ys.push(y);
    points.drawn.push(kind === segmentKinds.line);
    if (call.FPDFPathSegment_GetClose(segment) !== 0 && (x !== startX || y !== startY)) {
      points.xs.push(startX);
      points.ys.push(startY);
      points.drawn.push(true);
    }
  }
  return points;
}

/** Half a point: a slant that nobody sees over a form's width. */
const straight = 0.5;

function isRectangle({ xs, ys }: Points): boolean {
  if (xs.length < 4 || xs.length > 6) return false;
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const bottom = Math.min(...ys);
  const top = Math.max(...ys);
  let corners = 0;
  for (let index = 0; index < xs.length; index += 1) {
    const x = xs[index] ?? 0;
    const y = ys[index] ?? 0;
    const atLeft = x - left < straight;
    const atBottom = y - bottom < straight;
    if (!(atLeft || right - x < straight) || !(atBottom || top - y < straight)) return false;
    corners |= 1 << ((atLeft ? 0 : 1) + (atBottom ? 0 : 2));
  }
  return corners === 15;
}

function pushEdges({ xs, ys, drawn }: Points, clip: Rect | null, edges: Rect[]): void {
  for (let index = 1; index < xs.length; index += 1) {
    if (drawn[index] !== true) continue;
    const x1 = xs[index - 1] ?? 0;
    const x2 = xs[index] ?? 0;
    const y1 = ys[index - 1] ?? 0;
    const y2 = ys[index] ?? 0;
    const across = Math.abs(x2 - x1);
    const up = Math.abs(y2 - y1);
    if (Math.min(across, up) > straight || Math.max(across, up) < minLength) continue;
    const edge = { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) };
    const seen = clip === null ? edge : intersect(edge, clip);
    if (seen.right >= seen.left && seen.top >= seen.bottom) edges.push(seen);
  }
}
