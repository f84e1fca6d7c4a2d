import { readTiffTags, type TiffTags } from './read-tiff-tags.ts';
import { brokenPicture, refuseHugePicture } from './refuse-picture.ts';

export const TIFF = 'TIFF picture';

/** One page of a TIFF, as its directory describes it. */
export interface TiffPage {
  readonly tags: TiffTags;
  readonly width: number;
  readonly height: number;
  /** Bits a sample, and samples a pixel. */
  readonly bits: number;
  readonly samples: number;
  readonly compression: number;
  /** What the numbers mean: 0 white is zero, 1 black is zero, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr. */
  readonly photometric: number;
  /** Each colour stands apart instead of pixel by pixel. */
  readonly planar: boolean;
  readonly tiled: boolean;
  /** Where its strips or tiles lie. */
  readonly pieces: readonly { readonly at: number; readonly length: number }[];
}

/** One more than is read: so that too many are refused and not cut off. */
const MOST_DIRECTORIES = 5_001;
const THUMBNAIL_OR_MASK = 0b101;
const UNCOMPRESSED = 1;

/** The pages of a TIFF. The sizes of their pictures are checked here, before anything is unpacked. */
export function readTiffPages(bytes: Uint8Array): readonly TiffPage[] {
  const pages = readTiffTags(bytes, MOST_DIRECTORIES)
    .filter((tags) => tags.has(256) && tags.has(257) && ((tags.get(254)?.[0] ?? 0) & THUMBNAIL_OR_MASK) === 0)
    .map((tags) => describePage(bytes, tags));
  if (pages.length === 0) throw brokenPicture(TIFF, 'is damaged or has no pages');
  return pages;
}

function describePage(bytes: Uint8Array, tags: TiffTags): TiffPage {
  const first = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise;
  const width = first(256, 0);
  const height = first(257, 0);
  const bits = first(258, 1);
  const samples = first(277, tags.get(258)?.length ?? 1);
  refuseHugePicture(TIFF, width, height, bits * samples);
  const compression = first(259, UNCOMPRESSED);
  const tiled = tags.has(322);
  return {
    tags,
    width,
    height,
    bits,
    samples,
    compression,
    // Black and white pages that do not say so are faxes, where white is zero.
    photometric: first(262, bits === 1 ? 0 : samples >= 3 ? 2 : 1),
    planar: first(284, 1) === 2 && samples > 1,
    tiled,
    pieces: readPieces(bytes, tags, tiled, compression),
  };
}

function readPieces(bytes: Uint8Array, tags: TiffTags, tiled: boolean, compression: number) {
  const starts = tags.get(tiled ? 324 : 273) ?? [];
  const lengths = tags.get(tiled ? 325 : 279) ?? [];
  // Some writers leave out the length of the only strip, which then reaches to the end at most.
  const pieces = starts.map((at, index) => ({ at, length: lengths[index] ?? Math.max(0, bytes.length - at) }));
  if (compression === 6) return pieces;
  const isCut = pieces.some(({ at, length }) => at + length > bytes.length);
  if (isCut || pieces.length === 0) throw brokenPicture(TIFF, 'ends too early: a part of it is missing');
  return pieces;
}
