import { INK, type Mask, skipPaper } from './ink-mask.ts';

/** Slopes in rows a column; 10 degrees and a little more. */
const STEEPEST = 0.184;
/** Steps of the slope, each with the height of the rows that ink is counted in, in pixels of the small picture. */
const [COARSE, MIDDLE, FINE] = [1 / 160, 1 / 800, 1 / 4000] as const;
/** Pixels across at which lines of print are still apart. */
const LOOK_WIDTH = 800;
/** More would not sharpen the answer. */
const MOST_POINTS = 20_000;
const FEW_POINTS = 7000;
/** A few words at least; less says nothing about lines. */
const FEWEST_POINTS = 120;
/** In pixels of the small picture: an edge this long is a rule and no letter. */
const LONG_EDGE = 24;

export interface Tilt {
  /** Rows that lines of print go down for each column to the right. */
  readonly slope: number;
  /** How much more ink the fullest rows hold than evenly spread ink would: 1 for none, 2 and more for lines of print. */
  readonly sharpness: number;
}

/** How lines of print lie on a page, and how sharply print lies in columns, which are lines of a page that lies on its side. */
export function findTilt(mask: Mask): { readonly level: Tilt; readonly upright: Tilt } {
  const step = Math.max(1, Math.floor(Math.min(mask.width, mask.height) / LOOK_WIDTH));
  return { level: sharpest(lowerEdges(mask, step), true), upright: sharpest(rightEdges(mask, step), false) };
}

interface Points {
  /** Along the lines, and across them. */
  readonly along: Int32Array;
  readonly across: Int32Array;
  readonly length: number;
  readonly depth: number;
}

/** Where ink ends downward: the base of a line is sharper than its body, and a picture has few of them. */
function lowerEdges({ width, height, data, words }: Mask, step: number): Points {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step) - 1];
  const points = collect();
  for (let row = 0; row < rows; row += 1) {
    const start = row * step * width;
    const [under, end] = [step * width, start + columns * step];
    let [from, next] = [0, -1];
    for (let at = skipPaper(data, words, start, end); at < end; at = skipPaper(data, words, at + 1, end)) {
      if ((at - start) % step !== 0 || data[at] !== INK || data[at + under] === INK) continue;
      const column = (at - start) / step;
      if (column !== next) from = points.count();
      next = column + 1;
      points.add(column, row);
      // An edge this long is a rule: what was taken of it is given back.
      if (points.count() - from >= LONG_EDGE) points.cut(from);
    }
  }
  return points.all(columns, rows);
}

function rightEdges({ width, height, data, words }: Mask, step: number): Points {
  const [columns, rows] = [Math.floor(height / step), Math.floor(width / step) - 1];
  const points = collect();
  // Of each column of pixels: how many edges stand on top of each other.
  const [edges, last] = [new Int32Array(rows + 1), new Int32Array(rows + 1).fill(-2)];
  for (let column = 0; column < columns; column += 1) {
    const start = column * step * width;
    const end = start + rows * step;
    for (let at = skipPaper(data, words, start, end); at < end; at = skipPaper(data, words, at + 1, end)) {
      if ((at - start) % step !== 0 || data[at] !== INK || data[at + step] === INK) continue;
      const row = (at - start) / step;
      edges[row] = last[row] === column - 1 ? (edges[row] as number) + 1 : 0;
      last[row] = column;
      if ((edges[row] as number) < LONG_EDGE) points.add(column, row);
    }
  }
  return points.all(columns, rows);
}

function collect() {
  const [along, across]: [number[], number[]] = [[], []];
  return {
    count: () => along.length,
    add(column: number, row: number) {
      along.push(column);
      across.push(row);
    },
    cut(count: number) {
      along.length = count;
      across.length = count;
    },
    all: (length: number, depth: number): Points =>
      thinOut({ along: Int32Array.from(along), across: Int32Array.from(across), length, depth }, MOST_POINTS),
  };
}

/** The slope along which ink piles up into rows; a rough one where only the sharpness is asked for. */
function sharpest(points: Points, precise: boolean): Tilt {
  const count = points.along.length;
  if (count < FEWEST_POINTS) return { slope: 0, sharpness: 1 };
  const few = thinOut(points, FEW_POINTS);
  const coarse = search(few, 0, STEEPEST, COARSE, 2);
  const middle = search(few, coarse, COARSE, MIDDLE, 1);
  const slope = precise ? search(points, middle, MIDDLE, FINE, 0) : middle;
  return { slope, sharpness: (pileUp(points, slope, 1) * (points.depth / 2)) / (count * count) };
}

function thinOut({ along, across, length, depth }: Points, most: number): Points {
  const every = Math.max(1, Math.ceil(along.length / most));
  const thin = (all: Int32Array) => all.filter((_, index) => index % every === 0);
  return { along: thin(along), across: thin(across), length, depth };
}

/** From the middle outward: of equally good slopes the smallest change wins. */
function search(points: Points, around: number, reach: number, step: number, shift: number): number {
  const steps = Math.round(reach / step);
  let [best, most] = [around, -1];
  for (let index = 0; index <= 2 * steps; index += 1) {
    const slope = around + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * step;
    const sharpness = pileUp(points, slope, shift);
    if (sharpness <= most) continue;
    most = sharpness;
    best = slope;
  }
  return best;
}

/** The sum of squares of how much ink falls into each row of 1 << shift pixels when rows run along the slope. */
function pileUp({ along, across, length, depth }: Points, slope: number, shift: number): number {
  const spread = Math.ceil((slope < 0 ? -slope : slope) * length) + 2;
  // In 1/256 of a row; a point is shared between the two rows that it lies between.
  const offsets = new Int32Array(length);
  for (let column = 0; column < length; column += 1) offsets[column] = Math.round((spread - slope * column) * 256);
  const rows = new Int32Array(((depth + 2 * spread) >> shift) + 3);
  for (let index = 0; index < along.length; index += 1) {
    const place = (((across[index] as number) << 8) + (offsets[along[index] as number] as number)) >> shift;
    const row = place >> 8;
    const part = place & 255;
    rows[row] = (rows[row] as number) + 256 - part;
    rows[row + 1] = (rows[row + 1] as number) + part;
  }
  let sum = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const share = (rows[row] as number) / 256;
    sum += share * share;
  }
  return sum;
}
