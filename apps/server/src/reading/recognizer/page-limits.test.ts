import { describe, expect, it } from 'vitest';
import { scaleImage } from '../images/scale-image.ts';
import { drawPage, noteLines } from '../ocr/testing/draw-page.ts';
import { openLineReader } from './line-reader.ts';
import { readPage } from './read-page.ts';
import { shapeReader } from './testing/shape-reader.ts';

const reader = shapeReader();
const page = (width: number, height: number, shade: (x: number, y: number) => number) => {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data[y * width + x] = shade(x, y);
  return { width, height, data };
};
/** One square of a pattern, over and over. */
const tiled = (width: number, height: number, tile: ReturnType<typeof page>) => {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = tile.data.subarray((y % tile.height) * tile.width, ((y % tile.height) + 1) * tile.width);
    for (let x = 0; x + tile.width <= width; x += tile.width) data.set(row, y * width + x);
  }
  return { width, height, data };
};
/** The same dots on every run. */
const noise = (x: number, y: number) => (Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 16) & 255;

describe('a picture with nothing to read says why it has no words', () => {
  it.each([
    ['an empty sheet', page(850, 1100, () => 250), 'blank'],
    ['an empty sheet with the noise of a scanner', page(850, 1100, (x, y) => 235 + (noise(x, y) >> 4)), 'blank'],
    ['a sheet that is all black', page(850, 1100, () => 0), 'blank'],
    ['a picture of one pixel', page(1, 1, () => 0), 'blank'],
    ['a picture that is one pixel high', page(3000, 1, (x) => (x % 7) * 40), 'picture'],
  ])('%s', (_name, image, reason) => {
    const { words, without } = readPage(image, 200, reader);
    expect(words).toEqual([]);
    expect(without).toBe(reason);
  });
});

it('a photograph is no page of words', async () => {
  const { readLine } = await openLineReader();
  const photograph = page(850, 1100, (x, y) => (x / 10 + y / 14 + noise(x, y) / 6) & 255);
  const { words, without } = readPage(photograph, 200, readLine);
  expect(words).toEqual([]);
  expect(without).toMatch(/picture|unreadable/);
});

describe('a picture beyond all measure ends with words or with a reason', () => {
  it.each([
    ['black and white noise', page(850, 1100, (x, y) => (noise(x, y) > 128 ? 255 : 0))],
    ['dots in a screen', page(850, 1100, (x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 0 : 255))],
    ['stripes', page(850, 1100, (_, y) => (y % 6 < 3 ? 0 : 255))],
    [
      '10,000 by 10,000 pixels',
      tiled(
        10_000,
        10_000,
        page(40, 60, (x, y) => (x < 20 && y < 30 ? 20 : 245)),
      ),
    ],
    ['a strip 20,000 pixels long', page(20_000, 60, (x, y) => (y > 20 && y < 40 && x % 20 < 10 ? 0 : 255))],
  ])('%s', { timeout: 120_000 }, (_name, image) => {
    const { words, without } = readPage(image, 200, reader);
    expect(words.length > 0 || without !== null).toBe(true);
  });

  it('print that is three pixels high', async () => {
    const drawn = await drawPage(noteLines);
    const tiny = scaleImage(drawn, Math.round(drawn.width / 8), Math.round(drawn.height / 8));
    const { words, without } = readPage(tiny, 200, reader);
    expect(words.length > 0 || without !== null).toBe(true);
  });
});
