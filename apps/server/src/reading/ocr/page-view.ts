import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';

/** How a picture was treated before recognition: turned by quarters, then scaled, then made level. */
export interface PageView {
  readonly image: GrayImage;
  readonly dpi: number;
  readonly quarterTurns: number;
  readonly skewDegrees: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box of the treated picture as a box of the picture as given, both in fractions. */
export function toGivenBox(view: PageView, box: Box): Box {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.w, y: box.y },
    { x: box.x, y: box.y + box.h },
    { x: box.x + box.w, y: box.y + box.h },
  ].map((corner) => unturn(tilt(corner, view), view.quarterTurns));
  const [xs, ys] = [corners.map(({ x }) => clamp(x)), corners.map(({ y }) => clamp(y))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Back to where it stood before the page was made level. */
function tilt({ x, y }: Point, { image, skewDegrees }: PageView): Point {
  if (skewDegrees === 0) return { x, y };
  const radians = (skewDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [fromX, fromY] = [(x - 0.5) * image.width, (y - 0.5) * image.height];
  return { x: (fromX * cos - fromY * sin) / image.width + 0.5, y: (fromX * sin + fromY * cos) / image.height + 0.5 };
}

/** Undoes clockwise quarter turns. */
function unturn({ x, y }: Point, quarters: number): Point {
  if (quarters === 1) return { x: y, y: 1 - x };
  if (quarters === 2) return { x: 1 - x, y: 1 - y };
  return quarters === 3 ? { x: 1 - y, y: x } : { x, y };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
