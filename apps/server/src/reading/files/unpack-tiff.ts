import utif from 'utif2';
import { brokenPicture } from './refuse-picture.ts';
import { TIFF, type TiffPage } from './tiff-page.ts';

/** No compression, fax in three kinds, LZW, JPEG, Deflate in two spellings, PackBits: what the library unpacks well. */
const known = new Set([1, 2, 3, 4, 5, 7, 8, 32946, 32773]);
const JPEG = 7;

/** The samples of a page, row by row as its directory describes them; 16 bits with the lower byte first. */
export function unpackTiff(file: ArrayBuffer, page: TiffPage): Uint8Array {
  // The library makes three colours of every JPEG, which fits pages in colour only.
  const isGrayJpeg = page.compression === JPEG && page.samples !== 3;
  if (!known.has(page.compression) || isGrayJpeg || ![1, 2, 4, 8, 16].includes(page.bits))
    throw brokenPicture(TIFF, 'is of a rare kind that cannot be shown here');
  if (!page.planar) return unpackPlane(file, page, 0, page.pieces.length, page.samples);
  if (page.bits < 8) throw brokenPicture(TIFF, 'is of a rare kind that cannot be shown here');
  return interleave(file, page);
}

/** Each colour lies in the file as a picture of its own. */
function interleave(file: ArrayBuffer, page: TiffPage): Uint8Array {
  const { samples, pieces, width, height } = page;
  const bytes = page.bits / 8;
  const data = new Uint8Array(width * height * samples * bytes);
  const each = pieces.length / samples;
  for (let sample = 0; sample < samples; sample += 1) {
    const plane = unpackPlane(file, page, sample * each, each, 1);
    for (let pixel = 0; pixel < width * height; pixel += 1)
      for (let byte = 0; byte < bytes; byte += 1)
        data[(pixel * samples + sample) * bytes + byte] = plane[pixel * bytes + byte] ?? 0;
  }
  return data;
}

function unpackPlane(
  file: ArrayBuffer,
  page: TiffPage,
  firstPiece: number,
  count: number,
  samples: number,
): Uint8Array {
  const pieces = page.pieces.slice(firstPiece, firstPiece + count);
  const tags = Object.fromEntries([...page.tags].map(([tag, values]) => [`t${tag}`, [...values]]));
  // The library reads the directory again; what was concluded from it must be what it sees.
  const directory = {
    ...tags,
    t258: Array(samples).fill(page.bits),
    t259: [page.compression],
    t262: [page.photometric],
    t277: [samples],
    t284: [1],
    [page.tiled ? 't324' : 't273']: pieces.map(({ at }) => at),
    [page.tiled ? 't325' : 't279']: pieces.map(({ length }) => length),
  } as unknown as utif.IFD;
  try {
    utif.decodeImage(file, directory);
  } catch {
    throw brokenPicture(TIFF, 'is damaged');
  }
  if (!(directory.data instanceof Uint8Array)) throw brokenPicture(TIFF, 'is damaged');
  return directory.data;
}
