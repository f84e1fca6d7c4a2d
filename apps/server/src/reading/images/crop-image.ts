import type { GrayImage } from './gray-image.ts';

export interface PixelRectangle {
  readonly left: number;
  readonly top: number;
  /** The first column and row that no longer belong to it. */
  readonly right: number;
  readonly bottom: number;
}

/** A part of the picture, cut to what lies on it; at least one pixel. */
export function cropImage(image: GrayImage, area: PixelRectangle): GrayImage {
  const left = Math.min(Math.max(0, area.left), image.width - 1);
  const top = Math.min(Math.max(0, area.top), image.height - 1);
  const width = Math.max(1, Math.min(image.width, area.right) - left);
  const height = Math.max(1, Math.min(image.height, area.bottom) - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * image.width + left;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}
