import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { type FileStream, readFileStream, wholeNumber } from './file-streams.ts';
import { canReadMasks } from './mask-check.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { objectOffset, pictureNumber } from './picture-objects.ts';

/** What a picture lets through: a byte a pixel, from the upper left, 0 for all and 255 for nothing. */
export interface SoftMask {
  readonly width: number;
  readonly height: number;
  /** Null where every pixel lets all through. */
  readonly alpha: Buffer | null;
}

export interface SoftMasks {
  /** The mask of a picture; null where it has none, or one that is not surely understood. */
  of(picture: Pointer): SoftMask | null;
  /** Whether so many pixels may still be looked at: every text of a hostile file can lie under the whole of a mask. */
  allow(pixels: number): boolean;
}

/** In pixels. A page at 300 to the inch has 8.4 million; unpacking takes about a millisecond for two. */
const maxPixels = 10_000_000;
/** Of all the masks of a document, unpacked and kept: a hostile file must neither cost time nor memory. */
const maxUnpacked = 60_000_000;
const maxKept = 20_000_000;
/** Of all that is looked at for the texts of a document. */
const maxLooked = 100_000_000;

/** Entries that change nothing of how a mask is used. With any other the picture is painted to find out. */
const pictureEntries = new Set(
  ['Type', 'Subtype', 'Name', 'Width', 'Height', 'BitsPerComponent', 'ColorSpace', 'Filter', 'DecodeParms', 'Length']
    .concat(['Interpolate', 'Intent', 'Metadata', 'SMask'])
    .map((name) => `/${name}`),
);
const maskEntries = new Set([...pictureEntries].filter((name) => name !== '/SMask'));

/** PDFium does not tell what a picture lets through, short of painting all of it: so its mask is read from the file. */
export function openSoftMasks(pdfium: Pdfium, document: Pointer, bytes: Uint8Array): SoftMasks {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const byNumber = new Map<number, SoftMask | null>();
  const byContent = new Map<string, SoftMask | null>();
  let unpacked = 0;
  let kept = 0;
  let looked = 0;
  let usable: boolean | null = null;

  function streamOf(number: number): FileStream | null {
    const offset = objectOffset(pdfium, document, number);
    return offset === null ? null : readFileStream(file, number, offset);
  }

  function read(number: number): SoftMask | null {
    const picture = streamOf(number);
    const masked = picture === null ? null : maskNumber(picture);
    const stream = masked === null ? null : streamOf(masked);
    const size = stream === null ? null : maskSize(stream);
    if (stream === null || size === null) return null;
    // A package holds the same letterhead once for each of its documents. The same bytes are another mask where they are
    // said to be unpacked in another way.
    const said = JSON.stringify([...stream.entries]);
    const content = `${said} ${createHash('sha256').update(stream.data).digest('base64')}`;
    let mask = byContent.get(content);
    if (mask === undefined) {
      unpacked += size.width * size.height;
      mask = unpacked > maxUnpacked ? null : unpackMask(stream, size);
      kept += mask?.alpha?.length ?? 0;
      if (kept > maxKept && mask?.alpha !== null) mask = null;
      byContent.set(content, mask);
    }
    return mask;
  }

  return {
    of(picture) {
      usable ??= canReadMasks(pdfium) && isPlain(pdfium, document, file);
      const number = usable ? pictureNumber(pdfium, picture) : 0;
      if (number === 0) return null;
      let mask = byNumber.get(number);
      if (mask === undefined) {
        mask = read(number);
        byNumber.set(number, mask);
      }
      return mask;
    },
    allow(pixels) {
      looked += pixels;
      return looked <= maxLooked;
    },
  };
}

/** In an encrypted file the bytes are others; with something before its head all of them lie elsewhere. */
function isPlain({ call }: Pdfium, document: Pointer, file: Buffer): boolean {
  return call.FPDF_GetSecurityHandlerRevision(document) === -1 && file.toString('latin1', 0, 5) === '%PDF-';
}

function maskNumber({ entries }: FileStream): number | null {
  if (![...entries.keys()].every((key) => pictureEntries.has(key))) return null;
  // These pictures can bring a mask of their own.
  if (entries.get('/Subtype')?.join() !== '/Image' || entries.get('/Filter')?.includes('/JPXDecode')) return null;
  const [number = '', generation, kind, ...more] = entries.get('/SMask') ?? [];
  return generation === '0' && kind === 'R' && more.length === 0 ? wholeNumber([number]) : null;
}

function maskSize({ entries }: FileStream): { width: number; height: number } | null {
  if (![...entries.keys()].every((key) => maskEntries.has(key))) return null;
  const width = wholeNumber(entries.get('/Width')) ?? 0;
  const height = wholeNumber(entries.get('/Height')) ?? 0;
  const gray = entries.get('/ColorSpace')?.join() === '/DeviceGray' && entries.get('/BitsPerComponent')?.join() === '8';
  return entries.get('/Subtype')?.join() === '/Image' && gray && width > 0 && height > 0 && width * height <= maxPixels
    ? { width, height }
    : null;
}

function unpackMask({ entries, data }: FileStream, size: { width: number; height: number }): SoftMask | null {
  const length = size.width * size.height;
  const filter = entries.get('/Filter')?.filter((word) => word !== '[' && word !== ']');
  const parameters = entries.get('/DecodeParms');
  if (parameters !== undefined && !changeNothing(parameters)) return null;
  if (filter !== undefined && filter.join() !== '/FlateDecode') return null;
  try {
    const alpha = filter === undefined ? data : inflateSync(data, { maxOutputLength: length, chunkSize: length + 64 });
    if (alpha.length !== length) return null;
    return { ...size, alpha: isClear(alpha) ? null : alpha };
  } catch {
    // What cannot be unpacked here PDFium may still read in part.
    return null;
  }
}

/** Parameters of a predictor that is not there. */
function changeNothing(parameters: readonly string[]): boolean {
  return /^\[?<<(\/(BitsPerComponent 8|Colors 1|Columns \d+|Predictor 1))*>>\]?$/.test(
    parameters.join(' ').replace(/ ?(<<|>>|\[|\]|\/) ?/g, '$1'),
  );
}

const clear = Buffer.alloc(4096);

/** Whether a stretch lets all through. */
export function isClear(alpha: Buffer, from = 0, to = alpha.length): boolean {
  for (let at = from; at < to; at += clear.length) {
    const end = Math.min(to, at + clear.length);
    if (alpha.compare(clear, 0, end - at, at, end) !== 0) return false;
  }
  return true;
}
