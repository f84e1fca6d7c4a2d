import { INK, type Mask } from './ink-mask.ts';

const STEP = 3;

/** How broad strokes are on average, in pixels. Print that a bad threshold has turned to dust has less than two. */
export function strokeWidth({ width, height, data }: Mask): number {
  let [runs, pixels] = [0, 0];
  for (let y = 0; y < height; y += STEP) {
    let before = 0;
    for (let at = y * width, end = at + width; at < end; at += 1) {
      if (data[at] !== INK) {
        before = 0;
        continue;
      }
      pixels += 1;
      runs += 1 - before;
      before = 1;
    }
  }
  return runs === 0 ? 0 : pixels / runs;
}
