import { inflateSync } from 'node:zlib';
import { type PngHeader, unpackedBytes } from '../images/png-chunks.ts';
import { brokenPicture } from './refuse-picture.ts';

export const PNG = 'PNG picture';

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function pngChannels({ colorType }: PngHeader): number {
  return channelsOf[colorType] ?? 1;
}

/** The filtered rows. Never more than the header promises: a few bytes can otherwise become gigabytes. */
export function inflateRows(header: PngHeader, packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: unpackedBytes(header) });
  } catch {
    throw brokenPicture(PNG, 'is damaged');
  }
}

interface Pass {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
}

const wholePicture: readonly Pass[] = [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
/** The seven passes of an interlaced PNG (Adam7). */
const interlacedPasses: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];

/**
 * The samples of a PNG of any kind, one number each, in their own depth. fast-png is not used here because it takes
 * the pixels of interlaced pictures with less than eight bits for whole bytes.
 */
export function unpackSamples(header: PngHeader, rows: Uint8Array): Uint8Array | Uint16Array {
  const { width, height, depth, interlaced } = header;
  const channels = pngChannels(header);
  const length = width * height * channels;
  const samples = depth === 16 ? new Uint16Array(length) : new Uint8Array(length);
  const pixelBytes = Math.max(1, (depth * channels) >> 3);
  let at = 0;
  for (const pass of interlaced ? interlacedPasses : wholePicture) {
    const columns = Math.ceil((width - pass.x) / pass.stepX);
    const lines = Math.ceil((height - pass.y) / pass.stepY);
    if (columns <= 0 || lines <= 0) continue;
    const lineBytes = Math.ceil((columns * depth * channels) / 8);
    let above: Uint8Array = new Uint8Array(lineBytes);
    for (let line = 0; line < lines; line += 1) {
      if (at + 1 + lineBytes > rows.length) throw brokenPicture(PNG, 'ends too early: a part of it is missing');
      const current = rows.subarray(at + 1, at + 1 + lineBytes);
      unfilter(rows[at] ?? 0, current, above, pixelBytes);
      const row = (pass.y + line * pass.stepY) * width;
      for (let column = 0; column < columns; column += 1) {
        const to = (row + pass.x + column * pass.stepX) * channels;
        for (let channel = 0; channel < channels; channel += 1)
          samples[to + channel] = sampleAt(current, column * channels + channel, depth);
      }
      above = current;
      at += 1 + lineBytes;
    }
  }
  return samples;
}

function sampleAt(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0;
  if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** Undoes the filter of one row, in place. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  if (filter > 4) throw brokenPicture(PNG, 'is damaged');
  if (filter === 0) return;
  for (let index = 0; index < line.length; index += 1) {
    const left = index >= pixelBytes ? (line[index - pixelBytes] ?? 0) : 0;
    const up = above[index] ?? 0;
    const corner = index >= pixelBytes ? (above[index - pixelBytes] ?? 0) : 0;
    line[index] = (line[index] ?? 0) + predict(filter, left, up, corner);
  }
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
