import type { GrayImage } from './gray-image.ts';

/** The same picture at another size: averaged over areas where it shrinks, smoothly interpolated where it grows. */
export function scaleImage(image: GrayImage, width: number, height: number): GrayImage {
  if (width === image.width && height === image.height) return image;
  const wide = width === image.width ? image : resampleColumns(image, width);
  return height === image.height ? wide : resampleRows(wide, height);
}

/** Halved, or made smaller by any whole factor: the mean of squares of pixels. What is left over at the edges is cut. */
export function reduceImage({ width, height, data }: GrayImage, factor: number): GrayImage {
  const reduced = { width: Math.max(1, Math.floor(width / factor)), height: Math.max(1, Math.floor(height / factor)) };
  const result = new Uint8Array(reduced.width * reduced.height);
  const area = factor * factor;
  const sums = new Uint32Array(reduced.width);
  for (let y = 0; y < reduced.height; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row += 1) {
      let at = row * width;
      for (let x = 0; x < reduced.width; x += 1) {
        let sum = 0;
        for (let step = 0; step < factor; step += 1, at += 1) sum += data[at] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < reduced.width; x += 1) result[y * reduced.width + x] = (sums[x] ?? 0) / area;
  }
  return { ...reduced, data: result };
}

/** Whole numbers of 1/16384: sums of bytes times weights stay exact, so that every machine gets the same pixels. */
const ONE = 1 << 14;

/** Another number of rows: each new one is a weighted sum of a few old ones. */
function resampleRows({ width, height, data }: GrayImage, newHeight: number): GrayImage {
  const { starts, weights, taps } = weightsFor(height, newHeight);
  const result = new Uint8Array(width * newHeight);
  const sums = new Int32Array(width);
  for (let y = 0; y < newHeight; y += 1) {
    const first = (starts[y] ?? 0) * width;
    if (taps === 4) {
      mixFourRows(result.subarray(y * width, (y + 1) * width), data.subarray(first, first + 4 * width), weights, y);
      continue;
    }
    sums.fill(ONE >> 1);
    for (let tap = 0; tap < taps; tap += 1) {
      const weight = weights[tap * newHeight + y] ?? 0;
      if (weight !== 0) addRow(sums, data, first + tap * width, weight);
    }
    storeRow(result, y * width, sums);
  }
  return { width, height: newHeight, data: result };
}

// Loops of their own, over nothing but arrays and whole numbers: compiled as such they run several times as fast.
function addRow(sums: Int32Array, data: Uint8Array, from: number, weight: number): void {
  for (let x = 0; x < sums.length; x += 1)
    sums[x] = ((sums[x] as number) + Math.imul(weight, data[from + x] as number)) | 0;
}

/** Growing takes four taps always: all at once, which spares the sums between. */
function mixFourRows(result: Uint8Array, rows: Uint8Array, weights: Int32Array, y: number): void {
  const width = result.length;
  const count = weights.length / 4;
  const [a, b, c, d] = [0, 1, 2, 3].map((tap) => weights[tap * count + y] ?? 0) as [number, number, number, number];
  for (let x = 0; x < width; x += 1) {
    const sum =
      Math.imul(a, rows[x] as number) +
      Math.imul(b, rows[x + width] as number) +
      Math.imul(c, rows[x + 2 * width] as number) +
      Math.imul(d, rows[x + 3 * width] as number);
    result[x] = toByte((sum + (ONE >> 1)) | 0);
  }
}

function mixFourColumns(result: Uint8Array, row: Uint8Array, starts: Int32Array, weights: Int32Array): void {
  const width = result.length;
  for (let x = 0; x < width; x += 1) {
    const at = starts[x] as number;
    const sum =
      Math.imul(weights[x] as number, row[at] as number) +
      Math.imul(weights[x + width] as number, row[at + 1] as number) +
      Math.imul(weights[x + 2 * width] as number, row[at + 2] as number) +
      Math.imul(weights[x + 3 * width] as number, row[at + 3] as number);
    result[x] = toByte((sum + (ONE >> 1)) | 0);
  }
}

function storeRow(result: Uint8Array, to: number, sums: Int32Array): void {
  for (let x = 0; x < sums.length; x += 1) result[to + x] = toByte(sums[x] as number);
}

function resampleColumns({ width, height, data }: GrayImage, newWidth: number): GrayImage {
  const { starts, weights, taps } = weightsFor(width, newWidth);
  const result = new Uint8Array(newWidth * height);
  const sums = new Int32Array(newWidth);
  for (let y = 0; y < height; y += 1) {
    if (taps === 4) {
      const row = data.subarray(y * width, (y + 1) * width);
      mixFourColumns(result.subarray(y * newWidth, (y + 1) * newWidth), row, starts, weights);
      continue;
    }
    sums.fill(ONE >> 1);
    for (let tap = 0; tap < taps; tap += 1)
      addTaps(sums, data, y * width + tap, starts, weights.subarray(tap * newWidth));
    storeRow(result, y * newWidth, sums);
  }
  return { width: newWidth, height, data: result };
}

function addTaps(sums: Int32Array, data: Uint8Array, from: number, starts: Int32Array, weights: Int32Array): void {
  for (let x = 0; x < sums.length; x += 1) {
    sums[x] = ((sums[x] as number) + Math.imul(weights[x] as number, data[from + (starts[x] as number)] as number)) | 0;
  }
}

function toByte(sum: number): number {
  const value = sum >> 14;
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

function weightsFor(size: number, newSize: number): Weights {
  return newSize < size ? areaWeights(size, newSize) : cubicWeights(size, newSize);
}

interface Weights {
  readonly starts: Int32Array;
  /** All new pixels' first weights, then all their second ones, and so on: `taps` times as many as there are pixels. */
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
      weights[tap * newWidth + x] = share;
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
