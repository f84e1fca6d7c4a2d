import type { GrayImage } from '../images/gray-image.ts';

/** One byte a pixel: paper, ink, or ink of a rule, which is no part of any letter. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** The same bytes, four at a time: most of a page is paper, and is passed over quickly. */
  readonly words: Uint32Array;
}

export const PAPER = 0;
export const INK = 1;
export const RULE = 2;

export function emptyMask(width: number, height: number): Mask {
  const buffer = new ArrayBuffer((width * height + 7) & ~3);
  return { width, height, data: new Uint8Array(buffer, 0, width * height), words: new Uint32Array(buffer) };
}

/** The first place from `at` on that is not paper; `end` where there is none before it. */
export function skipPaper(data: Uint8Array, words: Uint32Array, at: number, end: number): number {
  let place = at;
  while (place < end) {
    if ((place & 3) === 0 && words[place >> 2] === 0) place += 4;
    else if (data[place] === PAPER) place += 1;
    else return place;
  }
  return end;
}

/** Shades of a page in whole: what its paper and its darkest ink look like. */
export interface Shades {
  readonly paper: number;
  readonly ink: number;
}

/** In pixels: a tile is smaller than a letter, and three of them side by side hold both ink and paper. */
const TILE = 16;
/** A step in gray that is ink and not the shadow along a fold: of the page's own contrast, and in shades. */
const [CONTRAST_SHARE, LEAST_CONTRAST] = [0.35, 36] as const;
/** In 1/256 of the way from ink to paper: strokes that are blurred into the paper still count. */
const CUT = 140;
/** In 1/256 of the way from the page's paper to its ink: what is lighter is the shading of a table cell. */
const LEAST_DARKNESS = 72;

/**
 * What is ink on a page, judged by the neighborhood of each pixel, so that shadows, shaded cells and gray print on gray
 * paper come out alike. Dark areas without any print in them stay solid.
 */
export function findInk(image: GrayImage, { paper, ink }: Shades): Mask {
  const { width, height, data } = image;
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const { least, most } = tileExtremes(image, across, down);
  const lightest = paper - (((paper - ink) * LEAST_DARKNESS) >> 8);
  const middle = (paper + ink) >> 1;
  const contrast = Math.max(LEAST_CONTRAST, CONTRAST_SHARE * (paper - ink));
  const result = emptyMask(width, height);
  const mask = result.data;
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [low, high] = windowExtremes(least, most, across, down, column, row);
      const cut =
        high - low >= contrast
          ? Math.min(lightest, low + (((high - low) * CUT) >> 8))
          : high < middle && high < lightest
            ? 256
            : 0;
      if (cut === 0) continue;
      const [right, bottom] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)];
      for (let y = row * TILE; y < bottom; y += 1) {
        for (let at = y * width + column * TILE, end = y * width + right; at < end; at += 1) {
          mask[at] = (data[at] as number) < cut ? INK : PAPER;
        }
      }
    }
  }
  return result;
}

/** The darkest and the brightest square of two by two pixels of each tile: single pixels are noise. */
function tileExtremes({ width, height, data }: GrayImage, across: number, down: number) {
  const [least, most] = [new Uint8Array(across * down).fill(255), new Uint8Array(across * down)];
  for (let y = 0; y + 1 < height; y += 2) {
    const tileRow = (y >> 4) * across;
    for (let x = 0; x + 1 < width; x += 2) {
      const at = y * width + x;
      const below = at + width;
      const sum =
        (data[at] as number) + (data[at + 1] as number) + (data[below] as number) + (data[below + 1] as number);
      const shade = sum >> 2;
      const tile = tileRow + (x >> 4);
      if (shade < (least[tile] as number)) least[tile] = shade;
      if (shade > (most[tile] as number)) most[tile] = shade;
    }
  }
  return { least, most };
}

function windowExtremes(
  least: Uint8Array,
  most: Uint8Array,
  across: number,
  down: number,
  column: number,
  row: number,
): readonly [number, number] {
  let [low, high] = [255, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
      low = Math.min(low, least[y * across + x] as number);
      high = Math.max(high, most[y * across + x] as number);
    }
  }
  return [low, high];
}
