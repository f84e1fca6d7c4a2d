import type { GrayImage } from './gray-image.ts';

/** Each pixel mixed with its eight neighbours, in weights of 1, 2 and 4 sixteenths: rounds off the steps of black and white. */
export function smoothImage({ width, height, data }: GrayImage): GrayImage {
  const across = new Uint16Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = data[row + (x > 0 ? x - 1 : 0)] ?? 0;
      const right = data[row + (x < width - 1 ? x + 1 : x)] ?? 0;
      across[row + x] = left + 2 * (data[row + x] ?? 0) + right;
    }
  }
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = (y > 0 ? y - 1 : 0) * width;
    const below = (y < height - 1 ? y + 1 : y) * width;
    for (let x = 0; x < width; x += 1) {
      result[row + x] = ((across[above + x] ?? 0) + 2 * (across[row + x] ?? 0) + (across[below + x] ?? 0) + 8) >> 4;
    }
  }
  return { width, height, data: result };
}
