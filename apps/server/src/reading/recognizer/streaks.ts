import type { GrayImage } from '../images/gray-image.ts';

/** In shades: a streak is darker than what lies to both sides of it. */
const DARKER = 20;
/** Of the rows looked at: no column of print is darker than both its neighbors on so many. */
const LEAST_SHARE = 0.3;
/** Every so many rows. */
const STEP = 4;

/** The page without the streaks of one pixel that dirt in a feeder draws from top to bottom; the page itself where there are none. */
export function removeStreaks(image: GrayImage): GrayImage {
  const { width, height, data } = image;
  const counts = new Uint16Array(width);
  for (let y = 0; y < height; y += STEP) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const dark = (data[at] as number) + DARKER;
      if (dark < (data[at - 1] as number) && dark < (data[at + 1] as number)) counts[x] = (counts[x] as number) + 1;
    }
  }
  const least = Math.ceil(height / STEP) * LEAST_SHARE;
  const streaks = [...counts.keys()].filter((x) => (counts[x] as number) >= least);
  if (streaks.length === 0) return image;
  const mended = data.slice();
  for (const x of streaks) {
    for (let y = 0, at = x; y < height; y += 1, at += width) {
      const beside = ((data[at - 1] as number) + (data[at + 1] as number)) >> 1;
      if (beside > (data[at] as number)) mended[at] = beside;
    }
  }
  return { width, height, data: mended };
}
