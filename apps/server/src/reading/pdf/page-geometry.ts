import type { Box } from '@countersign/engine/pages/page';

/** A rectangle of the file's own coordinates: y grows upwards. */
export interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** What a person sees of a page, in the file's coordinates, and how it is turned. */
export interface PageGeometry {
  /** The crop box within the media box. */
  readonly seen: Rect;
  /** Clockwise: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Points for one unit of the file's coordinates. */
  readonly userUnit: number;
}

/** The page's width and height in points as a person sees it. */
export function seenSize({ seen, rotation, userUnit }: PageGeometry): { width: number; height: number } {
  const across = (seen.right - seen.left) * userUnit;
  const up = (seen.top - seen.bottom) * userUnit;
  return rotation === 90 || rotation === 270 ? { width: up, height: across } : { width: across, height: up };
}

/** A rectangle of the file as a fraction of the page as a person sees it. It may reach over the edges. */
export function toBox({ seen, rotation }: PageGeometry, rect: Rect): Box {
  const width = seen.right - seen.left;
  const height = seen.top - seen.bottom;
  // Fractions of the unturned page, measured from its own top left corner.
  const x1 = (rect.left - seen.left) / width;
  const x2 = (rect.right - seen.left) / width;
  const y1 = (seen.top - rect.top) / height;
  const y2 = (seen.top - rect.bottom) / height;
  if (rotation === 90) return { x: 1 - y2, y: x1, w: y2 - y1, h: x2 - x1 };
  if (rotation === 180) return { x: 1 - x2, y: 1 - y2, w: x2 - x1, h: y2 - y1 };
  if (rotation === 270) return { x: y1, y: 1 - x2, w: y2 - y1, h: x2 - x1 };
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 };
}

/** The part of a box that lies on the page; null where nothing does. */
export function onPage(box: Box): Box | null {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const right = Math.min(1, box.x + box.w);
  const bottom = Math.min(1, box.y + box.h);
  return right >= x && bottom >= y ? { x, y, w: right - x, h: bottom - y } : null;
}

/** An affine map as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function concat(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** The upright rectangle around a mapped rectangle. */
export function mapRect(matrix: Matrix, rect: Rect): Rect {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * rect.left, a * rect.right] as const;
  const xt = [c * rect.bottom, c * rect.top] as const;
  const ys = [b * rect.left, b * rect.right] as const;
  const yt = [d * rect.bottom, d * rect.top] as const;
  return {
    left: Math.min(...xs) + Math.min(...xt) + e,
    right: Math.max(...xs) + Math.max(...xt) + e,
    bottom: Math.min(...ys) + Math.min(...yt) + f,
    top: Math.max(...ys) + Math.max(...yt) + f,
  };
}

/** What both hold; its sides may cross where nothing is common. */
export function intersect(a: Rect, b: Rect): Rect {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };
}
