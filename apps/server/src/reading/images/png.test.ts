import { deflateSync } from 'node:zlib';
import { decode, encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { decodePng } from './decode-png.ts';
import { encodeGrayPng, encodeRgbPng } from './encode-png.ts';
import { PNG_SIGNATURE, PngError, readPngHeader, writePngChunk } from './png-chunks.ts';

/** No two rows alike, so that a row in the wrong place shows. */
function gradient(width: number, height: number) {
  const data = Uint8Array.from({ length: width * height }, (_, at) => (at * 7 + Math.floor(at / width) * 13) & 255);
  return { width, height, data };
}

function rebuild(header: Buffer, packed: Uint8Array): Buffer {
  const chunks = [
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: packed },
    { type: 'IEND', data: new Uint8Array() },
  ];
  return Buffer.concat([PNG_SIGNATURE, ...chunks.map(writePngChunk)]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  return data;
}

describe('a PNG picture', () => {
  it('comes back as it was written, with its resolution', () => {
    const image = gradient(37, 23);
    expect(decodePng(encodeGrayPng(image, { dpi: 203 }))).toEqual({ image, dpi: 203 });
    expect(decodePng(encodeGrayPng(image)).dpi).toBeNull();
  });

  it('in colour is read by its brightness', () => {
    const data = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
    expect([...decodePng(encodeRgbPng({ width: 2, height: 2, data })).image.data]).toEqual([76, 150, 29, 255]);
  });

  it.each([
    [
      'with transparency lies on white paper',
      { channels: 2, depth: 8, data: Uint8Array.from([0, 255, 0, 0]) },
      [0, 255],
    ],
    [
      'of sixteen bits keeps the upper eight',
      { channels: 1, depth: 16, data: Uint16Array.from([0x1234, 0xff00]) },
      [0x12, 255],
    ],
  ] as const)('%s', (_name, pixels, expected) => {
    const png = encode({ width: 2, height: 1, ...pixels });
    expect([...decodePng(png).image.data]).toEqual(expected);
  });

  it.each([
    ['one bit', 1, [0b1010_0000], [255, 0, 255]],
    ['two bits', 2, [0b0001_1000], [0, 85, 170]],
  ])('of %s a pixel becomes eight', (_name, depth, row, expected) => {
    const head = header(3, 1);
    head[8] = depth;
    const png = rebuild(head, deflateSync(Uint8Array.from([0, ...row])));
    expect([...decodePng(png).image.data]).toEqual(expected);
  });

  it.each([1, 3, 4])('packed with filter %i is unpacked', (filter) => {
    // Against a decoder that is not ours.
    const rows = Uint8Array.from([filter, 9, 200, 7, filter, 50, 60, 255]);
    const png = rebuild(header(3, 2), deflateSync(rows));
    expect([...decodePng(png).image.data]).toEqual([...decode(png).data]);
  });

  it('tells its size from its first bytes alone', () => {
    const png = encodeGrayPng(gradient(40, 30));
    expect(readPngHeader(png.subarray(0, 33))).toMatchObject({ width: 40, height: 30 });
  });

  it('that unpacks to more than its header says is refused before it fills the memory', () => {
    const bomb = rebuild(header(10, 10), deflateSync(Buffer.alloc(50_000_000)));
    expect(() => decodePng(bomb)).toThrow(PngError);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a picture cut off', encodeGrayPng(gradient(40, 30)).subarray(0, -20)],
    ['a picture with a changed byte', flipped(encodeGrayPng(gradient(40, 30)), 60)],
    ['a changed header', flipped(encodeGrayPng(gradient(40, 30)), 18)],
    ['too few rows', rebuild(header(10, 10), deflateSync(Buffer.alloc(50)))],
    ['a filter that does not exist', rebuild(header(1, 1), deflateSync(Buffer.from([9, 1])))],
  ])('that is %s is refused as broken', (_name, bytes) => {
    expect(() => decodePng(bytes)).toThrow(PngError);
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
