import type { GrayImage } from './gray-image.ts';
import { transpose } from './scale-image.ts';

const PAPER = 255;

/** Turned clockwise by quarters of a circle; 4 is none. */
export function turnImage(image: GrayImage, quarters: number): GrayImage {
  const { width, height, data } = image;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { width: height, height: width, data: mirrorRows(transpose(data, width, height), height, width) };
    case 2:
      return { width, height, data: data.slice().reverse() };
    case 3:
      return { width: height, height: width, data: transpose(mirrorRows(data, width, height), width, height) };
    default:
      return image;
  }
}

function mirrorRows(data: Uint8Array, width: number, height: number): Uint8Array {
  const result = data.slice();
  for (let y = 0; y < height; y += 1) result.subarray(y * width, (y + 1) * width).reverse();
  return result;
}

/**
 * Turned clockwise about the centre by a small angle, on a sheet of the same size; what comes in from outside is paper.
 * Whole-number arithmetic inside, so that the same pixels come out on every machine.
 */
export function rotateImage(image: GrayImage, degrees: number): GrayImage {
  if (degrees === 0) return image;
  const { width, height, data } = image;
  const radians = (degrees * Math.PI) / 180;
  const one = 1 << 16;
  const cos = Math.round(Math.cos(radians) * one);
  const sin = Math.round(Math.sin(radians) * one);
  const result = new Uint8Array(width * height).fill(PAPER);
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y += 1) {
    // Where the pixel comes from: the turn undone. Both numbers are pixels times 65536.
    let fromX = Math.round(midX * one - midX * cos + (y - midY) * sin);
    let fromY = Math.round(midY * one + midX * sin + (y - midY) * cos);
    for (let x = 0; x < width; x += 1, fromX += cos, fromY -= sin) {
      // A shift rounds down also below zero, as long as the number has at most 31 bits: pictures of 32,768 pixels a side.
      const left = fromX >> 16;
      const top = fromY >> 16;
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const right = (fromX & 0xffff) >> 8;
      const below = (fromY & 0xffff) >> 8;
      const at = top * width + left;
      const upper = (data[at] ?? 0) * (256 - right) + (data[at + 1] ?? 0) * right;
      const lower = (data[at + width] ?? 0) * (256 - right) + (data[at + width + 1] ?? 0) * right;
      result[y * width + x] = (upper * (256 - below) + lower * below + 32768) >> 16;
    }
  }
  return { width, height, data: result };
}
