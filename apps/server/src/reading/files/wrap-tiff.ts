import { deflateSync } from 'node:zlib';
import { pageSize } from './page-size.ts';
import { passTiffThrough } from './pass-tiff-through.ts';
import { readOrientation, readResolution } from './read-tiff-tags.ts';
import { brokenPicture } from './refuse-picture.ts';
import { readTiffPages, TIFF, type TiffPage } from './tiff-page.ts';
import { unpackTiff } from './unpack-tiff.ts';
import { indexedColours } from './wrap-png.ts';
import { asOrientation, type ImagePage, type PdfImage } from './write-pdf.ts';

/** Each page of a TIFF. One is unpacked and packed again before the next, so that the memory is that of one page. */
export function wrapTiff(bytes: Uint8Array): readonly ImagePage[] {
  const pages = readTiffPages(bytes);
  const file = ownBuffer(bytes);
  return pages.map((page) => ({
    image: passTiffThrough(bytes, page) ?? packAgain(page, unpackTiff(file, page)),
    size: pageSize(page.width, page.height, readResolution(page.tags)),
    orientation: asOrientation(readOrientation(page.tags)),
  }));
}

/** The library counts from the start of the buffer, which must then be the start of the file. */
function ownBuffer({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  const whole = byteOffset === 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer;
  return whole ? buffer : (buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

const JPEG = 7;

function packAgain(page: TiffPage, unpacked: Uint8Array): PdfImage {
  const { width, height, samples } = page;
  const bits = Math.min(page.bits, 8);
  const data = page.bits === 16 ? upperBytes(unpacked) : unpacked;
  // A JPEG has been turned into RGB on the way, whatever its directory says.
  const photometric = page.compression === JPEG ? 2 : page.photometric;
  const shape = { width, height, bits, filter: '/FlateDecode' };
  const pack = (bytes: Uint8Array) => deflateSync(bytes, { level: 1 });

  if (samples === 1 && photometric <= 1) {
    const gray = { ...shape, colours: '/DeviceGray', data: pack(data) };
    return photometric === 0 ? { ...gray, decode: '[1 0]' } : gray;
  }
  if (samples === 1 && photometric === 3) return { ...shape, colours: readPalette(page), data: pack(data) };
  if (bits !== 8) throw brokenPicture(TIFF, 'is of a rare kind that cannot be shown here');
  const inks = inksOf[photometric];
  if (inks === undefined || samples < inks.count)
    throw brokenPicture(TIFF, 'is of a rare kind that cannot be shown here');
  const colours = { ...shape, colours: inks.colours, ...(photometric === 0 ? { decode: '[1 0]' } : {}) };
  if (samples === inks.count) return { ...colours, data: pack(data) };
  return { ...colours, data: pack(onWhite(page, data, inks.count, photometric)) };
}

const inksOf: Readonly<Record<number, { readonly count: number; readonly colours: string }>> = {
  0: { count: 1, colours: '/DeviceGray' },
  1: { count: 1, colours: '/DeviceGray' },
  2: { count: 3, colours: '/DeviceRGB' },
  5: { count: 4, colours: '/DeviceCMYK' },
};

function upperBytes(data: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: data.length >> 1 }, (_, index) => data[index * 2 + 1] ?? 0);
}

/** The list of colours has all reds first, in 16 bits. */
function readPalette({ tags, bits }: TiffPage): string {
  const list = tags.get(320) ?? [];
  const count = 2 ** bits;
  if (bits > 8 || list.length < count * 3) throw brokenPicture(TIFF, 'is damaged: its colors are missing');
  return indexedColours(
    Uint8Array.from({ length: count * 3 }, (_, at) => (list[(at % 3) * count + Math.floor(at / 3)] ?? 0) >> 8),
  );
}

const ASSOCIATED = 1;
const UNASSOCIATED = 2;

/** Keeps the inks; where the first further sample is a transparency, lays them on white paper. */
function onWhite({ tags, samples, width, height }: TiffPage, data: Uint8Array, inks: number, photometric: number) {
  const extra = tags.get(338)?.[0];
  const white = photometric === 0 || photometric === 5 ? 0 : 255;
  const kept = new Uint8Array(width * height * inks);
  for (let at = 0, to = 0; to < kept.length; at += samples, to += inks) {
    const alpha = extra === ASSOCIATED || extra === UNASSOCIATED ? (data[at + inks] ?? 255) / 255 : 1;
    for (let ink = 0; ink < inks; ink += 1) {
      const value = data[at + ink] ?? 0;
      // With an associated transparency the inks are thinned already.
      const share = extra === ASSOCIATED ? value : value * alpha;
      kept[to + ink] = Math.round(Math.min(255, share + white * (1 - alpha)));
    }
  }
  return kept;
}
