import type { Resolution } from './page-size.ts';
import { readOrientation, readResolution, readTiffTags } from './read-tiff-tags.ts';
import { brokenPicture } from './refuse-picture.ts';

/** What a JPEG says of itself before its pixels begin. */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Written by Adobe's programs, which store the four colours of print inverted. */
  readonly adobe: boolean;
  readonly resolution: Resolution | null;
  readonly orientation: number | undefined;
}

const WHAT = 'JPEG picture';
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive: what the PDF library decodes. The others are rare, and would show as a blank page. */
const readableFrames = new Set([0xc0, 0xc1, 0xc2]);
/** All that start a frame; 0xc4, 0xc8 and 0xcc in between mean something else. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

export function readJpeg(bytes: Uint8Array): JpegHeader {
  let frame: Pick<JpegHeader, 'width' | 'height' | 'components'> | null = null;
  let adobe = false;
  let density: Resolution | null = null;
  let exif: { resolution: Resolution | null; orientation: number | undefined } | null = null;

  for (let at = 2; ; ) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (bytes[at] !== 0xff || marker === undefined || length < 2 || end > bytes.length)
      throw brokenPicture(WHAT, 'is damaged or ends too early');
    if (marker === START_OF_SCAN) {
      if (frame === null) throw brokenPicture(WHAT, 'is damaged: it does not tell its size');
      if (!hasEnd(bytes, end)) throw brokenPicture(WHAT, 'ends too early: a part of it is missing');
      return { ...frame, adobe, resolution: exif?.resolution ?? density, orientation: exif?.orientation };
    }
    const data = bytes.subarray(at + 4, end);
    if (frames.has(marker)) frame = readFrame(marker, data);
    if (marker === 0xe0 && isNamed(data, 'JFIF\0')) density = readDensity(data);
    if (marker === 0xe1 && isNamed(data, 'Exif\0\0')) exif ??= readExif(data.subarray(6));
    if (marker === 0xee && isNamed(data, 'Adobe')) adobe = true;
    at = end;
  }
}

function readFrame(marker: number, data: Uint8Array) {
  const [precision, high = 0, low = 0, wide = 0, narrow = 0, components = 0] = data;
  if (!readableFrames.has(marker) || precision !== 8 || ![1, 3, 4].includes(components))
    throw brokenPicture(WHAT, 'is of a rare kind that cannot be shown here');
  return { height: (high << 8) | low, width: (wide << 8) | narrow, components };
}

/** Without its end mark the lower part of a page may be missing, and nobody would be told. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset + from, bytes.length - from);
  return rest.includes(Buffer.from([0xff, 0xd9]));
}

function readDensity(data: Uint8Array): Resolution | null {
  const unit = data[7];
  const x = ((data[8] ?? 0) << 8) | (data[9] ?? 0);
  const y = ((data[10] ?? 0) << 8) | (data[11] ?? 0);
  if (unit === 1) return { x, y };
  return unit === 2 ? { x: x * 2.54, y: y * 2.54 } : null;
}

function readExif(tiff: Uint8Array) {
  const [tags = new Map<number, readonly number[]>()] = readTiffTags(tiff, 1);
  return { resolution: readResolution(tags), orientation: readOrientation(tags) };
}

function isNamed(data: Uint8Array, name: string): boolean {
  return Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, name.length)).toString('latin1') === name;
}
