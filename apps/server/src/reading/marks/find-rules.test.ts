import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { findRules } from './find-rules.ts';

const DPI = 200;
const [WIDTH, HEIGHT] = [1700, 2200];
const PAPER = 240;

function paper(): GrayImage {
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(PAPER) };
}

/** A level line with a drift, as thin print comes off a scanner: its ink is shared out between two rows of pixels. */
function drawLevel({ data }: GrayImage, left: number, right: number, y: number, slope: number): void {
  for (let x = left; x <= right; x += 1) {
    const at = y + slope * (x - left);
    const [row, below] = [Math.floor(at), at - Math.floor(at)];
    data[row * WIDTH + x] = PAPER - Math.round(110 * (1 - below));
    data[(row + 1) * WIDTH + x] = PAPER - Math.round(110 * below);
  }
}

function drawUpright({ data }: GrayImage, x: number, top: number, bottom: number): void {
  for (let y = top; y <= bottom; y += 1) data[y * WIDTH + x] = PAPER - 150;
}

describe('the lines of a page that is a picture', () => {
  it('finds a thin line that lies askew as one, where its middle stands', () => {
    const picture = paper();
    drawLevel(picture, 150, 1550, 900, 0.02);
    const rules = findRules(picture, DPI);
    expect(rules.map(({ direction }) => direction)).toEqual(['horizontal']);
    const [{ box } = { box: { x: 0, y: 0, w: 0, h: 0 } }] = rules;
    expect(box.x * WIDTH).toBeCloseTo(150, -2);
    expect((box.x + box.w) * WIDTH).toBeCloseTo(1550, -2);
    expect(Math.abs(box.y * HEIGHT - 914)).toBeLessThan(4);
  });

  it('finds the sides of a box', () => {
    const picture = paper();
    drawLevel(picture, 300, 900, 500, 0);
    drawLevel(picture, 300, 900, 700, 0);
    drawUpright(picture, 300, 500, 700);
    drawUpright(picture, 900, 500, 700);
    const rules = findRules(picture, DPI);
    const places = (wanted: string, of: 'x' | 'y') =>
      rules
        .filter(({ direction }) => direction === wanted)
        .map(({ box }) => Math.round(box[of] * (of === 'x' ? WIDTH : HEIGHT)))
        .sort((a, b) => a - b);
    expect(places('horizontal', 'y')).toEqual([500, 700]);
    expect(places('vertical', 'x')).toEqual([300, 900]);
  });

  it('puts a line together that scanning tore, where a trace of it is left', () => {
    const picture = paper();
    drawLevel(picture, 150, 700, 900, 0);
    drawLevel(picture, 900, 1550, 900, 0);
    // Darker than paper, too light for ink.
    for (let x = 701; x < 900; x += 1) picture.data[900 * WIDTH + x] = PAPER - 40;
    expect(findRules(picture, DPI).map(({ box }) => Math.round(box.w * WIDTH))).toEqual([1400]);
  });

  it('two lines side by side stay two', () => {
    const picture = paper();
    drawLevel(picture, 200, 600, 900, 0);
    drawLevel(picture, 700, 1100, 900, 0);
    expect(findRules(picture, DPI)).toHaveLength(2);
  });
});
