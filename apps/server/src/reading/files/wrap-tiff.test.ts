import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toPdf } from './index.ts';
import { encodeGroup3, encodeGroup4, encodeRunLengths, FAX_WIDTH, type FaxRow } from './testing/fax-codes.ts';
import { encodeFlatJpeg } from './testing/flat-jpeg.ts';
import { BLACK, BLUE, GREEN, quarters, RED, renderFile, WHITE } from './testing/render-file.ts';
import { encodeTiff, type TiffDirectory } from './testing/tiff-file.ts';

const SIDE = 16;
const rgb = [RED, GREEN, BLUE, WHITE];
const gray = (value: number) => [value, value, value];

/** The bytes of four quarters, row by row. */
function samples(colours: readonly (readonly number[])[]): Uint8Array {
  const bytes: number[] = [];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) bytes.push(...(colours[(y >= SIDE / 2 ? 2 : 0) + (x >= SIDE / 2 ? 1 : 0)] ?? []));
  return Uint8Array.from(bytes);
}

/** In strips of five rows: the last one is shorter, as it usually is. */
function strips(data: Uint8Array, pack: (strip: Uint8Array) => Uint8Array = (strip) => strip): readonly Uint8Array[] {
  const row = data.length / SIDE;
  return [0, 5, 10, 15].map((from) => pack(data.slice(from * row, Math.min(from + 5, SIDE) * row)));
}

function picture(tags: TiffDirectory['tags'], packed: readonly Uint8Array[], rowsPerStrip = 5): TiffDirectory {
  return { tags: { 256: [SIDE], 257: [SIDE], 278: [rowsPerStrip], ...tags }, strips: packed };
}

/** Both kinds of PackBits: runs of equal bytes, and single bytes as they are. */
function packBits(bytes: Uint8Array): Uint8Array {
  const packed: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    let run = 1;
    while (run < 128 && at + run < bytes.length && bytes[at + run] === bytes[at]) run += 1;
    packed.push(run === 1 ? 0 : 257 - run, bytes[at] ?? 0);
    at += run;
  }
  return Uint8Array.from(packed);
}

