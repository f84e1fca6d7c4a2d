import type { GrayImage } from './gray-image.ts';

/** Ink differs from the paper by at least so much; half-tones of anti-aliasing count from the darker half on. */
const CONTRAST = 70;

/** 1 for ink, 0 for paper. The paper is the most common shade of the page; ink is darker. */
export function inkMask({ data }: GrayImage): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let paper = 255;
  for (let shade = 255; shade >= 0; shade -= 1) if ((counts[shade] ?? 0) > (counts[paper] ?? 0)) paper = shade;
  const limit = paper - CONTRAST;
  const ink = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) if ((data[i] ?? 255) < limit) ink[i] = 1;
  return ink;
}
