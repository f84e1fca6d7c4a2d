import type { GrayImage } from './gray-image.ts';

/** The gray value that parts ink from paper best: at most this is ink (Otsu). */
export function otsuThreshold(image: GrayImage): number {
  return splitHistogram(histogramOf(image.data)).threshold;
}

function histogramOf(data: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    histogram[value] = (histogram[value] ?? 0) + 1;
  }
  return histogram;
}

export interface Split {
  readonly threshold: number;
  /** The mean of each side. */
  readonly ink: number;
  readonly paper: number;
  /** The share of pixels that are ink. */
  readonly inkShare: number;
}

function splitHistogram(histogram: Uint32Array): Split {
  let total = 0;
  let sum = 0;
  for (let value = 0; value < 256; value += 1) {
    total += histogram[value] ?? 0;
    sum += value * (histogram[value] ?? 0);
  }
  let best = -1;
  let split: Split = { threshold: 127, ink: 0, paper: 255, inkShare: 0 };
  let [count, below] = [0, 0];
  for (let value = 0; value < 255; value += 1) {
    count += histogram[value] ?? 0;
    below += value * (histogram[value] ?? 0);
    if (count === 0 || count === total) continue;
    const [ink, paper] = [below / count, (sum - below) / (total - count)];
    const apart = count * (total - count) * (paper - ink) ** 2;
    if (apart <= best) continue;
    best = apart;
    split = { threshold: value, ink, paper, inkShare: count / total };
  }
  return split;
}
