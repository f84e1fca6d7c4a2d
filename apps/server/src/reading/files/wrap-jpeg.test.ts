import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { toPdf } from './index.ts';
import { encodeFlatJpeg, segment } from './testing/flat-jpeg.ts';
import { BLACK, quarters, renderFile, WHITE } from './testing/render-file.ts';
import { encodeTiff } from './testing/tiff-file.ts';

/** JFIF: version 1.1, unit, density across and down, no thumbnail. */
function jfif(unit: number, x: number, y: number): Uint8Array {
  return segment(0xe0, Buffer.from([...Buffer.from('JFIF\0'), 1, 1, unit, x >> 8, x & 255, y >> 8, y & 255, 0, 0]));
}

function exif(tags: Readonly<Record<number, readonly number[]>>, little: boolean): Uint8Array {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), encodeTiff([{ tags, strips: [] }], little)]));
}

const adobe = segment(0xee, Buffer.concat([Buffer.from('Adobe'), Buffer.from([0, 100, 0, 0, 0, 0, 0])]));

/** Two blocks across and one down for each pixel given here, so that turning shows. */
function gray(rows: readonly (readonly number[])[], segments: readonly Uint8Array[] = []): Uint8Array {
  return encodeFlatJpeg({ blocks: rows.map((row) => row.flatMap((value) => [[value], [value]])), segments });
}

describe('a JPEG', () => {
  it('keeps its colours', async () => {
    const data = Buffer.alloc(64 * 64 * 4, 255);
    for (let at = 0; at < data.length; at += 4) {
      const left = (at / 4) % 64 < 32;
      data.set(left ? [200, 30, 40] : [20, 60, 180], at);
    }
    const [page] = await renderFile(jpeg.encode({ width: 64, height: 64, data }, 95).data);
    const [left, right] = quarters(page);
    for (const [index, value] of [200, 30, 40].entries())
      expect(Math.abs((left?.[index] ?? 0) - value)).toBeLessThan(8);
    for (const [index, value] of [20, 60, 180].entries())
      expect(Math.abs((right?.[index] ?? 0) - value)).toBeLessThan(8);
  });

  it('may be gray', async () => {
    const [page] = await renderFile(
      gray([
        [0, 255],
        [128, 0],
      ]),
    );
    expect(quarters(page)).toEqual([BLACK, WHITE, [128, 128, 128], BLACK]);
  });

  it('may be in the four colours of print, inverted by Adobe or not', async () => {
    const blocks = [
      [
        [0, 0, 0, 0],
        [0, 0, 0, 255],
      ],
    ];
    const [plain] = await renderFile(encodeFlatJpeg({ blocks }));
    expect([plain?.at(0.25, 0.5), plain?.at(0.75, 0.5)]).toEqual([WHITE, plain?.at(0.75, 0.5)]);
    expect(Math.max(...(plain?.at(0.75, 0.5) ?? [255]))).toBeLessThan(60);
    const [inverted] = await renderFile(encodeFlatJpeg({ blocks, segments: [adobe] }));
    expect(Math.max(...(inverted?.at(0.25, 0.5) ?? [255]))).toBeLessThan(60);
  });

  // The corners A B over C D are dark, middle, light and white; each way of lying shows them elsewhere.
  const [A, B, C, D] = [0, 80, 160, 255] as const;
  it.each([
    [1, [A, B, C, D]],
    [2, [B, A, D, C]],
    [3, [D, C, B, A]],
    [4, [C, D, A, B]],
    [5, [A, C, B, D]],
    [6, [C, A, D, B]],
    [7, [D, B, C, A]],
    [8, [B, D, A, C]],
  ] as const)('lies as its orientation %i says', async (orientation, seen) => {
    for (const little of [true, false]) {
      const [page] = await renderFile(
        gray(
          [
            [A, B],
            [C, D],
          ],
          [exif({ 274: [orientation] }, little)],
        ),
      );
      expect(quarters(page).map((colour) => colour?.[0])).toEqual(seen);
      // It is stored twice as wide as high; turned to its side it is twice as high.
      expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(orientation < 5);
    }
  });

  it.each([
    ['dots per inch', jfif(1, 32, 32), 72, 36],
    ['dots per centimetre', jfif(2, 10, 10), 90.7, 45.4],
    ['no unit', jfif(0, 1, 1), 792, 396],
    ['a resolution that would make it as large as a wall', jfif(1, 0, 0), 792, 396],
    ['a resolution that would make it smaller than a stamp', jfif(1, 600, 600), 792, 396],
    ['one resolution across and another down', jfif(1, 16, 32), 144, 36],
  ])('has the size on paper that it tells, or that of a letter page: %s', async (_name, told, width, height) => {
    const [page] = await renderFile(
      gray(
        [
          [0, 0],
          [0, 0],
        ],
        [told],
      ),
    );
    expect(page?.width).toBeCloseTo(width, 0);
    expect(page?.height).toBeCloseTo(height, 0);
  });

  it.each([
    ['cut off in its pixels', () => gray([[0, 255]]).slice(0, -4), /ends too early/],
    ['cut off in its header', () => gray([[0, 255]]).slice(0, 40), /is damaged or ends too early/],
    [
      'without a frame',
      () => Uint8Array.from([0xff, 0xd8, ...segment(0xda, Uint8Array.from([0])), 0xff, 0xd9]),
      /does not tell its size/,
    ],
    [
      'lossless',
      () => gray([[0, 255]]).map((byte, at, all) => (all[at - 1] === 0xff && byte === 0xc0 ? 0xc3 : byte)),
      /rare kind/,
    ],
  ])('is refused when it is %s, with what to do', (_name, make, reason) => {
    expect(() => toPdf(make(), 'jpeg')).toThrow(reason);
    expect(() => toPdf(make(), 'jpeg')).toThrow(/Open it in a viewer, print it to a PDF, and upload that\.$/);
  });

  it('is refused before it is unpacked when it claims to be huge', () => {
    const bytes = gray([[0, 255]]);
    const frame = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
    bytes.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    expect(() => toPdf(bytes, 'jpeg')).toThrow(/65,535 by 65,535 pixels, which is too large/);
  });
});
