import type { RgbImage } from './encode-png.ts';

/** Turned clockwise by quarters of a circle. */
export function turnRgb(image: RgbImage, quarters: number): RgbImage {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return image;
  const { width, height, data } = image;
  const [outWidth, outHeight] = turns === 2 ? [width, height] : [height, width];
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (toY * outWidth + toX) * 3;
      out[to] = data[from] ?? 0;
      out[to + 1] = data[from + 1] ?? 0;
      out[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { width: outWidth, height: outHeight, data: out };
}
