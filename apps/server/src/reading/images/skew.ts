import type { GrayImage } from './gray-image.ts';
import { reduceImage } from './scale-image.ts';
import { otsuThreshold } from './threshold.ts';

/** Scanners with a feeder stay below 3 degrees, a page laid on by hand below 8. */
const WIDEST_DEGREES = 8;
/** At this many pixels across, lines of text are still apart, and a page is looked at in a few milliseconds. */
const LOOK_WIDTH = 700;
const [COARSE_STEP, MIDDLE_STEP, FINE_STEP] = [0.5, 0.1, 0.025];
/** More would not sharpen the answer. */
const MOST_POINTS = 60_000;
/** A few words at least; less says nothing about lines. */
const FEWEST_POINTS = 200;

export interface Skew {
  /** How far the page is turned, clockwise; turning it back by as much makes its lines level. */
  readonly degrees: number;
  /** How much more ink the fullest rows hold than evenly spread ink would: 1 for none, 2 and more for lines of text. */
  readonly sharpness: number;
}

/** Small enough to be looked at quickly, large enough that lines of text stay apart. */
export function reduceForLook(image: GrayImage): GrayImage {
  const factor = Math.floor(Math.min(image.width, image.height) / LOOK_WIDTH);
  return factor <= 1 ? image : reduceImage(image, factor);
}

/**
 * The best angle is the one along which ink piles up into rows: lines of text and rules then give sharp steps from row
 * to row.
 */
export function findSkew(image: GrayImage): Skew {
  const small = reduceForLook(image);
  const points = inkPoints(small);
  if (points.x.length < FEWEST_POINTS) return { degrees: 0, sharpness: 1 };
  let best = 0;
  let reach = WIDEST_DEGREES;
  for (const step of [COARSE_STEP, MIDDLE_STEP, FINE_STEP]) {
    best = sharpest(points, small, best, reach, step);
    reach = step;
  }
  const sharpness = (measure(points, small, best) * small.height) / points.x.length ** 2;
  return { degrees: Math.round(best * 1000) / 1000, sharpness };
}

interface Points {
  readonly x: Int32Array;
  readonly y: Int32Array;
}

/** The lower edges of ink: the base of a line is sharper than its body, and a picture has few of them. */
function inkPoints({ width, height, data }: GrayImage): Points {
  const threshold = otsuThreshold({ width, height, data });
  const [x, y]: [number[], number[]] = [[], []];
  for (let row = 0; row < height - 1; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if ((data[at] ?? 255) > threshold || (data[at + width] ?? 255) <= threshold) continue;
      x.push(column);
      y.push(row);
    }
  }
  const every = Math.max(1, Math.ceil(x.length / MOST_POINTS));
  const thin = (all: number[]) => Int32Array.from(all.filter((_, index) => index % every === 0));
  return { x: thin(x), y: thin(y) };
}

function sharpest(
  points: Points,
  size: { width: number; height: number },
  around: number,
  reach: number,
  step: number,
) {
  let best = around;
  let most = -1;
  const steps = Math.round(reach / step);
  // From the middle outwards: of equally good angles the smallest change wins.
  for (let index = 0; index <= 2 * steps; index += 1) {
    const offset = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * step;
    const angle = around + offset;
    const sharpness = measure(points, size, angle);
    if (sharpness <= most) continue;
    most = sharpness;
    best = angle;
  }
  return best;
}

/** The sum of squares of how much ink falls into each row when rows run along the angle. */
function measure({ x, y }: Points, { width, height }: { width: number; height: number }, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const spread = Math.ceil(Math.abs(slope) * width) + 2;
  // In 1/256 of a row; an ink point is shared between the two rows that it lies between.
  const shifts = Int32Array.from({ length: width }, (_, column) => Math.round((spread - slope * column) * 256));
  const rows = new Int32Array(height + 2 * spread + 2);
  for (let index = 0; index < x.length; index += 1) {
    const place = ((y[index] ?? 0) << 8) + (shifts[x[index] ?? 0] ?? 0);
    const row = place >> 8;
    const part = place & 255;
    rows[row] = (rows[row] ?? 0) + 256 - part;
    rows[row + 1] = (rows[row + 1] ?? 0) + part;
  }
  let sum = 0;
  for (const row of rows) sum += (row / 256) ** 2;
  return sum;
}
