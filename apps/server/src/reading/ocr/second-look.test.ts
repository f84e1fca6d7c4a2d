import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { openNpmEngine } from './npm-engine.ts';
import type { PictureEngine } from './ocr-engine.ts';
import { lookAgain } from './second-look.ts';
import { type BundledChild, bundleChild } from './testing/bundle-child.ts';
import { drawPage } from './testing/draw-page.ts';

let child: BundledChild;
let engine: PictureEngine;
beforeAll(async () => {
  child = await bundleChild();
  engine = await openNpmEngine({ childFile: child.file, parallel: 1 });
});
afterAll(async () => {
  await engine.close();
  await child.remove();
});

const [WIDTH, HEIGHT, LEFT, TOP] = [200, 60, 40, 30];

const LETTER = 6.1;

/** What a second look makes of print that was first read as something else, with the box that was drawn around it. */
async function look(
  printed: string,
  read: string,
  { withRule = false, boxed = printed.length, next = '' } = {},
): Promise<string | undefined> {
  const image = await drawPage([{ text: printed, x: LEFT, y: TOP }], { width: WIDTH, height: HEIGHT });
  const view = { image: withRule ? ruled(image) : image, dpi: 200, quarterTurns: 0, skewDegrees: 0 };
  const y = withRule ? TOP - 7 : TOP + 1;
  const box = { x: LEFT / WIDTH, y: y / HEIGHT, w: (boxed * LETTER) / WIDTH, h: (TOP + 11 - y) / HEIGHT };
  const after = { ...box, x: box.x + box.w + LETTER / 2 / WIDTH, w: (next.length * LETTER) / WIDTH };
  const words = [
    { text: read, box, confidence: 0.3 },
    ...(next === '' ? [] : [{ text: next, box: after, confidence: 0.9 }]),
  ];
  const [word] = await lookAgain(engine, view, words, new AbortController().signal);
  return word?.text;
}

/** The line of a table above the print. */
function ruled({ width, height, data }: GrayImage): GrayImage {
  const copy = new Uint8Array(data);
  const y = Math.round(((TOP - 5) / HEIGHT) * height);
  copy.fill(40, y * width, (y + 2) * width);
  return { width, height, data: copy };
}

describe('a number that cannot be right', () => {
  it('is read alone, as a number', async () => expect(await look('$423,518.50', '$4.23,518.5')).toBe('$423,518.50'));

  it('of nine digits whose last does not fit is read alone', async () =>
    expect(await look('085580972', '985580972')).toBe('085580972'));

  it('is read without the rule that its box holds, too', async () =>
    expect(await look('085580972', '985580972', { withRule: true })).toBe('085580972'));
});

describe('an amount that ends at its point', () => {
  it('is read with the cents behind it', async () =>
    expect(await look('$5,428.72', '$5,428.', { boxed: 6 })).toBe('$5,428.72'));

  it('stays where nothing stands behind it', async () => expect(await look('$5,428.', '$5,428.')).toBe('$5,428.'));

  it('stays where the next word stands behind it', async () =>
    expect(await look('$5,428.72', '$5,428.', { boxed: 6, next: '72' })).toBe('$5,428.'));
});

describe('what was read first stays', () => {
  it('where nine digits are no routing number when they are read alone', async () =>
    expect(await look('123456789', '123456786')).toBe('123456786'));

  it('where it has the form of a number', async () =>
    expect(await look('$423,518.50', '$428,518.50')).toBe('$428,518.50'));
});
