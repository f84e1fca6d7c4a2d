import { boxOverlap } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { drawPage, noteLines, noteWords } from '../ocr/testing/draw-page.ts';
import { openLineReader } from './line-reader.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { slopeDegrees } from './slope-degrees.ts';

let read: (image: GrayImage) => ReadPage;
let page: GrayImage;

beforeAll(async () => {
  const { readLine } = await openLineReader();
  read = (image) => readPage(image, 200, readLine);
  page = await drawPage(noteLines);
});

const textsOf = ({ words }: ReadPage) => words.map(({ text }) => text);
const boxOf = ({ words }: ReadPage, text: string) => words.find((word) => word.text === text)?.box ?? null;

/** Of the words of the page, how many were read: one to one. */
function recall(found: ReadPage, words: readonly string[]): number {
  const left = textsOf(found);
  const right = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return right.length / words.length;
}

function painted(image: GrayImage, boxes: readonly (readonly [number, number, number, number])[]): GrayImage {
  const data = image.data.slice();
  for (const [x, y, w, h] of boxes) {
    for (let row = y; row < y + h; row += 1) data.fill(0, row * image.width + x, row * image.width + x + w);
  }
  return { ...image, data };
}

describe('a printed page', () => {
  it('is read with every number right, each word in its place, twice the same', () => {
    const first = read(page);
    expect(first.words).toHaveLength(noteWords.length);
    expect(recall(first, noteWords)).toBeGreaterThan(0.97);
    const numbers = noteWords.filter((word) => /\d/.test(word));
    expect(recall(first, numbers)).toBe(1);
    expect(first).toMatchObject({ quarterTurns: 0, slope: 0, without: null });
    const amount = boxOf(first, '$418,250.75');
    expect(amount?.x).toBeGreaterThan(0.35);
    expect(amount?.x).toBeLessThan(0.5);
    expect(amount?.y).toBeCloseTo(117 / 300, 1);
    expect(read(page)).toEqual(first);
  });

  it.each([-9.5, 2.5])(
    'that lies askew by %d degrees is made level, and its words are found where they lay',
    (degrees) => {
      const askew = read(rotateImage(page, degrees));
      expect(slopeDegrees(askew.slope)).toBeCloseTo(degrees, 0);
      expect(recall(askew, noteWords)).toBeGreaterThan(0.95);
      // About the middle of the page a turn moves little.
      const [found, straight] = [boxOf(askew, 'the'), boxOf(read(page), 'the')];
      expect(Math.abs((found?.y ?? 1) - (straight?.y ?? 0))).toBeLessThan(0.12);
    },
  );

  it.each([1, 2, 3])('that lies turned by %i quarters is read upright', (quarters) => {
    const turned = read(turnImage(page, quarters));
    expect(turned.quarterTurns).toBe(4 - quarters);
    expect(recall(turned, noteWords)).toBeGreaterThan(0.97);
    const { x, y, w, h } = boxOf(read(page), '$418,250.75') as Box;
    const expected = [
      { x: 1 - y - h, y: x, w: h, h: w },
      { x: 1 - x - w, y: 1 - y - h, w, h },
      { x: y, y: 1 - x - w, w: h, h: w },
    ][quarters - 1] as Box;
    expect(boxOverlap(boxOf(turned, '$418,250.75') as Box, expected)).toBeGreaterThan(0.7);
  });
});

describe('print', () => {
  it('in two columns is read column by column, also where their lines stand at different heights', async () => {
    const column = (x: number, y: number, word: string) =>
      ['Principal', 'Interest', 'Escrow', 'Payment'].map((text, line) => ({
        text: `${text} ${word}`,
        x,
        y: y + 16 * line,
      }));
    const image = await drawPage([...column(20, 40, 'due'), ...column(240, 46, 'paid')], { height: 140 });
    expect(recall(read(image), ['Principal', 'due', 'Interest', 'Escrow', 'paid', 'Payment'])).toBe(1);
    expect(read(image).words).toHaveLength(16);
  });

  it('keeps its letters where a rule runs under, beside or through it, and rules are no words', () => {
    const ruled = painted(page, [
      [60, 60, 1000, 2],
      [60, 700, 1000, 2],
      [60, 60, 2, 642],
      [1058, 60, 2, 642],
      // Under the second line, and through the feet of the third.
      [60, 232, 1000, 2],
      [60, 290, 1000, 2],
    ]);
    const found = read(ruled);
    expect(recall(found, noteWords)).toBeGreaterThan(0.93);
    expect(found.words.length).toBeLessThanOrEqual(noteWords.length + 1);
  });

  it('beside a box to tick is read without it', async () => {
    const image = await drawPage([{ text: 'Purchase money mortgage', x: 60, y: 40 }, ...noteLines.slice(4)]);
    const box = painted(image, [
      [122, 112, 26, 2],
      [122, 136, 26, 2],
      [122, 112, 2, 26],
      [146, 112, 2, 26],
    ]);
    expect(textsOf(read(box)).slice(0, 3)).toEqual(['Purchase', 'money', 'mortgage']);
  });

  it('that is light on a dark bar is read like any other', async () => {
    const heading = await drawPage([{ text: 'SCHEDULE OF PAYMENTS', x: 60, y: 20 }], { height: 60 });
    const data = new Uint8Array((page.height + heading.height + 40) * page.width).fill(255);
    // The bar stands on paper, its ends within the page.
    for (let row = 0; row < heading.height; row += 1) {
      const bar = heading.data
        .subarray(row * page.width + 100, (row + 1) * page.width - 100)
        .map((value) => 255 - value);
      data.set(bar, (row + 20) * page.width + 100);
    }
    data.set(page.data, page.width * (heading.height + 40));
    const found = read({ width: page.width, height: page.height + heading.height + 40, data });
    expect(textsOf(found).slice(0, 3)).toEqual(['SCHEDULE', 'OF', 'PAYMENTS']);
    expect(recall(found, noteWords)).toBeGreaterThan(0.97);
  });

  it('that is gray on gray, or white on a black page, is read as well', () => {
    const gray = read({ ...page, data: page.data.map((value) => 120 + Math.round((value * 70) / 255)) });
    expect(recall(gray, noteWords)).toBeGreaterThan(0.97);
    const black = read({ ...page, data: page.data.map((value) => 255 - value) });
    expect(recall(black, noteWords)).toBeGreaterThan(0.97);
  });
});
