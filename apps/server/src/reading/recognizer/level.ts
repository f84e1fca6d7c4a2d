import { emptyMask, type Mask } from './ink-mask.ts';

/**
 * How the level page lies on the page as given: a turn by a small angle about the middle of both. In 1/65536 of a
 * pixel, so that the same pixels come out on every machine.
 */
export interface Level {
  readonly width: number;
  readonly height: number;
  /** The size of the page as given. */
  readonly given: { readonly width: number; readonly height: number };
  readonly cos: number;
  readonly sin: number;
}

export const ONE = 1 << 16;
/** Lines that slope less than this are as good as level. */
const LEAST_SLOPE = 1 / 1200;

export function levelOf(given: { readonly width: number; readonly height: number }, slope: number): Level {
  const { width, height } = given;
  const steep = slope < 0 ? -slope : slope;
  if (steep < LEAST_SLOPE) return { width, height, given, cos: ONE, sin: 0 };
  const hypotenuse = Math.sqrt(1 + slope * slope);
  const [cos, sin] = [1 / hypotenuse, slope / hypotenuse];
  return {
    // Large enough for the corners.
    width: Math.ceil(width * cos + height * steep * cos),
    height: Math.ceil(height * cos + width * steep * cos),
    given,
    cos: Math.round(cos * ONE),
    sin: Math.round(sin * ONE),
  };
}

/** Where a point of the level page lies on the page as given, in pixels. */
export function toGiven({ width, height, given, cos, sin }: Level, x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - width / 2, y - height / 2];
  return [(dx * cos - dy * sin) / ONE + given.width / 2, (dx * sin + dy * cos) / ONE + given.height / 2];
}

/** The mask of the page as it lies when it is level. */
export function levelMask(mask: Mask, level: Level): Mask {
  if (level.sin === 0) return mask;
  const { width, height, cos, sin } = level;
  const result = emptyMask(width, height);
  const [data, source] = [result.data, mask.data];
  const [most, last] = [mask.width, mask.height];
  for (let y = 0; y < height; y += 1) {
    const [startX, startY] = toGiven(level, 0.5, y + 0.5);
    let fromX = Math.round(startX * ONE);
    let fromY = Math.round(startY * ONE);
    for (let at = y * width, end = at + width; at < end; at += 1) {
      const x = fromX >> 16;
      const row = fromY >> 16;
      fromX = (fromX + cos) | 0;
      fromY = (fromY + sin) | 0;
      if (x >= 0 && row >= 0 && x < most && row < last) data[at] = source[Math.imul(row, most) + x] as number;
    }
  }
  return result;
}
