import { INK, type Mask, skipPaper } from './ink-mask.ts';

const STEP = 3;
/** In pixels: a dark bar or a picture, which would hide how thin the print is. */
const NO_STROKE = 32;

/** How broad strokes are on average, in pixels. Print that a bad threshold has turned to dust has less than two. */
export function strokeWidth({ width, height, data, words }: Mask): number {
  let [runs, pixels] = [0, 0];
  for (let y = 0; y < height; y += STEP) {
    const end = (y + 1) * width;
    for (let at = skipPaper(data, words, y * width, end); at < end; at = skipPaper(data, words, at + 1, end)) {
      const from = at;
      while (at < end && data[at] === INK) at += 1;
      if (at === from || at - from > NO_STROKE) continue;
      pixels += at - from;
      runs += 1;
    }
  }
  return runs === 0 ? 0 : pixels / runs;
}
