import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, writePngChunk } from '../../images/png-chunks.ts';

export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly depth: 1 | 2 | 4 | 8 | 16;
  /** 0 gray, 2 colour, 3 palette, 4 gray with alpha, 6 colour with alpha. */
  readonly colourType: 0 | 2 | 3 | 4 | 6;
  readonly interlaced?: boolean;
  /** The samples of a pixel. */
  readonly pixel: (x: number, y: number) => readonly number[];
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** Across and down, in dots a metre. */
  readonly perMetre?: readonly [number, number];
}

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of any kind, each row with the filter of the next number so that all five occur. */
export function encodePngFile(picture: PngPicture): Uint8Array {
  const { width, height, depth, colourType, interlaced = false, palette, transparency, perMetre } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlaced ? 1 : 0], 8);
  const physical = Buffer.alloc(9);
  physical.writeUInt32BE(perMetre?.[0] ?? 0, 0);
  physical.writeUInt32BE(perMetre?.[1] ?? 0, 4);
  physical[8] = 1;
  const rows = (interlaced ? passes : [[0, 0, 1, 1] as const]).flatMap((pass) => encodePass(picture, pass));
  const packed = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    PNG_SIGNATURE,
    writePngChunk({ type: 'IHDR', data: header }),
    ...(perMetre === undefined ? [] : [writePngChunk({ type: 'pHYs', data: physical })]),
    ...(palette === undefined ? [] : [writePngChunk({ type: 'PLTE', data: Uint8Array.from(palette) })]),
    ...(transparency === undefined ? [] : [writePngChunk({ type: 'tRNS', data: Uint8Array.from(transparency) })]),
    // In two pieces, as larger pictures have them.
    writePngChunk({ type: 'IDAT', data: packed.subarray(0, 10) }),
    writePngChunk({ type: 'IDAT', data: packed.subarray(10) }),
    writePngChunk({ type: 'IEND', data: new Uint8Array() }),
  ]);
}

function encodePass(
  { width, height, depth, pixel }: PngPicture,
  [left, top, stepX, stepY]: readonly number[],
): Buffer[] {
  const rows: Buffer[] = [];
  let above: Buffer | null = null;
  for (let y = top ?? 0, line = 0; y < height; y += stepY ?? 1, line += 1) {
    let bits = '';
    let pixelBits = depth;
    for (let x = left ?? 0; x < width; x += stepX ?? 1) {
      const samples = pixel(x, y);
      pixelBits = (samples.length * depth) as typeof depth;
      bits += samples.map((sample) => sample.toString(2).padStart(depth, '0')).join('');
    }
    if (bits === '') return [];
    const row = Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
    rows.push(filterRow(line % 5, row, above ?? Buffer.alloc(row.length), Math.max(1, pixelBits >> 3)));
    above = row;
  }
  return rows;
}

function filterRow(filter: number, row: Buffer, above: Buffer, step: number): Buffer {
  const filtered = row.map((byte, at) => {
    const left = at >= step ? (row[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    // The fifth takes whichever of the three is nearest to left plus up minus corner.
    const guess = left + up - corner;
    const nearest = [left, up, corner].reduce((best, each) =>
      Math.abs(guess - each) < Math.abs(guess - best) ? each : best,
    );
    return byte - ([0, left, up, (left + up) >> 1, nearest][filter] ?? 0);
  });
  return Buffer.concat([Buffer.from([filter]), filtered]);
}