/** LZW that never learns: a clear code before the table could grow beyond nine bits. */
function lzw(bytes: Uint8Array): Uint8Array {
  let bits = '';
  const put = (code: number) => {
    bits += code.toString(2).padStart(9, '0');
  };
  for (const [index, byte] of bytes.entries()) {
    if (index % 100 === 0) put(256);
    put(byte);
  }
  put(257);
  return Uint8Array.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

const RGB = { 258: [8, 8, 8], 262: [2], 277: [3] };

describe('a TIFF', () => {
  describe.each([
    ['little', true],
    ['big', false],
  ])('with the %s end first', (_name, little) => {
    it.each([
      ['not at all', 1, (strip: Uint8Array) => strip],
      ['by LZW', 5, lzw],
      ['by Deflate', 8, (strip: Uint8Array) => deflateSync(strip)],
      ['by Deflate of the old number', 32946, (strip: Uint8Array) => deflateSync(strip)],
      ['by PackBits', 32773, packBits],
    ] as const)('keeps its colours when it is packed %s', async (_how, compression, pack) => {
      const page = picture({ ...RGB, 259: [compression] }, strips(samples(rgb), pack));
      expect(quarters((await renderFile(encodeTiff([page], little)))[0])).toEqual(rgb);
    });

    it('keeps gray in 16 bits', async () => {
      const bytes = (value: number) => (little ? [200, value] : [value, 200]);
      const page = picture({ 258: [16], 262: [1] }, strips(samples([0, 85, 170, 255].map(bytes))));
      expect(quarters((await renderFile(encodeTiff([page], little)))[0])).toEqual([0, 85, 170, 255].map(gray));
    });
  });

  it.each([
    ['black is zero', 1, [0, 85, 170, 255]],
    ['white is zero', 0, [255, 170, 85, 0]],
  ] as const)('is as light as it says: %s', async (_name, photometric, seen) => {
    const page = picture({ 258: [8], 262: [photometric] }, strips(samples([[0], [85], [170], [255]])));
    expect(quarters((await renderFile(encodeTiff([page])))[0])).toEqual(seen.map(gray));
  });

  it('may have a palette, planes, the four colours of print, or parts that shine through', async () => {
    const map = [0, 1, 2].flatMap((ink) => Array.from({ length: 256 }, (_, index) => (rgb[index]?.[ink] ?? 0) * 257));
    const indexed = picture({ 258: [8], 262: [3], 320: map }, strips(samples([[0], [1], [2], [3]])));
    const plane = (ink: number) => strips(samples(rgb.map((colour) => [colour[ink] ?? 0])));
    const planar = picture({ ...RGB, 284: [2] }, [...plane(0), ...plane(1), ...plane(2)]);
    const inks = [
      [0, 255, 255, 0],
      [0, 0, 0, 255],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const print = picture({ 258: [8, 8, 8, 8], 262: [5], 277: [4] }, strips(samples(inks)));
    const alpha = [
      [...RED, 255],
      [...GREEN, 0],
      [...BLACK, 128],
      [...BLUE, 255],
    ];
    const clear = picture({ 258: [8, 8, 8, 8], 262: [2], 277: [4], 338: [2] }, strips(samples(alpha)));
    const pages = await renderFile(encodeTiff([indexed, planar, print, clear]));
    expect(quarters(pages[0])).toEqual(rgb);
    expect(quarters(pages[1])).toEqual(rgb);
    const [red, black, ...paper] = quarters(pages[2]);
    expect((red?.[0] ?? 0) - (red?.[1] ?? 0)).toBeGreaterThan(150);
    expect(Math.max(...(black ?? [255]))).toBeLessThan(60);
    expect(paper).toEqual([WHITE, WHITE]);
    expect(quarters(pages[3])).toEqual([RED, WHITE, gray(127), BLUE]);
  });

  describe('that is a fax', () => {
    const bar: FaxRow = { white: 16, black: 32 };
    const rows: readonly FaxRow[] = [...Array(8).fill('white'), ...Array(16).fill(bar), ...Array(8).fill('white')];
    const fax = (compression: number, strip: Uint8Array, more: TiffDirectory['tags'] = {}): TiffDirectory => ({
      tags: { 256: [FAX_WIDTH], 257: [rows.length], 259: [compression], 262: [0], ...more },
      strips: [strip],
    });
    const look = async (page: TiffDirectory) => {
      const [drawn] = await renderFile(encodeTiff([page]));
      return [drawn?.at(0.5, 0.5), drawn?.at(0.1, 0.5), drawn?.at(0.5, 0.1), drawn?.at(0.5, 0.9)];
    };
    const turn = (bytes: Uint8Array) =>
      bytes.map((byte) => Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2));

    it.each([
      ['of group 4', fax(4, encodeGroup4(rows))],
      ['of group 4 with its bits turned around', fax(4, turn(encodeGroup4(rows)), { 266: [2] })],
      ['of group 3', fax(3, encodeGroup3(rows))],
      ['of the oldest kind', fax(2, encodeRunLengths(rows))],
    ])('%s shows its black bar on white', async (_name, page) => {
      expect(await look(page)).toEqual([BLACK, WHITE, WHITE, WHITE]);
    });

    it('is inverted where it says that black is zero', async () => {
      expect(await look(fax(4, encodeGroup4(rows), { 262: [1] }))).toEqual([WHITE, BLACK, BLACK, BLACK]);
    });

    it('may come in several strips', async () => {
      const page = fax(4, new Uint8Array(), { 278: [16] });
      const two = [encodeGroup4(rows.slice(0, 16)), encodeGroup4(rows.slice(16))];
      expect(await look({ ...page, strips: two })).toEqual([BLACK, WHITE, WHITE, WHITE]);
    });

    it('keeps the shape of its paper when it has fewer lines down than dots across', async () => {
      const [page] = await renderFile(encodeTiff([fax(4, encodeGroup4(rows), { 282: [[32, 1]], 283: [[16, 1]] })]));
      expect([page?.width, page?.height]).toEqual([144, 144]);
    });
  });

  describe('that holds a JPEG', () => {
    const jpeg = encodeFlatJpeg({ blocks: [[[200], [40]]] });
    const size = { 256: [16], 257: [8], 258: [8], 262: [1] };
    const look = async (page: TiffDirectory) => {
      const [drawn] = await renderFile(encodeTiff([page]));
      return [drawn?.at(0.25, 0.5), drawn?.at(0.75, 0.5)];
    };

    it('shows it, with its tables beside it or apart', async () => {
      expect(await look({ tags: { ...size, 259: [7] }, strips: [jpeg] })).toEqual([gray(200), gray(40)]);
      const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]));
      const tables = Buffer.concat([jpeg.subarray(0, frame), Buffer.from([0xff, 0xd9])]);
      const rest = Buffer.concat([Buffer.from([0xff, 0xd8]), jpeg.subarray(frame)]);
      const apart = { tags: { ...size, 259: [7], 347: Uint8Array.from(tables) }, strips: [rest] };
      expect(await look(apart)).toEqual([gray(200), gray(40)]);
    });

    it('shows it in the withdrawn way of TIFF 6.0', async () => {
      const page = { tags: { ...size, 259: [6], 513: [8], 514: [jpeg.length] }, strips: [jpeg] };
      expect(await look(page)).toEqual([gray(200), gray(40)]);
    });

    it('takes its colours for what the directory says they are', async () => {
      const red = encodeFlatJpeg({ blocks: [[[...RED], [...RED]]] });
      const page = { tags: { ...size, 258: [8, 8, 8], 259: [7], 262: [2], 277: [3] }, strips: [red] };
      expect(await look(page)).toEqual([RED, RED]);
    });
  });

  it('has a page for each picture, without thumbnails, each as it lies', async () => {
    const upright = picture(RGB, strips(samples(rgb)));
    const turned = picture({ ...RGB, 274: [6] }, strips(samples(rgb)));
    const thumbnail = picture({ ...RGB, 254: [1] }, strips(samples(rgb)));
    const pages = await renderFile(encodeTiff([upright, thumbnail, turned]));
    expect(pages.map(quarters)).toEqual([rgb, [BLUE, RED, WHITE, GREEN]]);
  });

  const good = picture(RGB, strips(samples(rgb)));
  it('ends where its directories lead in a circle', async () => {
    expect(await renderFile(encodeTiff([good, good], true, true))).toHaveLength(2);
  });

  it('is read from its own part of a larger buffer', async () => {
    const bytes = encodeTiff([
      picture(
        { ...RGB, 259: [8] },
        strips(samples(rgb), (strip) => deflateSync(strip)),
      ),
    ]);
    const larger = Buffer.concat([Buffer.alloc(7, 1), bytes]);
    expect(quarters((await renderFile(larger.subarray(7)))[0])).toEqual(rgb);
  });

  it.each([
    ['cut off', () => encodeTiff([good]).slice(0, 300), /damaged or has no pages/],
    [
      'short of pixels',
      () => encodeTiff([{ ...good, tags: { ...good.tags, 324: [9e6], 325: [9], 322: [16], 323: [16] } }]),
      /ends too early/,
    ],
    [
      'packed in an unknown way',
      () => encodeTiff([picture({ ...RGB, 259: [50000] }, strips(samples(rgb)))]),
      /rare kind/,
    ],
    ['huge', () => encodeTiff([picture({ ...RGB, 256: [60000], 257: [60000] }, [])]), /60,000 by 60,000 pixels/],
    ['empty', () => encodeTiff([]), /has no pages/],
  ])('is refused when it is %s, with what to do', (_name, make, reason) => {
    expect(() => toPdf(make(), 'tiff')).toThrow(reason);
    expect(() => toPdf(make(), 'tiff')).toThrow(/Open it in a viewer, print it to a PDF, and upload that\.$/);
  });
});
