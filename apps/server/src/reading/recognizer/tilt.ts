import { INK, type Mask } from './ink-mask.ts';

/** Slopes in rows a column; 10 degrees and a little more. */
const STEEPEST = 0.184;
/** Steps of the slope, each with the height of the rows that ink is counted in, in pixels of the small picture. */
const [COARSE, MIDDLE, FINE] = [1 / 160, 1 / 800, 1 / 4000] as const;
/** Pixels across at which lines of print are still apart. */
const LOOK_WIDTH = 800;
/** More would not sharpen the answer. */
const MOST_POINTS = 30_000;
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
  return { level: sharpest(lowerEdges(mask, step)), upright: sharpest(rightEdges(mask, step)) };
}

interface Points {
  /** Along the lines, and across them. */
  readonly along: Int32Array;
  readonly across: Int32Array;
  readonly length: number;
  readonly depth: number;
}

/** Where ink ends downward: the base of a line is sharper than its body, and a picture has few of them. */
function lowerEdges({ width, height, data }: Mask, step: number): Points {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step) - 1];
  return edges(columns, rows, (column, row) => {
    const at = row * step * width + column * step;
    return data[at] === INK && data[at + step * width] !== INK;
  });
}

function rightEdges({ width, height, data }: Mask, step: number): Points {
  const [columns, rows] = [Math.floor(height / step), Math.floor(width / step) - 1];
  return edges(columns, rows, (column, row) => {
    const at = column * step * width + row * step;
    return data[at] === INK && data[at + step] !== INK;
  });
}

function edges(columns: number, rows: number, isEdge: (column: number, row: number) => boolean): Points {
  const [along, across]: [number[], number[]] = [[], []];
  for (let row = 0; row < rows; row += 1) {
    let from = -1;
    for (let column = 0; column <= columns; column += 1) {
      if (column < columns && isEdge(column, row)) {
        if (from < 0) from = column;
        continue;
      }
      if (from < 0) continue;
      if (column - from < LONG_EDGE) {
        for (let each = from; each < column; each += 1) {
          along.push(each);
          across.push(row);
        }
      }
      from = -1;
    }
  }
  const every = Math.max(1, Math.ceil(along.length / MOST_POINTS));
  const thin = (all: number[]) => Int32Array.from(all.filter((_, index) => index % every === 0));
  return { along: thin(along), across: thin(across), length: columns, depth: rows };
}

/** The slope along which ink piles up into rows. */
function sharpest(points: Points): Tilt {
  const count = points.along.length;
  if (count < FEWEST_POINTS) return { slope: 0, sharpness: 1 };
  const coarse = search(points, 0, STEEPEST, COARSE, 2);
  const middle = search(points, coarse, COARSE, MIDDLE, 1);
  const slope = search(points, middle, MIDDLE, FINE, 0);
  return { slope, sharpness: (pileUp(points, slope, 1) * (points.depth / 2)) / (count * count) };
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
  const offsets = Int32Array.from({ length }, (_, column) => Math.round((spread - slope * column) * 256));
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
