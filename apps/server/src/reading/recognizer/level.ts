import { emptyMask, type Mask, skipPaper } from './ink-mask.ts';

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

/** In pixels, as a power of two: squares that hold no ink at all are passed over. */
const SQUARE = 5;

/** The mask of the page as it lies when it is level. */
export function levelMask(mask: Mask, level: Level): Mask {
  if (level.sin === 0) return mask;
  const { width, height, cos, sin } = level;
  const result = emptyMask(width, height);
  const across = (mask.width >> SQUARE) + 1;
  const filled = filledSquares(mask, across);
  const side = 1 << SQUARE;
  const isEmpty = (x: number, y: number) => {
    const [column, row] = [(x >> 16) >> SQUARE, (y >> 16) >> SQUARE];
    return column < 0 || row < 0 || column >= across || filled[row * across + column] !== 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let left = 0; left < width; left += side) {
      const [startX, startY] = toGiven(level, left + 0.5, y + 0.5);
      const [fromX, fromY] = [Math.round(startX * ONE), Math.round(startY * ONE)];
      const [toX, toY] = [fromX + (side - 1) * cos, fromY + (side - 1) * sin];
      // A stretch this short lies in the squares of its two ends and those beside both.
      if (isEmpty(fromX, fromY) && isEmpty(toX, fromY) && isEmpty(fromX, toY) && isEmpty(toX, toY)) continue;
      copyStretch(mask, result, y * width + left, Math.min(side, width - left), fromX, fromY, cos, sin);
    }
  }
  return result;
}

function copyStretch(
  mask: Mask,
  result: Mask,
  to: number,
  length: number,
  startX: number,
  startY: number,
  cos: number,
  sin: number,
): void {
  const { width, height, data: source } = mask;
  const { data } = result;
  let [fromX, fromY] = [startX, startY];
  for (let at = to, end = to + length; at < end; at += 1) {
    const x = fromX >> 16;
    const row = fromY >> 16;
    fromX = (fromX + cos) | 0;
    fromY = (fromY + sin) | 0;
    if (x >= 0 && row >= 0 && x < width && row < height) data[at] = source[Math.imul(row, width) + x] as number;
  }
}

function filledSquares({ width, height, data, words }: Mask, across: number): Uint8Array {
  const filled = new Uint8Array(across * ((height >> SQUARE) + 1));
  for (let y = 0; y < height; y += 1) {
    const [start, end] = [y * width, (y + 1) * width];
    const row = (y >> SQUARE) * across;
    for (let at = skipPaper(data, words, start, end); at < end; at = skipPaper(data, words, at, end)) {
      const column = (at - start) >> SQUARE;
      filled[row + column] = 1;
      // On to the next square.
      at = start + ((column + 1) << SQUARE);
    }
  }
  return filled;
}
