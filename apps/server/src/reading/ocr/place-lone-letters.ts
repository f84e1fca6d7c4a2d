import type { Box } from '@countersign/engine/pages/page';
import { cropImage } from '../images/crop-image.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { otsuThreshold } from '../images/threshold.ts';
import type { OcrWord } from './ocr-word.ts';

const LONE_LETTER = /^[\p{L}\p{N}]$/u;
/** In heights of its box: how far beside it the letter may stand. */
const REACH = 0.6;
/** In heights of its box. Wider is a word or a rule, lower is dirt. */
const [WIDEST, LOWEST] = [1.1, 0.3];
/** In heights of its box; letters of one word stand nearer to each other. */
const SPACE = 0.12;

/**
 * Of a letter or digit that stands alone ("Page 1 of 4") the engine often answers the place between it and its
 * neighbour, as high as the line. Its box becomes that of the ink which stands there.
 */
export function placeLoneLetters(image: GrayImage, words: readonly OcrWord[]): readonly OcrWord[] {
  return words.map((word) => {
    const box = LONE_LETTER.test(word.text) ? inkAt(image, word.box) : null;
    return box === null ? word : { ...word, box };
  });
}

function inkAt(image: GrayImage, box: Box): Box | null {
  const [top, bottom] = [Math.round(box.y * image.height), Math.round((box.y + box.h) * image.height)];
  const height = bottom - top;
  const [from, to] = [box.x * image.width, (box.x + box.w) * image.width];
  const left = Math.max(0, Math.round(from - REACH * height));
  const area = cropImage(image, { left, top, right: Math.round(to + REACH * height), bottom });
  const dark = otsuThreshold(area);
  const stroke = strokesOf(area, dark)
    .filter((one, at, all) => {
      // What runs on beyond the edge is more than one letter.
      const isWhole = one.from > 0 && one.to < area.width && one.to - one.from <= WIDEST * height;
      const [before, after] = [
        all[at - 1]?.to ?? Number.NEGATIVE_INFINITY,
        all[at + 1]?.from ?? Number.POSITIVE_INFINITY,
      ];
      return isWhole && Math.min(one.from - before, after - one.to) >= SPACE * height;
    })
    .sort((a, b) => distance(a, from - left, to - left) - distance(b, from - left, to - left))[0];
  if (stroke === undefined) return null;
  const rows = Array.from({ length: area.height }, (_, y) => y).filter((y) =>
    area.data.subarray(y * area.width + stroke.from, y * area.width + stroke.to).some((light) => light <= dark),
  );
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  if (last + 1 - first < LOWEST * height) return null;
  return {
    x: (left + stroke.from) / image.width,
    y: (top + first) / image.height,
    w: (stroke.to - stroke.from) / image.width,
    h: (last + 1 - first) / image.height,
  };
}

interface Stroke {
  readonly from: number;
  /** The first column behind it. */
  readonly to: number;
}

/** Columns with ink that touch each other. */
function strokesOf({ width, height, data }: GrayImage, dark: number): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let from: number | null = null;
  for (let x = 0; x <= width; x += 1) {
    let hasInk = false;
    for (let y = 0; x < width && y < height && !hasInk; y += 1) hasInk = (data[y * width + x] ?? 255) <= dark;
    if (hasInk) from ??= x;
    else if (from !== null) {
      strokes.push({ from, to: x });
      from = null;
    }
  }
  return strokes;
}

/** Below zero where it lies in the box, the more of it the less. */
function distance({ from, to }: Stroke, left: number, right: number): number {
  return Math.max(from - right, left - to, -Math.min(to - from, right - left, to - left, right - from));
}
