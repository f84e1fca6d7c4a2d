import { expect, it } from 'vitest';
import { type Component, findComponents } from './components.ts';
import { emptyMask, INK, type Mask, PAPER, RULE } from './ink-mask.ts';
import { dropLevelPieces, dropUprightPieces } from './torn-rules.ts';

const DPI = 150;
type Box = readonly [left: number, top: number, width: number, height: number];

function inked(boxes: readonly Box[]): Mask {
  const mask = emptyMask(300, 200);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) mask.data.fill(INK, y * 300 + left, y * 300 + left + width);
  }
  return mask;
}

const partsOf = (mask: Mask) => findComponents(mask, { across: 2, down: 1 }) ?? [];
const placesOf = (parts: readonly Component[]) => parts.map(({ left, top }) => [left, top]);
const shadeAt = ({ data }: Mask, x: number, y: number) => data[y * 300 + x];

/** Of uneven length, a pixel to the left or right of each other. */
const uprightRule: readonly Box[] = [
  [40, 20, 2, 14],
  [41, 38, 2, 9],
  [40, 51, 1, 17],
  [41, 72, 2, 6],
];
const levelRule: readonly Box[] = uprightRule.map(([x, y, w, h]) => [y + 60, x + 60, h, w]);
const letter: Box = [60, 30, 12, 16];

it('takes the pieces of a torn upright rule out of the print and marks their ink', () => {
  const mask = inked([...uprightRule, letter]);
  expect(placesOf(dropUprightPieces(mask, partsOf(mask), DPI))).toEqual([[60, 30]]);
  expect([shadeAt(mask, 40, 20), shadeAt(mask, 60, 30), shadeAt(mask, 44, 20)]).toEqual([RULE, INK, PAPER]);
});

it('leaves narrow letters that stand below each other, one a line', () => {
  const mask = inked([0, 1, 2, 3, 4].map((line): Box => [40, 20 + 20 * line, 2, 12]));
  expect(dropUprightPieces(mask, partsOf(mask), DPI)).toHaveLength(5);
  expect(shadeAt(mask, 40, 20)).toBe(INK);
});

it('leaves a single narrow letter, however torn', () => {
  const mask = inked([
    [40, 20, 2, 6],
    [40, 29, 2, 6],
  ]);
  expect(dropUprightPieces(mask, partsOf(mask), DPI)).toHaveLength(2);
});

it('takes the pieces of a torn level rule out of the print', () => {
  const mask = inked([...levelRule, letter]);
  expect(placesOf(dropLevelPieces(mask, partsOf(mask), DPI))).toEqual([[60, 30]]);
  expect(shadeAt(mask, 80, 100)).toBe(RULE);
});

it('leaves what looks like a rule and is the feet of torn letters', () => {
  const stems = levelRule.map(([x, y]): Box => [x, y - 14, 6, 12]);
  const mask = inked([...levelRule, ...stems]);
  const parts = partsOf(mask);
  expect(dropLevelPieces(mask, parts, DPI)).toHaveLength(parts.length);
});
