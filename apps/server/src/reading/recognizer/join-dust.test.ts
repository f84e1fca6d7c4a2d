import { expect, it } from 'vitest';
import { type Component, findComponents } from './components.ts';
import { emptyMask, INK, type Mask } from './ink-mask.ts';
import { joinDust } from './join-dust.ts';

const DPI = 150;
const WIDTH = 400;
const [GAPS, DUST_GAPS] = [
  { across: 2, down: 1 },
  { across: 8, down: 4 },
] as const;

function dot(mask: Mask, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row += 1) mask.data.fill(INK, row * WIDTH + x, row * WIDTH + x + width);
}

/** Sound letters, so that the page has a usual height. */
function soundLine(mask: Mask, y: number): void {
  for (let letter = 0; letter < 12; letter += 1) dot(mask, 20 + 14 * letter, y, 8, 16);
}

/** What a threshold leaves of a word: pieces of strokes, none as high as a letter. */
function dustLine(mask: Mask, y: number): void {
  for (let letter = 0; letter < 8; letter += 1) {
    const x = 20 + 11 * letter;
    dot(mask, x, y, 2, 3);
    dot(mask, x + 4, y + 1, 2, 3);
    dot(mask, x, y + 7, 1, 3);
    dot(mask, x + 4, y + 8, 2, 3);
    dot(mask, x + 1, y + 13, 2, 3);
  }
}

const partsOf = (mask: Mask) => findComponents(mask, GAPS) ?? [];
const joined = (mask: Mask) => joinDust(mask, partsOf(mask), DUST_GAPS, DPI);
const below = (parts: readonly Component[], y: number) => parts.filter(({ top }) => top >= y);

it('makes one part of a torn word on a page of sound print, and leaves the sound letters apart', () => {
  const mask = emptyMask(WIDTH, 200);
  soundLine(mask, 20);
  dustLine(mask, 100);
  expect(below(partsOf(mask), 90).length).toBeGreaterThan(20);
  const parts = joined(mask);
  expect(below(parts, 90)).toEqual([expect.objectContaining({ left: 20, top: 100, right: 103, bottom: 116 })]);
  expect(parts).toHaveLength(13);
});

it('does not join two torn lines that stand close together', () => {
  const mask = emptyMask(WIDTH, 200);
  soundLine(mask, 20);
  dustLine(mask, 100);
  dustLine(mask, 119);
  expect(joined(mask)).toEqual(partsOf(mask));
});

it('makes no word of specks that lie about', () => {
  const mask = emptyMask(WIDTH, 200);
  soundLine(mask, 20);
  for (let speck = 0; speck < 32; speck += 1) dot(mask, 20 + 8 * (speck >> 2), 100 + 5 * (speck & 3), 1, 1);
  expect(joined(mask)).toEqual(partsOf(mask));
});
