import type { Box, Page } from '@countersign/engine/pages/page';
import { decode } from 'fast-png';
import { encodeRgbPng } from './images/encode-png.ts';

type Colour = readonly [number, number, number];

/** What the frames mean; the command's help says the same. */
const colours = {
  text: [30, 110, 230],
  ocr: [230, 120, 0],
  unsure: [220, 0, 40],
  marked: [0, 150, 60],
  empty: [120, 120, 120],
  undetermined: [160, 0, 200],
  doubt: [160, 0, 200],
} as const satisfies Record<string, Colour>;

/** Recognized words below this are shown as unsure. */
const SURE = 0.7;

/** The picture of a page with a frame around each word, mark and doubt, for a person to look at. */
export function drawOverlay(page: Page, png: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(png);
  if (channels !== 3 || !(data instanceof Uint8Array))
    throw new TypeError('The picture must have three bytes a pixel.');
  const image = { width, height, data };
  for (const { box, method, confidence } of page.words) {
    frame(image, box, confidence < SURE ? colours.unsure : colours[method], 1);
  }
  for (const { box, state } of page.marks) frame(image, box, colours[state], 3);
  for (const { box } of page.doubts) if (box !== null) frame(image, box, colours.doubt, 2);
  return encodeRgbPng(image);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function frame(image: Pixels, box: Box, colour: Colour, thickness: number): void {
  const left = Math.round(box.x * image.width);
  const right = Math.round((box.x + box.w) * image.width);
  const top = Math.round(box.y * image.height);
  const bottom = Math.round((box.y + box.h) * image.height);
  for (let ring = 0; ring < thickness; ring += 1) {
    for (let x = left - ring; x <= right + ring; x += 1) {
      put(image, x, top - ring, colour);
      put(image, x, bottom + ring, colour);
    }
    for (let y = top - ring; y <= bottom + ring; y += 1) {
      put(image, left - ring, y, colour);
      put(image, right + ring, y, colour);
    }
  }
}

function put({ width, height, data }: Pixels, x: number, y: number, [red, green, blue]: Colour): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
}
