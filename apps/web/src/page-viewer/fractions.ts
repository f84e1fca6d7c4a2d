/** A rectangle in fractions of a page as a person sees it, from its top left. Nothing here knows pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a box begins that is not dragged: in the middle, about the size of an amount. */
export const FIRST_BOX: Box = { x: 0.4, y: 0.48, w: 0.2, h: 0.025 };

/** Smaller than any letter: a click is not a drawing. */
const SMALLEST = 0.002;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function boxBetween(a: Point, b: Point): Box {
  const [x1, x2] = [within(Math.min(a.x, b.x), 0, 1), within(Math.max(a.x, b.x), 0, 1)];
  const [y1, y2] = [within(Math.min(a.y, b.y), 0, 1), within(Math.max(a.y, b.y), 0, 1)];
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 };
}

/** The same size, elsewhere on the page and never beyond its edge. */
export function moveBox(box: Box, dx: number, dy: number): Box {
  return { ...box, x: within(box.x + dx, 0, 1 - box.w), y: within(box.y + dy, 0, 1 - box.h) };
}

/** The same top left, another size. */
export function resizeBox(box: Box, dw: number, dh: number): Box {
  return { ...box, w: within(box.w + dw, SMALLEST, 1 - box.x), h: within(box.h + dh, SMALLEST, 1 - box.y) };
}

export function isDrawn(box: Box): boolean {
  return box.w >= SMALLEST && box.h >= SMALLEST;
}
