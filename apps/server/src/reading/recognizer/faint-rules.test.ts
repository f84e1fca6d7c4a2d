import { expect, it } from 'vitest';
import { findComponents } from './components.ts';
import { invertDarkBlocks } from './dark-blocks.ts';
import { markFaintRules } from './faint-rules.ts';
import { emptyMask, INK, type Mask, RULE } from './ink-mask.ts';
import { markRules } from './rules.ts';
import { strokeWidth } from './stroke-width.ts';
import { isPrint, usualHeight } from './text-lines.ts';

const DPI = 150;
const [WIDTH, HEIGHT] = [320, 240];

function drawn(points: Iterable<readonly [x: number, y: number]>): Mask {
  const mask = emptyMask(WIDTH, HEIGHT);
  for (const [x, y] of points) mask.data[y * WIDTH + x] = INK;
  return mask;
}

function* filled(left: number, top: number, width: number, height: number): Generator<readonly [number, number]> {
  for (let y = top; y < top + height; y += 1) for (let x = left; x < left + width; x += 1) yield [x, y];
}

/** Pieces of one to four pixels, as many gone as left, a pixel up or down: as a fax leaves a hairline. */
function* faint(length: number): Generator<readonly [along: number, across: number]> {
  const pieces = [3, 2, 1, 4, 2, 1, 3, 1, 2, 3];
  for (let at = 0, index = 0; at < length; index += 1) {
    const piece = pieces[index % pieces.length] as number;
    for (let step = 0; step < piece; step += 1, at += 1) yield [at, index % 3 === 0 ? 1 : 0];
    at += (pieces[(index + 3) % pieces.length] as number) > 2 ? 2 : 1;
  }
}

const level = (x: number, y: number, length: number) =>
  [...faint(length)].map(([along, across]) => [x + along, y + across] as const);
const upright = (x: number, y: number, length: number) =>
  [...faint(length)].map(([along, across]) => [x + across, y + along] as const);
const shadesOf = ({ data }: Mask) => new Set(data.filter((shade) => shade !== 0));

it('marks a level and an upright rule of which noise has left little more than half', () => {
  const mask = drawn([...level(20, 40, 150), ...upright(250, 60, 150)]);
  const rules = markFaintRules(mask, DPI);
  expect([...shadesOf(mask)]).toEqual([RULE]);
  expect(rules.level).toHaveLength(1);
  expect(rules.upright).toHaveLength(1);
  expect(rules.upright[0]?.top).toBeLessThan(65);
  expect(rules.upright[0]?.bottom).toBeGreaterThan(200);
});

it('leaves letters, dashes, leaders and what is too short for a rule', () => {
  const letters = Array.from({ length: 20 }, (_, index) => [
    ...filled(20 + 12 * index, 30, 8, 2),
    ...filled(20 + 12 * index, 30, 2, 12),
    ...filled(20 + 12 * index, 40, 8, 2),
  ]).flat();
  const leaders = Array.from({ length: 30 }, (_, index) => [...filled(20 + 8 * index, 80, 2, 2)]).flat();
  const mask = drawn([...letters, ...leaders, ...filled(20, 120, 12, 2), ...level(20, 160, 40)]);
  expect(markFaintRules(mask, DPI)).toEqual({ level: [], upright: [] });
  expect([...shadesOf(mask)]).toEqual([INK]);
});

it('reads a dark bar although ends of rules hang on to it, and keeps them apart', () => {
  const paper = new Set([...filled(60, 55, 3, 10)].map(([x, y]) => `${x} ${y}`));
  const bar = [...filled(20, 50, 250, 20)].filter(([x, y]) => !paper.has(`${x} ${y}`));
  const mask = drawn([...bar, ...filled(20, 70, 2, 12), ...filled(268, 70, 2, 12)]);
  const parts = findComponents(mask, { across: 2, down: 1 }) ?? [];
  const [block] = invertDarkBlocks(mask, parts, { across: 2, down: 1 }, DPI);
  expect(block?.print).toHaveLength(1);
  expect(block?.beside.map(({ left, top, bottom }) => [left, top, bottom])).toEqual([
    [20, 70, 82],
    [268, 70, 82],
  ]);
});

it('does not take the height and the strokes of print from dark bars', () => {
  const dots = Array.from({ length: 12 }, (_, index) => [...filled(20 + 20 * index, 150, 1, 9)]).flat();
  const mask = drawn([...dots, ...filled(20, 50, 250, 20)]);
  expect(strokeWidth(mask)).toBe(1);

  const parts = findComponents(mask, { across: 2, down: 1 }) ?? [];
  expect(usualHeight(parts.filter((each) => isPrint(each, DPI)))).toBe(9);
});

it('leads no rule through a digit that stands in line with it', () => {
  // The stem of a 4 between two ends of the rule of a column, no thicker than the rule, and the digit after it.
  const digits = [
    ...filled(98, 93, 4, 18),
    ...filled(94, 95, 2, 10),
    ...filled(94, 105, 3, 2),
    ...filled(105, 93, 3, 18),
    ...filled(112, 93, 3, 18),
  ];
  const mask = drawn([...filled(99, 20, 2, 70), ...filled(99, 116, 2, 70), ...digits]);
  markRules(mask, DPI);
  expect(digits.filter(([x, y]) => mask.data[y * WIDTH + x] !== INK)).toEqual([]);
  expect(mask.data[150 * WIDTH + 99]).toBe(RULE);
});
