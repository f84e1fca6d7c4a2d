import { describe, expect, it } from 'vitest';
import { toPdf } from './index.ts';
import { encodePngFile, type PngPicture } from './testing/png-file.ts';
import { BLACK, BLUE, GREEN, quarters, RED, renderFile, WHITE } from './testing/render-file.ts';

/** Four quarters, given as top left, top right, bottom left, bottom right. Odd sizes, so that no row ends on a byte. */
function inQuarters(
  kind: Pick<PngPicture, 'depth' | 'colourType'> & Partial<PngPicture>,
  colours: readonly (readonly number[])[],
): Uint8Array {
  const [width, height] = [37, 37];
  const pixel = (x: number, y: number) => colours[(y * 2 >= height ? 2 : 0) + (x * 2 >= width ? 1 : 0)] ?? [];
  return encodePngFile({ width, height, pixel, ...kind });
}

const rgb = [RED, GREEN, BLUE, WHITE];
const palette = rgb.flat();
const indexes = [[0], [1], [2], [3]];
const gray = (value: number) => [value, value, value];

describe('a PNG', () => {
  describe.each([
    ['plain', false],
    ['interlaced', true],
  ])('that is %s', (_name, interlaced) => {
    it.each([
      ['1 bit', 1, [[0], [1], [1], [0]], [BLACK, WHITE, WHITE, BLACK]],
      ['2 bits', 2, [[0], [1], [2], [3]], [0, 85, 170, 255].map(gray)],
      ['4 bits', 4, [[0], [5], [10], [15]], [0, 85, 170, 255].map(gray)],
      ['8 bits', 8, [[0], [85], [170], [255]], [0, 85, 170, 255].map(gray)],
      ['16 bits', 16, [[0], [85 * 257], [170 * 257], [65535]], [0, 85, 170, 255].map(gray)],
    ] as const)('keeps gray in %s', async (_bits, depth, samples, seen) => {
      const [page] = await renderFile(inQuarters({ depth, colourType: 0, interlaced }, samples));
      expect(quarters(page)).toEqual(seen);
    });

    it.each([8, 16] as const)('keeps colours in %i bits', async (depth) => {
      const most = 2 ** depth - 1;
      const samples = rgb.map((colour) => colour.map((value) => (value / 255) * most));
      const [page] = await renderFile(inQuarters({ depth, colourType: 2, interlaced }, samples));
      expect(quarters(page)).toEqual(rgb);
    });

    it.each([2, 4, 8] as const)('keeps the colours of a palette in %i bits', async (depth) => {
      const [page] = await renderFile(inQuarters({ depth, colourType: 3, interlaced, palette }, indexes));
      expect(quarters(page)).toEqual(rgb);
    });

    it('lies on white where it is transparent: alpha, half of it, a clear palette entry, a clear colour', async () => {
      const alpha = [
        [...RED, 255],
        [...GREEN, 0],
        [...BLACK, 128],
        [...BLUE, 255],
      ];
      const [withAlpha] = await renderFile(inQuarters({ depth: 8, colourType: 6, interlaced }, alpha));
      expect(quarters(withAlpha)).toEqual([RED, WHITE, gray(127), BLUE]);
      const grayAlpha = [
        [0, 65535],
        [0, 0],
        [0, 32768],
        [65535, 65535],
      ];
      const [deep] = await renderFile(inQuarters({ depth: 16, colourType: 4, interlaced }, grayAlpha));
      expect(quarters(deep)).toEqual([BLACK, WHITE, gray(127), WHITE]);
      const clearEntry = { depth: 2, colourType: 3, interlaced, palette, transparency: [255, 0] } as const;
      const [indexed] = await renderFile(inQuarters(clearEntry, indexes));
      expect(quarters(indexed)).toEqual([RED, WHITE, BLUE, WHITE]);
      const clearColour = { depth: 8, colourType: 2, interlaced, transparency: [0, 0, 0, 255, 0, 0] } as const;
      const [keyed] = await renderFile(inQuarters(clearColour, rgb));
      expect(quarters(keyed)).toEqual([RED, WHITE, BLUE, WHITE]);
    });
  });

  it('has the size on paper that it tells', async () => {
    // 787 dots a metre are 20 an inch.
    const [page] = await renderFile(inQuarters({ depth: 8, colourType: 2, perMetre: [787, 787] }, rgb));
    expect(page?.width).toBeCloseTo(133.2, 0);
    const [untold] = await renderFile(inQuarters({ depth: 8, colourType: 2 }, rgb));
    expect(untold?.width).toBeCloseTo(792, 3);
  });

  const whole = () => inQuarters({ depth: 8, colourType: 2 }, rgb);
  it.each([
    ['cut off', () => whole().slice(0, -30), /damaged or ends too early/],
    ['damaged in its pixels', () => whole().with(80, (whole()[80] ?? 0) ^ 1), /damaged/],
    ['without its palette', () => inQuarters({ depth: 2, colourType: 3 }, indexes), /its colors are missing/],
    [
      'short of rows',
      () => encodePngFile({ width: 4, height: 4, depth: 8, colourType: 0, pixel: (_x, y) => (y < 2 ? [0] : []) }),
      /ends too early/,
    ],
    [
      'huge by its own claim',
      () => encodePngFile({ width: 40_000, height: 40_000, depth: 8, colourType: 2, pixel: () => [] }),
      /40,000 by 40,000 pixels, which is too large/,
    ],
  ])('is refused when it is %s, with what to do', (_name, make, reason) => {
    expect(() => toPdf(make(), 'png')).toThrow(reason);
    expect(() => toPdf(make(), 'png')).toThrow(/Open it in a viewer, print it to a PDF, and upload that\.$/);
  });
});
