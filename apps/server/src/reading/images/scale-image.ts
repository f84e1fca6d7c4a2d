import type { GrayImage } from './gray-image.ts';

/** The same picture at another size: averaged over areas where it shrinks, smoothly interpolated where it grows. */
export function scaleImage(image: GrayImage, width: number, height: number): GrayImage {
  if (width === image.width && height === image.height) return image;
  const across = resample(image.data, image.width, image.height, width);
  // The second pass works on the turned picture, so that both read and write along rows.
  const turned = resample(transpose(across, width, image.height), image.height, width, height);
  return { width, height, data: transpose(turned, height, width) };
}

/** Scaled by one factor; never smaller than a pixel. */
export function scaleBy(image: GrayImage, factor: number): GrayImage {
  return scaleImage(
    image,
    Math.max(1, Math.round(image.width * factor)),
    Math.max(1, Math.round(image.height * factor)),
  );
}

/** Whole numbers of 1/16384: sums of bytes times weights stay exact, so that every machine gets the same pixels. */
const ONE = 1 << 14;

function resample(data: Uint8Array, width: number, height: number, newWidth: number): Uint8Array {
  const { starts, weights, taps } = newWidth < width ? areaWeights(width, newWidth) : cubicWeights(width, newWidth);
  const result = new Uint8Array(newWidth * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < newWidth; x += 1) {
      let sum = ONE >> 1;
      const first = row + (starts[x] ?? 0);
      const weight = x * taps;
      for (let tap = 0; tap < taps; tap += 1) sum += (data[first + tap] ?? 0) * (weights[weight + tap] ?? 0);
      const value = sum >> 14;
      result[y * newWidth + x] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return result;
}

interface Weights {
  readonly starts: Int32Array;
  /** `taps` of them for every new pixel. */
  readonly weights: Int32Array;
  readonly taps: number;
}

/** How much of each old pixel a new, larger one covers. */
function areaWeights(width: number, newWidth: number): Weights {
  const ratio = width / newWidth;
  const taps = Math.min(width, Math.ceil(ratio) + 1);
  return makeWeights(width, newWidth, taps, (x) => ({
    start: Math.floor(x * ratio),
    weigh: (at) => Math.max(0, Math.min(at + 1, (x + 1) * ratio) - Math.max(at, x * ratio)),
  }));
}

/** Catmull-Rom: goes through the old pixels and keeps edges of letters sharper than straight lines would. */
function cubicWeights(width: number, newWidth: number): Weights {
  const ratio = width / newWidth;
  return makeWeights(width, newWidth, Math.min(4, width), (x) => {
    const centre = (x + 0.5) * ratio - 0.5;
    return { start: Math.floor(centre) - 1, weigh: (at) => catmullRom(Math.abs(centre - at)) };
  });
}

function catmullRom(distance: number): number {
  if (distance < 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1;
  return distance < 2 ? -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2 : 0;
}

interface Reach {
  readonly start: number;
  weigh(at: number): number;
}

function makeWeights(width: number, newWidth: number, taps: number, reachOf: (x: number) => Reach): Weights {
  const starts = new Int32Array(newWidth);
  const weights = new Int32Array(newWidth * taps);
  for (let x = 0; x < newWidth; x += 1) {
    const { start, weigh } = reachOf(x);
    // At the edges the window moves inside; pixels outside count as the edge, by leaving them out and sharing the rest.
    const first = Math.max(0, Math.min(start, width - taps));
    starts[x] = first;
    const parts = Array.from({ length: taps }, (_, tap) => weigh(first + tap));
    const total = parts.reduce((sum, part) => sum + part, 0);
    let left = ONE;
    for (const [tap, part] of parts.entries()) {
      const share = tap === taps - 1 ? left : Math.round((part / total) * ONE);
      weights[x * taps + tap] = share;
      left -= share;
    }
  }
  return { starts, weights, taps };
}

/** In squares of 32 pixels, which stay in the processor's nearest memory. */
export function transpose(data: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(data.length);
  const side = 32;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const bottom = Math.min(top + side, height);
      const right = Math.min(left + side, width);
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) result[x * height + y] = data[y * width + x] ?? 0;
      }
    }
  }
  return result;
}
