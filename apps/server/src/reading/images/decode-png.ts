import { inflateSync } from 'node:zlib';
import { convertIndexedToRgb, type DecodedPng, decode } from 'fast-png';
import { readPhysicalSize } from './encode-png.ts';
import type { GrayImage } from './gray-image.ts';
import {
  PNG_SIGNATURE,
  type PngChunk,
  PngError,
  type PngHeader,
  readPngChunks,
  readPngHeader,
  unpackedBytes,
  writePngChunk,
} from './png-chunks.ts';

/** The colour type whose pixels are numbers into a palette; other types may carry a palette as a mere suggestion. */
const INDEXED = 3;

/** What is needed for the pixels. The rest may hold packed data of any size that nobody asked for. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

export interface DecodedPage {
  readonly image: GrayImage;
  /** The resolution that the file tells; null where it does not. */
  readonly dpi: number | null;
}

/** Any PNG as a gray picture; colours by their brightness, transparent parts on white paper. Throws PngError. */
export function decodePng(bytes: Uint8Array): DecodedPage {
  const header = readPngHeader(bytes);
  const chunks = readPngChunks(bytes);
  const physical = chunks.find(({ type }) => type === 'pHYs');
  const dpi = physical === undefined ? null : readPhysicalSize(physical.data);
  const rows = inflateRows(header, chunks);
  const isPlain = header.depth === 8 && header.colorType === 0 && !header.interlaced;
  const hasTransparency = chunks.some(({ type }) => type === 'tRNS');
  if (isPlain && !hasTransparency) return { image: unfilterGray(header, rows), dpi };
  try {
    const kept = chunks.filter(({ type }) => needed.has(type)).map(writePngChunk);
    return { image: toGray(decode(Buffer.concat([PNG_SIGNATURE, ...kept])), header.colorType === INDEXED), dpi };
  } catch (error) {
    throw new PngError(
      `The PNG picture cannot be unpacked: ${error instanceof Error ? error.message : 'it is damaged'}.`,
    );
  }
}

/** Unpacks no more than the header promises: a few bytes can otherwise become gigabytes. */
function inflateRows(header: PngHeader, chunks: readonly PngChunk[]): Uint8Array {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: unpackedBytes(header) });
  } catch {
    throw new PngError('The pixels of the PNG picture cannot be unpacked.');
  }
  if (!header.interlaced && rows.length !== unpackedBytes(header)) throw new PngError('The PNG picture lacks pixels.');
  return rows;
}

/** The one kind of PNG that our own parts send each other, in one pass. */
function unfilterGray({ width, height }: PngHeader, rows: Uint8Array): GrayImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (width + 1)] ?? 0;
    if (filter > 4) throw new PngError('A row of the PNG picture is packed in a way that does not exist.');
    const from = y * (width + 1) + 1;
    const to = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? (data[to + x - 1] ?? 0) : 0;
      const up = y > 0 ? (data[to + x - width] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (data[to + x - width - 1] ?? 0) : 0;
      data[to + x] = (rows[from + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return { width, height, data };
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function toGray(png: DecodedPng, indexed: boolean): GrayImage {
  const { width, height } = png;
  const rgb = !indexed ? widen(png) : { data: convertIndexedToRgb(png), channels: png.palette?.[0]?.length ?? 3 };
  const data = new Uint8Array(width * height);
  const { channels } = rgb;
  const hasAlpha = channels === 2 || channels === 4;
  for (let at = 0, to = 0; to < data.length; at += channels, to += 1) {
    const first = rgb.data[at] ?? 0;
    // Brightness as ITU-R BT.601 weighs it, in whole numbers so that every machine gets the same.
    const gray =
      channels < 3 ? first : (first * 299 + (rgb.data[at + 1] ?? 0) * 587 + (rgb.data[at + 2] ?? 0) * 114 + 500) / 1000;
    const alpha = hasAlpha ? (rgb.data[at + channels - 1] ?? 0) : 255;
    data[to] = Math.floor((Math.floor(gray) * alpha + 255 * (255 - alpha)) / 255);
  }
  return { width, height, data };
}

/** Eight bits a channel, whatever the file had. */
function widen({ data, depth, channels, width, height }: DecodedPng): { data: Uint8Array; channels: number } {
  if (depth === 8) return { data: data as Uint8Array, channels };
  if (depth === 16) return { data: Uint8Array.from(data, (value) => value >> 8), channels };
  const wide = new Uint8Array(width * height);
  const rowBytes = Math.ceil((width * depth) / 8);
  const most = 2 ** depth - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      const byte = data[y * rowBytes + (bit >> 3)] ?? 0;
      wide[y * width + x] = (((byte >> (8 - depth - (bit & 7))) & most) * 255) / most;
    }
  }
  return { data: wide, channels: 1 };
}
