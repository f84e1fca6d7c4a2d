import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';
import type { Modules } from './modules.ts';

/** Bits of the format beside the upper left finder, without their mask. */
function formatOf(modules: Modules): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => modules[y]?.[8]);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((x) => modules[8]?.[x]);
  const bits = [...places, ...rest].reduce((sum, dark, at) => sum | (dark ? 1 << at : 0), 0);
  return bits ^ 0x5412;
}

const masked: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads a code of version 1 as a camera would: the mask from the format, then the bits in their columns. */
function readSmall(modules: Modules): string {
  const mask = masked[(formatOf(modules) >> 10) & 7] ?? (() => false);
  const taken = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12);
  const bits: number[] = [];
  for (const [turn, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries()) {
    for (let step = 0; step < 21; step += 1) {
      const y = turn % 2 === 0 ? 20 - step : step;
      for (const x of [right, right - 1]) {
        if (!taken(x, y)) bits.push((modules[y]?.[x] === true) !== mask(x, y) ? 1 : 0);
      }
    }
  }
  const numberAt = (at: number, length: number) => Number.parseInt(bits.slice(at, at + length).join(''), 2);
  expect(numberAt(0, 4)).toBe(4);
  const bytes = Array.from({ length: numberAt(4, 8) }, (_, at) => numberAt(12 + at * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a QR code', () => {
  it('says what it was given', () => {
    for (const text of ['ABCD', 'otp 123 4567', 'é']) expect(readSmall(drawQr(text))).toBe(text);
  });

  it('is as small as its text allows, and names level M in its format', () => {
    expect(drawQr('a'.repeat(14))).toHaveLength(21);
    expect(drawQr('a'.repeat(15))).toHaveLength(25);
    // The address of an enrolment.
    expect(drawQr('a'.repeat(150))).toHaveLength(49);
    expect(formatOf(drawQr('level')) >> 13).toBe(0);
  });

  it('refuses what is too long to be held up to a camera', () => {
    expect(() => drawQr('a'.repeat(1000))).toThrow(RangeError);
  });
});
