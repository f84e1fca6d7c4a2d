import type { Box } from '@countersign/engine/pages/page';
import { type Level, toGiven } from './level.ts';

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box of the level page, in pixels, as a box of the picture as given, in fractions; the page was turned by so many quarters. */
export function givenBox(level: Level, quarterTurns: number, { left, top, right, bottom }: PixelBox): Box {
  const { width, height } = level.given;
  // Around the middle of each side: the corners of a box that lies askew reach into its neighbors.
  const sides = [
    [left, (top + bottom) / 2],
    [right, (top + bottom) / 2],
    [(left + right) / 2, top],
    [(left + right) / 2, bottom],
  ].map(([x = 0, y = 0]) => {
    const [givenX, givenY] = toGiven(level, x, y);
    return unturn(clamp(givenX / width), clamp(givenY / height), quarterTurns);
  });
  const [xs, ys] = [sides.map(([x]) => x), sides.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Undoes clockwise quarter turns. */
function unturn(x: number, y: number, quarters: number): readonly [number, number] {
  if (quarters === 1) return [y, 1 - x];
  if (quarters === 2) return [1 - x, 1 - y];
  return quarters === 3 ? [1 - y, x] : [x, y];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
