import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { PNG_SIGNATURE, writePngChunk } from '../../src/reading/images/png-chunks.ts';

/** Colours of an indexed picture. Screens have few, but for the soft edges of letters. */
const MOST_COLOURS = 256;
/** Bits of each colour that are told apart when colours are counted. */
const BITS = 5;

/** The same picture with at most 256 colours: half the bytes, and no eye sees it. */
export function shrinkPicture(picture: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(picture);
  const pixels = width * height;
  const keyOf = (at: number) => {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    return ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
  };
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const at = pixel * channels;
    const sum = sums.get(keyOf(at)) ?? [0, 0, 0, 0];
    sum[0] += 1;
    for (const part of [0, 1, 2] as const) sum[part + 1] = (sum[part + 1] ?? 0) + (data[at + part] ?? 0);
    sums.set(keyOf(at), sum);
  }
  const all = [...sums].map(([key, [count, ...parts]]) => ({ key, count, colour: parts.map((part) => part / count) }));
  const kept = all.toSorted((a, b) => b.count - a.count).slice(0, MOST_COLOURS);
  const indexOf = new Map(all.map(({ key, colour }) => [key, nearest(kept, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    // Each row begins with the number of its filter: none.
    rows[pixel + Math.floor(pixel / width) + 1] = indexOf.get(keyOf(pixel * channels)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    writePngChunk({ type: 'IHDR', data: header }),
    writePngChunk({ type: 'PLTE', data: Buffer.from(kept.flatMap(({ colour }) => colour.map(Math.round))) }),
    writePngChunk({ type: 'IDAT', data: deflateSync(rows, { level: 9 }) }),
    writePngChunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

function nearest(kept: readonly { readonly colour: readonly number[] }[], colour: readonly number[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { colour: other }] of kept.entries()) {
    const distance = other.reduce((sum, part, at) => sum + (part - (colour[at] ?? 0)) ** 2, 0);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
