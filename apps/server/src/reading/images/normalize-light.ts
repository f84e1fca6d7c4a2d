import type { GrayImage } from './gray-image.ts';
import { scaleImage } from './scale-image.ts';

/** Squares of this many pixels, a few letters wide: paper shows in nearly every one. */
const SQUARE = 48;
/** Of the pixels of a square, the share that may be brighter than what counts as its paper: glare and noise. */
const BRIGHTEST = 0.1;
/** Paper this much darker somewhere than elsewhere has a shadow on it; less is left as it is. */
const UNEVEN = 40;
/** The shadow in a book's fold, or along the edge of a copy, covers no more of the page than this. */
const DARK_PART = 0.03;
/** A square darker than this against its neighbourhood is a picture or a bar, not shadowed paper. */
const DARKEST_SHARE = 0.35;

/**
 * Takes the shadow off a photographed or badly copied page: every part is made as bright as paper that lies in the
 * light. A page whose paper is even comes back untouched.
 */
export function normalizeLight(image: GrayImage): GrayImage {
  const paper = paperMap(image);
  const sorted = paper.data.slice().sort();
  const bright = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  const dark = sorted[Math.floor(sorted.length * DARK_PART)] ?? 255;
  if (bright - dark < UNEVEN) return image;
  for (let at = 0; at < paper.data.length; at += 1) {
    if ((paper.data[at] ?? 0) < bright * DARKEST_SHARE) paper.data[at] = bright;
  }
  const light = scaleImage(paper, image.width, image.height);
  const data = new Uint8Array(image.data.length);
  for (let at = 0; at < data.length; at += 1) {
    const value = Math.round(((image.data[at] ?? 0) * 245) / Math.max(1, light.data[at] ?? 1));
    data[at] = value > 255 ? 255 : value;
  }
  return { width: image.width, height: image.height, data };
}

/** How bright the paper is in each square. */
function paperMap({ width, height, data }: GrayImage): GrayImage {
  const across = Math.max(1, Math.ceil(width / SQUARE));
  const down = Math.max(1, Math.ceil(height / SQUARE));
  const map = new Uint8Array(across * down);
  const histogram = new Uint32Array(256);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      histogram.fill(0);
      let count = 0;
      const [right, bottom] = [Math.min(width, (column + 1) * SQUARE), Math.min(height, (row + 1) * SQUARE)];
      for (let y = row * SQUARE; y < bottom; y += 2) {
        for (let x = column * SQUARE; x < right; x += 2) {
          const value = data[y * width + x] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
          count += 1;
        }
      }
      let left = count * BRIGHTEST;
      let value = 255;
      while (value > 0 && left >= (histogram[value] ?? 0)) {
        left -= histogram[value] ?? 0;
        value -= 1;
      }
      map[row * across + column] = value;
    }
  }
  return { width: across, height: down, data: map };
}
