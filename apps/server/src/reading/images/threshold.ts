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

/** Values this near to black or white count as such. */
const NEAR = 24;
/** Gray pixels for each black one that a picture of black and white may have: a stamp or a little noise. */
const FEW_GRAY = 0.05;

/** Whether a scanner or a fax has made it black and white: letters have hard, ragged edges then. */
export function isBilevel({ data }: GrayImage): boolean {
  let [black, gray] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    if (value <= NEAR) black += 1;
    else if (value < 255 - NEAR) gray += 1;
  }
  return gray <= FEW_GRAY * black;
}
