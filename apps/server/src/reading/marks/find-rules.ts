import type { Rule } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';
import { type DrawnLine, findLines } from './find-lines.ts';

/** Shorter ones are strokes of letters and signs. */
const MIN_LEVEL_INCH = 0.4;
const MIN_UPRIGHT_INCH = 0.3;

/** A line that stands askew is told in pieces: none of them wanders further than a point or so. */
const PIECE_INCH = 1;

/** In pixels, whatever the line is drawn with: the words beside it are what counts. */
const THICK = 2;

/** More than any form has; a picture with more is no table. */
const MAX_RULES = 2000;

/** The straight strokes of a page that is nothing but a picture: the lines of its tables and those to write on. */
export function findRules(picture: GrayImage, dpi: number): Rule[] {
  const { width, height } = picture;
  const level = findLines(picture, dpi, MIN_LEVEL_INCH);
  const upright = findLines(transpose(picture), dpi, MIN_UPRIGHT_INCH);
  const rules = [
    ...level.map((line): Rule => {
      // Its middle is where it stands once the page is put level.
      const y = (line.leftY + line.rightY) / 2;
      const box = { x: line.left / width, y: y / height, w: (line.right - line.left) / width, h: THICK / height };
      return { direction: 'horizontal', box };
    }),
    ...upright
      .flatMap((line) => inPieces(line, PIECE_INCH * dpi))
      .map((line): Rule => {
        const x = (line.leftY + line.rightY) / 2;
        const box = { x: x / width, y: line.left / height, w: THICK / width, h: (line.right - line.left) / height };
        return { direction: 'vertical', box };
      }),
  ];
  return rules.length > MAX_RULES ? [] : rules;
}

function transpose({ width, height, data }: GrayImage): GrayImage {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 255;
  }
  return { width: height, height: width, data: turned };
}

function inPieces({ left, leftY, right, rightY }: DrawnLine, most: number): DrawnLine[] {
  const count = leftY === rightY ? 1 : Math.ceil((right - left) / most);
  const at = (share: number) => ({ along: left + (right - left) * share, across: leftY + (rightY - leftY) * share });
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [at(index / count), at((index + 1) / count)];
    return { left: from.along, leftY: from.across, right: to.along, rightY: to.across };
  });
}
