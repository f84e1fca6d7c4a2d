import type { Box, Word } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';

/** How a word of the text layer stands against the picture. */
export type WordInk = 'printed' | 'absent' | 'partial';

/**
 * A pixel is ink when it differs so much from what surrounds it. Light gray print (70 % white) on white differs by 70;
 * anti-aliasing at 150 dots an inch takes up to a third of that away from thin strokes.
 */
const INK_CONTRAST = 40;

/** Punctuation may leave too little ink to judge by. */
const JUDGEABLE = /[\p{L}\p{N}]/u;

/**
 * Whether ink stands where the text layer says a word is. Text in the colour of its background, or covered by
 * something, leaves none (`absent`); a word that was cut off leaves a stretch without (`partial`).
 */
export function checkWordInk(word: Word, picture: GrayImage): WordInk {
  if (!JUDGEABLE.test(word.text)) return 'printed';
  const upright = word.box.w * picture.width >= word.box.h * picture.height || [...word.text].length < 3;
  const area = pixelsOf(word.box, picture);
  if (area.right - area.left < 2 || area.bottom - area.top < 2) return 'printed';
  const paper = commonShade(picture, area);
  let first = -1;
  let last = -1;
  const [from, to] = upright ? [area.left, area.right] : [area.top, area.bottom];
  for (let at = from; at < to; at += 1) {
    if (!hasInk(picture, area, at, upright, paper)) continue;
    if (first < 0) first = at;
    last = at;
  }
  if (first < 0) return 'absent';
  const letters = Math.max(1, [...word.text].length);
  const letter = (to - from) / letters;
  // Narrow letters and side bearings leave up to a letter's width free at either end; more than that is missing text.
  const free = Math.max(first - from, to - 1 - last);
  return letters >= 4 && free > letter * 1.8 && free > 4 ? 'partial' : 'printed';
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function pixelsOf(box: Box, { width, height }: GrayImage): Area {
  return {
    left: Math.max(0, Math.floor(box.x * width)),
    top: Math.max(0, Math.floor(box.y * height)),
    right: Math.min(width, Math.ceil((box.x + box.w) * width)),
    bottom: Math.min(height, Math.ceil((box.y + box.h) * height)),
  };
}

/** The shade that most of the area has, to sixteen levels: its paper, be it white or a dark heading. */
function commonShade({ data, width }: GrayImage, { left, top, right, bottom }: Area): number {
  const counts = new Uint32Array(16);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const level = (data[y * width + x] ?? 0) >> 4;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  let best = 15;
  for (let level = 15; level >= 0; level -= 1) if ((counts[level] ?? 0) > (counts[best] ?? 0)) best = level;
  return best * 16 + 8;
}

function hasInk({ data, width }: GrayImage, area: Area, at: number, upright: boolean, paper: number): boolean {
  const [from, to] = upright ? [area.top, area.bottom] : [area.left, area.right];
  for (let across = from; across < to; across += 1) {
    const value = data[upright ? across * width + at : at * width + across] ?? paper;
    if (Math.abs(value - paper) > INK_CONTRAST) return true;
  }
  return false;
}
