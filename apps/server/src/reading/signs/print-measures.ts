import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';

/** How a word looks beside what surrounds it. */
export interface Print {
  /** Logarithm of how rough the background within the word is against that around it. */
  readonly noise: number;
  /** By how much the background within is lighter than around it, of 255. */
  readonly level: number;
  /** The same beside the side that is most like it but one: a cell at the edge of a shade is like some of its sides. */
  readonly leastLevel: number;
  /** The steepest edges of its letters, as shares of the whole step from paper to ink. */
  readonly sharpness: number;
  /** The shade of its darkest ink, of 255. */
  readonly ink: number;
}

/** Darker than the paper by this much is ink, or the blur around it. */
const inkStep = 36;

/** In pixels: background is measured so far from ink, where blur and the compression of pictures do not reach. */
const clearOfInk = 2;

/** Fewer pixels tell nothing. */
const leastPixels = 50;

/** Of one side. */
const leastOfSide = 12;

/** Roughness below this is none: added to both sides, it keeps blank paper from being infinitely smoother. */
const roughnessFloor = 0.35;

/** Null where too little background is to be seen, as between close lines. */
export function measurePrint(image: GrayImage, box: Box): Print | null {
  const { width, height, data } = image;
  const area = tighten(image, box);
  if (area === null) return null;
  const { left, top, right, bottom } = area;
  const high = bottom - top;
  const reach = Math.round(Math.max(12, high * 1.5));
  const outer = {
    left: Math.max(1, left - reach),
    top: Math.max(1, top - reach),
    right: Math.min(width - 2, right + reach),
    bottom: Math.min(height - 2, bottom + reach),
  };
  const columns = outer.right - outer.left;
  const rows = outer.bottom - outer.top;
  if (columns < 12 || rows < 12) return null;
  const paper = paperOf(image, outer);
  const blocked = inkReach(image, outer, paper - inkStep);
  // Between the word and what surrounds it lies the edge of a patch: neither side counts it.
  const near = Math.max(2, Math.round(high * 0.12));
  const far = Math.max(near + 3, Math.round(high * 0.75));
  const within = newTally();
  const beyond = newTally();
  const sides = [newTally(), newTally(), newTally(), newTally()] as const;
  for (let y = 0; y < rows; y += 1) {
    const py = outer.top + y;
    for (let x = 0; x < columns; x += 1) {
      if (blocked[y * columns + x] !== 0) continue;
      const px = outer.left + x;
      const at = py * width + px;
      const inside = px >= left - near && px < right + near && py >= top - near && py < bottom + near;
      if (!inside && px >= left - far && px < right + far && py >= top - far && py < bottom + far) continue;
      add(inside ? within : beyond, data[at] ?? 0, data[at + 1] ?? 0, data[at + width] ?? 0);
      if (!inside)
        add(
          sides[py < top ? 0 : py >= bottom ? 1 : px < left ? 2 : 3],
          data[at] ?? 0,
          data[at + 1] ?? 0,
          data[at + width] ?? 0,
        );
    }
  }
  if (within.count < leastPixels || beyond.count < leastPixels) return null;
  const own = levelOf(within);
  const level = own - levelOf(beyond);
  const steps = sides.filter(({ count }) => count >= leastOfSide).map((side) => own - levelOf(side));
  if (steps.length < 2) return null;
  return {
    noise: Math.log((roughness(within) + roughnessFloor) / (roughness(beyond) + roughnessFloor)),
    level,
    leastLevel:
      Math.sign(level) * Math.max(0, steps.map((step) => Math.sign(level) * step).toSorted((a, b) => a - b)[1] ?? 0),
    ...printOf(image, area, paper),
  };
}

interface Tally {
  count: number;
  steps: number;
  readonly shades: Uint32Array;
}

function newTally(): Tally {
  return { count: 0, steps: 0, shades: new Uint32Array(256) };
}

function add(tally: Tally, value: number, beside: number, below: number): void {
  tally.count += 1;
  tally.shades[value] = (tally.shades[value] ?? 0) + 1;
  tally.steps += Math.abs(value - beside) + Math.abs(value - below);
}

function roughness({ steps, count }: Tally): number {
  return steps / count / 2;
}

