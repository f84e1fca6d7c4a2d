import type { Box } from '@countersign/engine/pages/page';
import { decodePng } from './images/decode-png.ts';
import { encodeGrayPng } from './images/encode-png.ts';

/** Of the page, around the box: the words before and after, and the lines above and below, say what it is about. */
const AROUND = { x: 0.16, y: 0.012 };

/** The piece of a page around a box, in gray. The box is given in fractions of the page. */
export function cropPng(
  png: Uint8Array,
  box: Box,
): { readonly png: Buffer; readonly width: number; readonly height: number } {
  const { image } = decodePng(png);
  const left = Math.floor(Math.max(0, box.x - AROUND.x) * image.width);
  const right = Math.ceil(Math.min(1, box.x + box.w + AROUND.x) * image.width);
  const top = Math.floor(Math.max(0, box.y - AROUND.y) * image.height);
  const bottom = Math.ceil(Math.min(1, box.y + box.h + AROUND.y) * image.height);
  const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * image.width + left;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { png: encodeGrayPng({ width, height, data }), width, height };
}
