import { constants, deflateSync } from 'node:zlib';
import type { GrayImage } from './gray-image.ts';
import { PNG_SIGNATURE, writePngChunk } from './png-chunks.ts';

/** Three bytes a pixel, row after row from the top left. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface PngOptions {
  /** Written into the file, so that whoever reads it knows the size on paper. */
  readonly dpi?: number;
}

const INCHES_PER_METRE = 39.3701;

export function encodeGrayPng(image: GrayImage, options: PngOptions = {}): Buffer {
  return encode(image, 1, options);
}

export function encodeRgbPng(image: RgbImage, options: PngOptions = {}): Buffer {
  return encode(image, 3, options);
}

function encode({ width, height, data }: RgbImage, channels: 1 | 3, { dpi }: PngOptions): Buffer {
  const rowBytes = width * channels;
  if (data.length !== rowBytes * height) throw new TypeError('The pixels do not fit the size of the picture.');
  // Each row stands as its difference from the row above: paper and rules vanish, and it is one pass over the bytes.
  const rows = Buffer.allocUnsafe((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * rowBytes;
    const to = y * (rowBytes + 1) + 1;
    rows[to - 1] = y === 0 ? 0 : 2;
    if (y === 0) rows.set(data.subarray(0, rowBytes), to);
    else for (let x = 0; x < rowBytes; x += 1) rows[to + x] = (data[from + x] ?? 0) - (data[from + x - rowBytes] ?? 0);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8);
  // Level 1 takes a fifth of the time of the usual level and makes scans about a tenth larger.
  const packed = deflateSync(rows, { level: 1, strategy: constants.Z_DEFAULT_STRATEGY });
  return Buffer.concat([
    PNG_SIGNATURE,
    writePngChunk({ type: 'IHDR', data: header }),
    ...(dpi === undefined ? [] : [writePngChunk({ type: 'pHYs', data: physicalSize(dpi) })]),
    writePngChunk({ type: 'IDAT', data: packed }),
    writePngChunk({ type: 'IEND', data: new Uint8Array() }),
  ]);
}

function physicalSize(dpi: number): Buffer {
  const data = Buffer.alloc(9);
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  data.writeUInt32BE(perMetre, 0);
  data.writeUInt32BE(perMetre, 4);
  data[8] = 1;
  return data;
}

/** The resolution that a pHYs chunk tells, or null where it tells none. */
export function readPhysicalSize(data: Uint8Array): number | null {
  if (data.length !== 9 || data[8] !== 1) return null;
  const perMetre = Buffer.from(data).readUInt32BE(0);
  return perMetre === 0 ? null : Math.round(perMetre / INCHES_PER_METRE);
}