/** The mean of the middle half: specks and what is left of ink count for nothing. */
function levelOf({ shades, count }: Tally): number {
  let [seen, sum, taken] = [0, 0, 0];
  for (let shade = 0; shade < 256; shade += 1) {
    const own = shades[shade] ?? 0;
    const from = Math.max(seen, count * 0.25);
    const to = Math.min(seen + own, count * 0.75);
    if (to > from) {
      sum += (to - from) * shade;
      taken += to - from;
    }
    seen += own;
  }
  return taken === 0 ? 0 : sum / taken;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The shade that lies above most of the area: its paper. */
function paperOf({ data, width }: GrayImage, { left, top, right, bottom }: Area): number {
  const counts = new Uint32Array(32);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const level = (data[y * width + x] ?? 0) >> 3;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  let best = 31;
  for (let level = 30; level >= 8; level -= 1) if ((counts[level] ?? 0) > (counts[best] ?? 0)) best = level;
  return best * 8 + 4;
}

/** Marks ink and what lies close to it; the neighbours that are compared count as close. */
function inkReach({ data, width }: GrayImage, { left, top, right, bottom }: Area, dark: number): Uint8Array {
  const columns = right - left;
  const rows = bottom - top;
  const across = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    let last = Number.NEGATIVE_INFINITY;
    const start = (top + y) * width + left;
    for (let x = 0; x < columns; x += 1) {
      if ((data[start + x] ?? 255) < dark) {
        for (let back = Math.max(0, x - clearOfInk - 1); back < x; back += 1) across[y * columns + back] = 1;
        last = x;
      }
      if (x - last <= clearOfInk) across[y * columns + x] = 1;
    }
  }
  const both = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    const first = Math.max(0, y - clearOfInk);
    const end = Math.min(rows - 1, y + clearOfInk + 1);
    for (let other = first; other <= end; other += 1)
      for (let x = 0; x < columns; x += 1) if (across[other * columns + x] === 1) both[y * columns + x] = 1;
  }
  return both;
}

/** Of the edges between neighbouring pixels, and of the ink, the steepest and the darkest tenth. */
const extreme = 0.1;

function printOf(
  { data, width }: GrayImage,
  { left, top, right, bottom }: Area,
  paper: number,
): Pick<Print, 'sharpness' | 'ink'> {
  const edges = new Uint32Array(256);
  const shades = new Uint32Array(256);
  let [edgeCount, inkCount] = [0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const value = data[y * width + x] ?? 255;
      if (value < paper - inkStep) {
        shades[value] = (shades[value] ?? 0) + 1;
        inkCount += 1;
      }
      const edge = Math.abs(value - (data[y * width + x + 1] ?? value));
      if (edge <= inkStep / 2) continue;
      edges[edge] = (edges[edge] ?? 0) + 1;
      edgeCount += 1;
    }
  const ink = meanOfFirst(shades, inkCount * extreme, 1);
  const contrast = Math.max(inkStep, paper - ink);
  return { ink, sharpness: meanOfFirst(edges, edgeCount * extreme, -1) / contrast };
}

/** The mean of so many entries of a histogram, from its low end or from its high one. */
function meanOfFirst(histogram: Uint32Array, wanted: number, step: 1 | -1): number {
  let [sum, taken] = [0, 0];
  for (let at = step === 1 ? 0 : 255; at >= 0 && at < 256 && taken < wanted; at += step) {
    const own = Math.min(histogram[at] ?? 0, wanted - taken);
    sum += own * at;
    taken += own;
  }
  return taken === 0 ? 0 : sum / taken;
}

/** The part of a box that ink reaches: readers leave more or less room around words. Null where there is none. */
function tighten(image: GrayImage, box: Box): Area | null {
  const { width, height, data } = image;
  const area = {
    left: Math.max(1, Math.round(box.x * width)),
    top: Math.max(1, Math.round(box.y * height)),
    right: Math.min(width - 2, Math.round((box.x + box.w) * width)),
    bottom: Math.min(height - 2, Math.round((box.y + box.h) * height)),
  };
  if (area.right <= area.left || area.bottom <= area.top) return null;
  const dark = paperOf(image, area) - 2 * inkStep;
  let [left, top, right, bottom] = [area.right, area.bottom, area.left, area.top];
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1) {
      if ((data[y * width + x] ?? 255) >= dark) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
    }
  return right - left < 6 || bottom - top < 6 ? null : { left, top, right, bottom };
}
