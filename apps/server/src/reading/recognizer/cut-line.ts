import type { GrayImage } from '../images/gray-image.ts';
import { reduceImage } from '../images/scale-image.ts';
import { INK, type Mask, RULE } from './ink-mask.ts';
import { type Level, ONE, toGiven } from './level.ts';
import { LEAST_LINE_HEIGHT } from './line-reader.ts';
import type { LineShape } from './line-shape.ts';

/** A line cut out of the page, made straight. */
export interface LineCrop extends GrayImage {
  /** Where its left edge lies on the level page. */
  readonly left: number;
  /** Pixels of the page for one of the crop. */
  readonly scale: number;
}

/** Of the ascent: paper around a line, above and below, and to the sides. */
const [MARGIN_ACROSS, MARGIN_ALONG] = [0.08, 0.35] as const;
/** Beyond this a crop is no line of print. */
const MOST_PIXELS = 4_000_000;
/** In pixels: a higher line is made smaller, since the reader takes none. */
const READ_HEIGHT = 96;
/** In heights of the line. */
const MOST_LENGTH = 250;

export interface PagePicture {
  /** The page as given, upright. */
  readonly gray: GrayImage;
  readonly mask: Mask;
  readonly level: Level;
}

/** `inverted`: light print on a dark block. Null where it is too large, or too small, to be read. */
export function cutLine(page: PagePicture, shape: LineShape, inverted: boolean): LineCrop | null {
  const { ascent, descent } = shape;
  const above = Math.ceil(ascent * (1 + MARGIN_ACROSS) + 1);
  const below = Math.ceil(descent + ascent * MARGIN_ACROSS + 1);
  const beside = Math.ceil(ascent * MARGIN_ALONG);
  const [left, width, height] = [shape.left - beside, shape.right - shape.left + 2 * beside, above + below];
  if (height < LEAST_LINE_HEIGHT || width > MOST_LENGTH * height || width * height > MOST_PIXELS) return null;
  const top = Math.round(shape.base) - above;
  const data = sample(page, { left, top, width, height, slope: shape.slope, from: shape.left });
  if (!inverted) coverRules(data, page.mask, { left, top, width, height, slope: shape.slope, from: shape.left });
  else for (let at = 0; at < data.length; at += 1) data[at] = 255 - (data[at] as number);
  const scale = Math.ceil(height / READ_HEIGHT);
  return { ...(scale === 1 ? { width, height, data } : reduceImage({ width, height, data }, scale)), left, scale };
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly slope: number;
  /** The column in which the frame's top is meant. */
  readonly from: number;
}

/** In whole numbers of 1/65536 of a pixel; what lies outside of the page is as its edge. */
function sample({ gray, level }: PagePicture, { left, top, width, height, slope, from }: Frame): Uint8Array {
  const result = new Uint8Array(width * height);
  const { data } = gray;
  const { cos, sin } = level;
  const [stepX, stepY] = [Math.round(cos - slope * sin), Math.round(sin + slope * cos)];
  const [lastX, lastY] = [gray.width - 2, gray.height - 2];
  if (lastX < 0 || lastY < 0) return result.fill(255);
  for (let y = 0; y < height; y += 1) {
    const [startX, startY] = toGiven(level, left + 0.5, top + y + 0.5 + slope * (left - from));
    let fromX = Math.round((startX - 0.5) * ONE);
    let fromY = Math.round((startY - 0.5) * ONE);
    for (let at = y * width, end = at + width; at < end; at += 1, fromX += stepX, fromY += stepY) {
      let x = fromX >> 16;
      let row = fromY >> 16;
      const right = (fromX & 0xffff) >> 8;
      const below = (fromY & 0xffff) >> 8;
      if (x < 0) x = 0;
      else if (x > lastX) x = lastX;
      if (row < 0) row = 0;
      else if (row > lastY) row = lastY;
      const source = Math.imul(row, gray.width) + x;
      const upper = (data[source] as number) * (256 - right) + (data[source + 1] as number) * right;
      const under = source + gray.width;
      const lower = (data[under] as number) * (256 - right) + (data[under + 1] as number) * right;
      result[at] = (upper * (256 - below) + lower * below + 32768) >> 16;
    }
  }
  return result;
}

/** Paints over the rules that were found, with the half-tones beside them, but not over letters. */
function coverRules(crop: Uint8Array, mask: Mask, { left, top, width, height, slope, from }: Frame): void {
  let paper = -1;
  for (let x = 0; x < width; x += 1) {
    const column = left + x;
    if (column < 1 || column >= mask.width - 1) continue;
    const shift = top + Math.round(slope * (column - from));
    for (let y = 0; y < height; y += 1) {
      const row = shift + y;
      if (row < 1 || row >= mask.height - 1) continue;
      const at = row * mask.width + column;
      if (mask.data[at] === INK || !isRule(mask, at)) continue;
      if (paper < 0) paper = paperOf(crop);
      crop[y * width + x] = paper;
    }
  }
}

function isRule({ width, data }: Mask, at: number): boolean {
  if (data[at] === RULE) return true;
  return data[at - 1] === RULE || data[at + 1] === RULE || data[at - width] === RULE || data[at + width] === RULE;
}

/** The shade that a quarter of the pixels are brighter than. */
function paperOf(crop: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of crop) counts[value] = (counts[value] as number) + 1;
  let [shade, seen] = [255, 0];
  while (shade > 0 && seen + (counts[shade] as number) < crop.length / 4) {
    seen += counts[shade] as number;
    shade -= 1;
  }
  return shade;
}
