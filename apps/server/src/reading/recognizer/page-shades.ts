import type { GrayImage } from '../images/gray-image.ts';
import type { Shades } from './ink-mask.ts';

/** What a page is, told from its shades alone, before anything on it is looked for. */
export type PageTone = (Shades & { readonly kind: 'print' | 'inverted' }) | { readonly kind: 'blank' | 'picture' };

/** Of the pixels looked at: print is darker than the paper on at least this many. */
const LEAST_INK = 0.00012;
/** Between ink and paper, in shades; less is noise on an empty sheet. */
const LEAST_CONTRAST = 40;
/** Of the pixels: the darkest that may be specks. */
const DARKEST = 0.0005;
/** Paper is the most common shade with everything within this many shades of it. */
const SPREAD = 8;
/** A page whose most common shade is darker than this is printed white on black. */
const DARK = 100;
/** Of the pixels: neither paper nor ink. Photographs have 60% and more, shaded forms less than 40%. */
const MOST_TONES = 0.55;

export function pageTone(image: GrayImage): PageTone {
  const { counts, total } = histogram(image);
  const mode = commonest(counts);
  const inverted = mode < DARK;
  const shade = (index: number) => counts[inverted ? 255 - index : index] as number;
  // From here on as if it were dark on light.
  const paper = inverted ? 255 - mode : mode;
  let [ink, seen] = [0, 0];
  while (ink < paper && seen + shade(ink) < total * DARKEST) {
    seen += shade(ink);
    ink += 1;
  }
  let least = 0;
  let fewest = 0;
  while (least < 255 && fewest + shade(least) < total * LEAST_INK) {
    fewest += shade(least);
    least += 1;
  }
  if (paper - least < LEAST_CONTRAST) return { kind: 'blank' };
  ink = Math.min(ink, paper - LEAST_CONTRAST);
  const [from, to] = [ink + ((paper - ink) >> 2), paper - Math.max(24, (paper - ink) >> 3)];
  let tones = 0;
  for (let index = from; index < to; index += 1) tones += shade(index);
  if (tones > total * MOST_TONES) return { kind: 'picture' };
  return inverted ? { kind: 'inverted', paper, ink } : { kind: 'print', paper, ink };
}

/** Every third pixel of every third row. */
function histogram({ width, height, data }: GrayImage): { counts: Uint32Array; total: number } {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = 0; y < height; y += 3) {
    for (let at = y * width + (y % 2), end = (y + 1) * width; at < end; at += 3) {
      const value = data[at] as number;
      counts[value] = (counts[value] as number) + 1;
      total += 1;
    }
  }
  return { counts, total };
}

function commonest(counts: Uint32Array): number {
  let [best, most] = [255, -1];
  let sum = 0;
  for (let shade = 255; shade >= -SPREAD; shade -= 1) {
    // A window of 2 * SPREAD + 1 shades; its middle is the shade.
    sum += shade >= 0 ? (counts[shade] as number) : 0;
    const leaves = shade + 2 * SPREAD + 1;
    if (leaves <= 255) sum -= counts[leaves] as number;
    if (sum <= most) continue;
    most = sum;
    best = Math.min(255, shade + SPREAD);
  }
  return best;
}
