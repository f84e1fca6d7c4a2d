import { deflateSync } from 'node:zlib';
import { type PngChunk, type PngHeader, readPngChunks, readPngHeader, unpackedBytes } from '../images/png-chunks.ts';
import { pageSize, type Resolution } from './page-size.ts';
import { brokenPicture, refuseHugePicture } from './refuse-picture.ts';
import { inflateRows, PNG, pngChannels, unpackSamples } from './unpack-png.ts';
import type { ImagePage, PdfImage } from './write-pdf.ts';

const INDEXED = 3;

export function wrapPng(bytes: Uint8Array): ImagePage {
  const { header, chunks } = readParts(bytes);
  const { width, height, depth } = header;
  // What is composed below takes up to three bytes a pixel, however few the file uses.
  refuseHugePicture(PNG, width, height, Math.max(depth * pngChannels(header), 24));
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = inflateRows(header, packed);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (header.colorType === INDEXED && (palette === undefined || palette.length < 3))
    throw brokenPicture(PNG, 'is damaged: its colors are missing');

  const plain = !header.interlaced && depth <= 8 && header.colorType <= INDEXED && transparency === undefined;
  const image = plain
    ? asItIs(header, packed, rows, palette)
    : composed(header, unpackSamples(header, rows), palette, transparency);
  return { image, size: pageSize(width, height, readPhysicalSize(chunks)), orientation: 1 };
}

function readParts(bytes: Uint8Array): { header: PngHeader; chunks: readonly PngChunk[] } {
  try {
    return { header: readPngHeader(bytes), chunks: readPngChunks(bytes) };
  } catch {
    throw brokenPicture(PNG, 'is damaged or ends too early');
  }
}

/** PDF packs rows as PNG does: nothing has to be packed again. */
function asItIs(header: PngHeader, packed: Uint8Array, rows: Uint8Array, palette: Uint8Array | undefined): PdfImage {
  if (rows.length !== unpackedBytes(header)) throw brokenPicture(PNG, 'ends too early: a part of it is missing');
  const { width, height, depth, colorType } = header;
  const channels = pngChannels(header);
  const plain = channels === 3 ? '/DeviceRGB' : '/DeviceGray';
  return {
    width,
    height,
    bits: depth,
    colours: colorType === INDEXED && palette !== undefined ? indexedColours(palette) : plain,
    filter: '/FlateDecode',
    parameters: `<< /Predictor 15 /Colors ${channels} /BitsPerComponent ${depth} /Columns ${width} >>`,
    data: packed,
  };
}

/** The notation of colours that are numbers into a list. */
export function indexedColours(rgb: Uint8Array): string {
  const colours = Math.floor(rgb.length / 3);
  return `[/Indexed /DeviceRGB ${colours - 1} <${Buffer.from(rgb.subarray(0, colours * 3)).toString('hex')}>]`;
}

/** Eight bits a colour, and what shines through laid on white paper. */
function composed(
  header: PngHeader,
  samples: Uint8Array | Uint16Array,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): PdfImage {
  const { width, height, depth, colorType } = header;
  const channels = pngChannels(header);
  const hasAlpha = channels === 2 || channels === 4;
  const indexed = colorType === INDEXED;
  const inks = indexed || channels >= 3 ? 3 : 1;
  const most = 2 ** depth - 1;
  // For the kinds without an alpha channel: the one colour that counts as clear.
  const clear = indexed || transparency === undefined ? null : readWords(transparency);
  const data = new Uint8Array(width * height * inks);
  for (let at = 0, to = 0; to < data.length; at += channels, to += inks) {
    const first = samples[at] ?? 0;
    let alpha = hasAlpha ? (samples[at + channels - 1] ?? 0) / most : 1;
    if (indexed) alpha = (transparency?.[first] ?? 255) / 255;
    else if (clear?.every((word, channel) => channel >= channels || samples[at + channel] === word)) alpha = 0;
    for (let ink = 0; ink < inks; ink += 1) {
      const value = indexed ? (palette?.[first * 3 + ink] ?? 0) : ((samples[at + ink] ?? 0) * 255) / most;
      data[to + ink] = Math.round(255 + (value - 255) * alpha);
    }
  }
  return {
    width,
    height,
    bits: 8,
    colours: inks === 3 ? '/DeviceRGB' : '/DeviceGray',
    filter: '/FlateDecode',
    data: deflateSync(data, { level: 1 }),
  };
}

function readWords(bytes: Uint8Array): readonly number[] {
  return Array.from(
    { length: bytes.length >> 1 },
    (_, index) => ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0),
  );
}

const METRES = 1;
const METRES_PER_INCH = 0.0254;

function readPhysicalSize(chunks: readonly PngChunk[]): Resolution | null {
  const data = chunks.find(({ type }) => type === 'pHYs')?.data;
  if (data === undefined || data.length !== 9 || data[8] !== METRES) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return { x: view.getUint32(0) * METRES_PER_INCH, y: view.getUint32(4) * METRES_PER_INCH };
}
