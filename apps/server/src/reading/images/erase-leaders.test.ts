import { describe, expect, it } from 'vitest';
import { eraseLeaders } from './erase-leaders.ts';
import type { GrayImage } from './gray-image.ts';

const [WIDTH, HEIGHT, DPI] = [600, 200, 200];
const PAPER = 235;

/** A page with square dots of ink, and with bars as high as letters. */
function page(dots: readonly (readonly [x: number, y: number])[], bars: readonly number[] = []): GrayImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const ink = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y += 1) data.fill(20, y * WIDTH + left, y * WIDTH + left + width);
  };
  for (const [x, y] of dots) ink(x, y, 3, 3);
  for (const x of bars) ink(x, 84, 4, 18);
  return { width: WIDTH, height: HEIGHT, data };
}

function row(count: number, pitch: (index: number) => number, slope = 0): [number, number][] {
  let x = 100;
  return Array.from({ length: count }, (_, index) => {
    const dot: [number, number] = [Math.round(x), Math.round(99 + slope * (x - 100))];
    x += pitch(index);
    return dot;
  });
}

const even = () => 16;

function isSame(found: GrayImage | null, expected: GrayImage): boolean {
  return found !== null && Buffer.from(found.data).equals(expected.data);
}

describe('a row of dots that leads to a value', () => {
  it('is taken off the picture, and the letters beside it stay', () => {
    const bars = [60, 70, 80, 500, 510, 520];
    expect(isSame(eraseLeaders(page(row(20, even), bars), DPI), page([], bars))).toBe(true);
  });

  it('is taken off where the page lies askew', () => {
    expect(isSame(eraseLeaders(page(row(20, even, 0.03)), DPI), page([]))).toBe(true);
  });

  it.each([
    ['three dots of an omission', page(row(3, even))],
    ['specks that stand unevenly', page(row(12, (index) => 8 + ((index * 7) % 20)))],
    ['dots as close as those of a needle printer', page(row(30, () => 5))],
    ['dots as far apart as stops of sentences', page(row(12, () => 40))],
    ['bars of one height', page([], [100, 116, 132, 148, 164, 180, 196])],
  ])('is not %s', (_what, picture) => {
    expect(eraseLeaders(picture, DPI) === null).toBe(true);
  });
});

it('gives up on a page of half-tones', () => {
  const data = new Uint8Array(1000 * 1000).fill(PAPER);
  for (let y = 2; y < 998; y += 6) for (let x = 2; x < 998; x += 6) data[y * 1000 + x] = 20;
  expect(eraseLeaders({ width: 1000, height: 1000, data }, DPI)).toBeNull();
});
