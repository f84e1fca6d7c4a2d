import { describe, expect, test } from 'vitest';
import { makeAlphabet } from './alphabet.ts';
import { decodeLine, type ReadLine } from './decode-line.ts';

const alphabet = makeAlphabet('abl0O ', 8);
const HANDWRITING = alphabet.handwriting;
const SCALE = 128;
const powers = Array.from({ length: 512 }, (_, i) => Math.round(2 ** 24 * Math.exp((-i / SCALE) * 4)));

/** Steps as shares of classes; what is not named has none. */
function read(steps: readonly Readonly<Record<number, number>>[]): ReadLine {
  const values = new Int16Array(steps.length * alphabet.classes).fill(-2_000);
  for (const [step, shares] of steps.entries())
    for (const [cls, share] of Object.entries(shares))
      values[step * alphabet.classes + Number(cls)] = Math.round(SCALE * Math.log(share));
  return decodeLine(alphabet, { values, steps: steps.length, powers, stepWidth: 2, width: steps.length * 2 });
}
const textOf = (line: ReadLine): string => line.chars.map(({ char }) => char).join('');

describe('decodeLine', () => {
  test('takes repeats as one character, and as two where nothing stands between', () => {
    expect(textOf(read([{ 1: 1 }, { 1: 1 }, { 0: 1 }, { 3: 1 }, { 0: 1 }, { 3: 1 }]))).toBe('all');
  });

  test('takes one character whose place was not sure for one', () => {
    expect(textOf(read([{ 0: 0.4, 5: 0.6 }, { 0: 1 }, { 5: 1 }, { 0: 1 }]))).toBe('O');
    // Two narrow ones may stand as near.
    expect(textOf(read([{ 3: 1 }, { 0: 1 }, { 3: 1 }]))).toBe('ll');
  });

  test('takes the likeliest text, not the likeliest way', () => {
    expect(
      textOf(
        read([
          { 3: 0.6, 0: 0.4 },
          { 0: 0.97, 1: 0.03 },
          { 0: 0.9, 1: 0.1 },
          { 3: 0.6, 0: 0.4 },
        ]),
      ),
    ).toBe('l');
  });

  test('names close calls with their shares', () => {
    const [char] = read([{ 0: 1 }, { 4: 0.6, 5: 0.4 }, { 0: 1 }]).chars;
    expect(char?.char).toBe('0');
    expect(char?.confidence).toBeCloseTo(0.6, 1);
    expect(char?.alternatives).toEqual([{ char: 'O', confidence: expect.closeTo(0.4, 1) }]);
  });

  test('is less sure beside a place where a character was passed over', () => {
    const sure = read([{ 1: 1 }, { 0: 1 }, { 2: 1 }]).chars.map((c) => c.confidence);
    const unsure = read([{ 1: 1 }, { 0: 0.6, 3: 0.4 }, { 2: 1 }]).chars.map((c) => c.confidence);
    expect(Math.min(...sure)).toBeGreaterThan(0.95);
    expect(Math.max(...unsure)).toBeLessThan(0.7);
  });

  test('says where handwriting is, and never reads it', () => {
    const line = read([{ [HANDWRITING]: 1 }, { [HANDWRITING]: 1 }, { 0: 1 }, { 6: 1 }, { [HANDWRITING]: 1 }]);
    expect(line).toMatchObject({ chars: [], ink: 'handwriting', confidence: 0 });
    expect(line.handwriting).toHaveLength(2);
  });

  test('reads print beside handwriting', () => {
    const line = read([{ 1: 1 }, { 2: 1 }, { 6: 1 }, { [HANDWRITING]: 1 }]);
    expect(textOf(line)).toBe('ab');
    expect(line.ink).toBe('print');
    expect(line.handwriting).toHaveLength(1);
  });

  test('places characters in order within the crop', () => {
    const { chars } = read([{ 0: 1 }, { 1: 1 }, { 0: 1 }, { 6: 1 }, { 0: 1 }, { 2: 1 }, { 0: 1 }]);
    const edges = chars.flatMap(({ from, to }) => [from, to]);
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    expect(edges.at(-1)).toBeLessThanOrEqual(14);
  });

  test('an empty line holds nothing', () => {
    expect(read([{ 0: 1 }, { 0: 1 }])).toEqual({ chars: [], confidence: 0, ink: 'none', handwriting: [] });
  });
});
