import { readJpeg } from './read-jpeg.ts';
import type { TiffTags } from './read-tiff-tags.ts';
import { refuseHugePicture } from './refuse-picture.ts';
import { TIFF, type TiffPage } from './tiff-page.ts';
import type { PdfImage } from './write-pdf.ts';

const FAX_OLD = 2;
const FAX_G3 = 3;
const FAX_G4 = 4;
const OLD_JPEG = 6;
const JPEG = 7;

/**
 * Fax and JPEG pages that lie in the file in one piece stand in a PDF as they are: nothing is unpacked here, and the
 * PDF library unpacks them many times faster. Null for every other page.
 */
export function passTiffThrough(bytes: Uint8Array, page: TiffPage): PdfImage | null {
  const { tags, compression } = page;
  if (compression === OLD_JPEG) return oldJpeg(bytes, tags);
  const [piece, ...more] = page.pieces;
  if (piece === undefined || more.length > 0 || page.tiled) return null;
  const data = bytes.subarray(piece.at, piece.at + piece.length);
  if (compression === JPEG) return jpeg(page, data);
  if (compression !== FAX_OLD && compression !== FAX_G3 && compression !== FAX_G4) return null;
  return page.bits === 1 && page.samples === 1 ? fax(page, data) : null;
}

function fax({ width, height, compression, photometric, tags }: TiffPage, data: Uint8Array): PdfImage {
  const twoDimensional = ((tags.get(292)?.[0] ?? 0) & 1) === 1;
  const kinds: Readonly<Record<number, string>> = {
    [FAX_OLD]: '/K 0 /EncodedByteAlign true /EndOfBlock false',
    [FAX_G3]: `/K ${twoDimensional ? 1 : 0} /EndOfLine true`,
    [FAX_G4]: '/K -1',
  };
  const turned = tags.get(266)?.[0] === 2;
  return {
    width,
    height,
    bits: 1,
    colours: '/DeviceGray',
    filter: '/CCITTFaxDecode',
    parameters: `<< ${kinds[compression]} /Columns ${width} /Rows ${height} >>`,
    // The codes know "black" runs; where black is the lower number as in a photograph, they mean white.
    ...(photometric === 1 ? { decode: '[1 0]' } : {}),
    data: turned ? data.map(reverseBits) : data,
  };
}

function reverseBits(byte: number): number {
  let left = byte;
  let turned = 0;
  for (let bit = 0; bit < 8; bit += 1) {
    turned = (turned << 1) | (left & 1);
    left >>= 1;
  }
  return turned;
}

const RGB = 2;

/** The tables that all pages have in common stand apart, as a JPEG without a picture: both become one stream. */
function jpeg({ tags, photometric }: TiffPage, data: Uint8Array): PdfImage {
  const tables = Uint8Array.from(tags.get(347) ?? []);
  // Without the end mark of the tables and the start mark of the picture.
  const whole = tables.length > 4 ? Buffer.concat([tables.subarray(0, -2), data.subarray(2)]) : data;
  return describeJpeg(whole, photometric === RGB ? '<< /ColorTransform 0 >>' : undefined);
}

/** The way of TIFF 6.0, long withdrawn and still written: a whole JPEG somewhere in the file. */
function oldJpeg(bytes: Uint8Array, tags: TiffTags): PdfImage | null {
  const [at, length] = [tags.get(513)?.[0], tags.get(514)?.[0]];
  if (at === undefined || length === undefined || at + length > bytes.length) return null;
  return describeJpeg(bytes.subarray(at, at + length), undefined);
}

function describeJpeg(data: Uint8Array, parameters: string | undefined): PdfImage {
  // Its own header counts: the library decodes by it, whatever the directory says.
  const { width, height, components } = readJpeg(data);
  refuseHugePicture(TIFF, width, height, components * 8);
  const colours = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  const shape = { width, height, bits: 8, colours, filter: '/DCTDecode', data };
  return parameters === undefined ? shape : { ...shape, parameters };
}
