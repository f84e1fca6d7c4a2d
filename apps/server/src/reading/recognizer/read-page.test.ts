import { boxOverlap } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { drawPage, noteLines, noteWords } from '../ocr/testing/draw-page.ts';
import { readPage } from './read-page.ts';
import { slopeDegrees } from './slope-degrees.ts';
import { shapeReader } from './testing/shape-reader.ts';

const DPI = 200;
const reader = shapeReader();
let page: GrayImage;

beforeAll(async () => {
  page = await drawPage(noteLines);
});

/** Every crop that a page is cut into. */
function cropsOf(image: GrayImage): { width: number; height: number; data: Uint8Array }[] {
  const crops: { width: number; height: number; data: Uint8Array }[] = [];
  readPage(image, DPI, (data, width, height) => {
    crops.push({ width, height, data: data.slice() });
    return reader(data, width, height);
  });
  return crops;
}

function painted(image: GrayImage, boxes: readonly [number, number, number, number][], shade = 0): GrayImage {
  const data = image.data.slice();
  for (const [x, y, w, h] of boxes) {
    for (let row = y; row < y + h; row += 1) data.fill(shade, row * image.width + x, row * image.width + x + w);
  }
  return { ...image, data };
}

/** The place of a drawn word, in fractions: of the widest word of a line. */
const widest = (words: readonly { box: Box }[]) => [...words].sort((a, b) => b.box.w - a.box.w)[0]?.box;

describe('a printed page', () => {
  it('is cut into its lines, each once, and every word has its box', () => {
    expect(cropsOf(page)).toHaveLength(noteLines.length);
    const { words, quarterTurns, without } = readPage(page, DPI, reader);
    expect(words).toHaveLength(noteWords.length);
    expect({ quarterTurns, without }).toEqual({ quarterTurns: 0, without: null });
    // Line by line: the ninth word begins the third line.
    expect(words[7]?.box.y).toBeCloseTo(97 / 300, 1);
    expect(words[7]?.box.x).toBeCloseTo(40 / 420, 2);
  });

  it('gives the same words twice', () => expect(readPage(page, DPI, reader)).toEqual(readPage(page, DPI, reader)));

  it.each([-9.5, -3, 0.4, 2.5, 9.5])('that lies askew by %d degrees is made level', (degrees) => {
    const straight = readPage(page, DPI, reader);
    const askew = readPage(rotateImage(page, degrees), DPI, reader);
    expect(slopeDegrees(askew.slope)).toBeCloseTo(degrees, 0);
    expect(Math.abs(askew.words.length - noteWords.length)).toBeLessThanOrEqual(1);
    const [found, expected] = [widest(askew.words), widest(straight.words)];
    expect(found?.w).toBeCloseTo(expected?.w ?? 0, 1);
  });

  it.each([0, 1, 2, 3])('that lies turned by %i quarters is read upright', async (quarters) => {
    // The foot of an L is at its bottom.
    const ells = await drawPage(
      Array.from({ length: 12 }, (_, line) => ({ text: 'LLLLL LLLL LLLLLL LLL LLLLL', x: 40, y: 20 + 20 * line })),
    );
    const upright = shapeReader((rows) => {
      const half = rows.length >> 1;
      const sum = (part: readonly number[]) => part.reduce((all, each) => all + each, 0);
      return sum(rows.slice(half)) > sum(rows.slice(0, half));
    });
    const straight = readPage(ells, DPI, upright);
    const turned = readPage(turnImage(ells, quarters), DPI, upright);
    expect(turned.quarterTurns).toBe((4 - quarters) % 4);
    expect(turned.words).toHaveLength(60);
    const { x, y, w, h } = straight.words[1]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const expected = [
      { x, y, w, h },
      { x: 1 - y - h, y: x, w: h, h: w },
      { x: 1 - x - w, y: 1 - y - h, w, h },
      { x: y, y: 1 - x - w, w: h, h: w },
    ][quarters] as Box;
    expect(boxOverlap(turned.words[1]?.box ?? expected, expected)).toBeGreaterThan(0.7);
  });
});

describe('lines', () => {
  it('of two columns are read apart, also where they stand at different heights', async () => {
    const column = (x: number, y: number) =>
      Array.from({ length: 8 }, (_, line) => ({ text: 'words of this column', x, y: y + 15 * line }));
    const image = await drawPage([...column(20, 40), ...column(240, 45)]);
    expect(cropsOf(image)).toHaveLength(16);
    expect(readPage(image, DPI, reader).words).toHaveLength(64);
  });

  it('keep their letters where a rule runs under, beside or through them, and rules are no lines', () => {
    const ruled = painted(page, [
      // A table around it all, a line under the second line, one through the third.
      [60, 60, 1000, 2],
      [60, 700, 1000, 2],
      [60, 60, 2, 642],
      [1058, 60, 2, 642],
      [60, 229, 1000, 2],
      [60, 284, 1000, 2],
    ]);
    expect(cropsOf(ruled)).toHaveLength(noteLines.length);
    const [plain, through] = [readPage(page, DPI, reader), readPage(ruled, DPI, reader)];
    expect(through.words).toHaveLength(plain.words.length);
    for (const [index, word] of plain.words.entries()) {
      expect(boxOverlap(through.words[index]?.box ?? word.box, word.box)).toBeGreaterThan(0.6);
    }
  });

  it('do not take in the boxes to tick that stand beside them', async () => {
    const image = await drawPage([{ text: 'Purchase money mortgage', x: 60, y: 40 }, ...noteLines.slice(4)]);
    const [x, y] = [122, 112];
    const box = painted(image, [
      [x, y, 26, 2],
      [x, y + 24, 26, 2],
      [x, y, 2, 26],
      [x + 24, y, 2, 26],
    ]);
    expect(readPage(box, DPI, reader).words).toHaveLength(readPage(image, DPI, reader).words.length);
  });

  it('of light print on a dark bar are given to the reader dark on light', async () => {
    const heading = await drawPage([{ text: 'SCHEDULE OF PAYMENTS', x: 60, y: 20 }], { height: 60 });
    const bar = { ...heading, data: heading.data.map((value) => 255 - value) };
    const data = new Uint8Array(page.data.length + bar.data.length + page.width * 40).fill(255);
    // The bar stands on paper, with its sides cut off.
    for (let row = 0; row < bar.height; row += 1) {
      data.set(bar.data.subarray(row * bar.width + 100, (row + 1) * bar.width - 100), (row + 20) * bar.width + 100);
    }
    data.set(page.data, page.width * (bar.height + 40));
    const image = { width: page.width, height: page.height + bar.height + 40, data };
    const crops = cropsOf(image);
    expect(crops).toHaveLength(noteLines.length + 1);
    for (const crop of crops) {
      expect(crop.data.reduce((sum, value) => sum + value, 0) / crop.data.length).toBeGreaterThan(150);
    }
    expect(readPage(image, DPI, reader).words).toHaveLength(noteWords.length + 3);
  });

  it('of gray print on gray paper and of white print on a black page are found as well', () => {
    const gray = { ...page, data: page.data.map((value) => 120 + Math.round((value * 70) / 255)) };
    expect(readPage(gray, DPI, shapeReader()).without).toBeNull();
    expect(cropsOf(gray)).toHaveLength(noteLines.length);
    const black = { ...page, data: page.data.map((value) => 255 - value) };
    expect(readPage(black, DPI, reader).words).toHaveLength(noteWords.length);
  });
});
