import type { GrayImage } from './gray-image.ts';
import { inkMask, paperShade } from './ink-mask.ts';

/** In inches: a dot of a leader, and from one dot to the next. The dots of letters from a needle printer stand closer. */
const MAX_DOT = 0.03;
const MIN_PITCH = 0.028;
const MAX_PITCH = 0.16;
/** Of the pitch: dots of one leader stand evenly. */
const UNEVEN = 0.3;
/** In inches, from one dot to the next, on a page that lies askew. */
const MAX_STEP = 0.012;
/** Fewer are an omission in the text. */
const LEAST_DOTS = 6;
/** A page of noise or of half-tones has more dots than leaders. */
const MAX_DOTS = 20_000;

interface Dot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}

interface Chain {
  readonly dots: Dot[];
  pitch: number;
}

/**
 * The picture without the rows of dots that lead from a label to its value. Engines read them as letters, and the words
 * beside them as worse ones. Null where there are none.
 */
export function eraseLeaders(image: GrayImage, dpi: number): GrayImage | null {
  const leaders = findChains(findDots(image, Math.round(MAX_DOT * dpi)), dpi);
  if (leaders.length === 0) return null;
  const data = Uint8Array.from(image.data);
  const paper = paperShade(image.data);
  for (const { left, top, right, bottom } of leaders.flatMap(({ dots }) => dots)) {
    // With the half-tones around it.
    for (let y = Math.max(0, top - 2); y <= Math.min(image.height - 1, bottom + 2); y += 1) {
      data.fill(paper, y * image.width + Math.max(0, left - 2), y * image.width + Math.min(image.width, right + 3));
    }
  }
  return { ...image, data };
}

/** Ink that stands alone and is no larger than a dot. */
function findDots(image: GrayImage, most: number): Dot[] {
  const { width } = image;
  const ink = inkMask(image);
  const dots = new Map<number, Dot>();
  for (let at = width + 1; at < ink.length - width - 1; at += 1) {
    // The first pixel of a dot has nothing before it and nothing above it.
    if (ink[at] !== 1 || ink[at - 1] === 1) continue;
    if (ink[at - width - 1] === 1 || ink[at - width] === 1 || ink[at - width + 1] === 1) continue;
    if (isLong(ink, at, 1, most) || isLong(ink, at, width, most)) continue;
    const dot = dotFrom(ink, width, at, most);
    if (dot !== null) dots.set(dot.top * width + dot.left, dot);
    if (dots.size > MAX_DOTS) return [];
  }
  return [...dots.values()];
}

/** Whether ink goes on from a pixel for longer than a dot: most letters begin so. */
function isLong(ink: Uint8Array, from: number, step: number, most: number): boolean {
  for (let index = 1; index <= most; index += 1) if (ink[from + index * step] !== 1) return false;
  return true;
}

/** What hangs together with a pixel; null where that is larger than a dot. */
function dotFrom(ink: Uint8Array, width: number, start: number, most: number): Dot | null {
  const found = [start];
  let [left, right, top, bottom] = [start % width, start % width, Math.floor(start / width), Math.floor(start / width)];
  for (let index = 0; index < found.length; index += 1) {
    const at = found[index] as number;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    if (right - left >= most || bottom - top >= most) return null;
    for (let row = -width; row <= width; row += width) {
      for (let next = at + row - 1; next <= at + row + 1; next += 1) {
        if (ink[next] === 1 && !found.includes(next)) found.push(next);
      }
    }
  }
  return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Dots that stand beside each other, each at the same distance from its neighbour. */
function findChains(dots: readonly Dot[], dpi: number): Chain[] {
  const step = Math.max(1.5, MAX_STEP * dpi);
  const rowOf = (y: number) => Math.floor(y / step);
  // The chains by the height of their last dot, the one farthest right at the end.
  const rows = new Map<number, Chain[]>();
  const all: Chain[] = [];
  for (const dot of [...dots].sort((a, b) => a.x - b.x)) {
    const row = rowOf(dot.y);
    const near = [row - 1, row, row + 1]
      .flatMap((each) => rows.get(each)?.slice(-2) ?? [])
      .filter((chain) => Math.abs(lastOf(chain).y - dot.y) <= step)
      .sort((a, b) => lastOf(b).x - lastOf(a).x);
    const neighbour = near[0];
    const goes = neighbour !== undefined && goesOn(neighbour, dot, dpi);
    const chain = goes ? neighbour : { dots: [], pitch: 0 };
    if (goes) chain.pitch = dot.x - lastOf(chain).x;
    else all.push(chain);
    chain.dots.push(dot);
    const own = rows.get(row);
    if (own === undefined) rows.set(row, [chain]);
    else if (own.at(-1) !== chain) own.push(chain);
  }
  return all.filter((chain) => chain.dots.length >= LEAST_DOTS);
}

function goesOn(chain: Chain, dot: Dot, dpi: number): boolean {
  const pitch = dot.x - lastOf(chain).x;
  if (pitch < MIN_PITCH * dpi || pitch > MAX_PITCH * dpi) return false;
  return chain.dots.length < 2 || Math.abs(pitch - chain.pitch) <= Math.max(1.5, UNEVEN * chain.pitch);
}

function lastOf({ dots }: Chain): Dot {
  return dots[dots.length - 1] as Dot;
}
