import type { GrayImage } from './gray-image.ts';

/** Ink differs from the paper by at least so much; half-tones of anti-aliasing count from the darker half on. */
const CONTRAST = 70;

/** 1 for ink, 0 for paper. The paper is the most common shade of the page; ink is darker. */
export function inkMask({ data }: GrayImage): Uint8Array {
  const limit = paperShade(data) - CONTRAST;
  const ink = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) if ((data[i] ?? 255) < limit) ink[i] = 1;
  return ink;
}

/** Of what falls between two rows of pixels each has at least so much. */
const HALF_CONTRAST = 25;

/**
 * As `inkMask`, for whoever follows level lines: a thin one on a page that lies askew falls between two rows of pixels
 * here and there, and neither is dark enough alone. It counts on the upper of them.
 */
export function lineMask({ data, width }: GrayImage): Uint8Array {
  const paper = paperShade(data);
  const ink = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    const dark = paper - (data[i] ?? 255);
    if (dark < HALF_CONTRAST) continue;
    const below = paper - (data[i + width] ?? 255);
    if (dark > CONTRAST || (below >= HALF_CONTRAST && dark + below > CONTRAST && below <= CONTRAST)) ink[i] = 1;
  }
  return ink;
}

/** The most common shade of a page. */
export function paperShade(data: GrayImage['data']): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let paper = 255;
  for (let shade = 255; shade >= 0; shade -= 1) if ((counts[shade] ?? 0) > (counts[paper] ?? 0)) paper = shade;
  return paper;
}
