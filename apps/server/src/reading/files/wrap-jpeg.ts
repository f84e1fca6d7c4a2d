import { pageSize } from './page-size.ts';
import { readJpeg } from './read-jpeg.ts';
import { refuseHugePicture } from './refuse-picture.ts';
import { asOrientation, type ImagePage, type PdfImage } from './write-pdf.ts';

const coloursOf: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A JPEG stands in a PDF as it is. */
export function wrapJpeg(bytes: Uint8Array): ImagePage {
  const header = readJpeg(bytes);
  const { width, height, components, adobe, resolution, orientation } = header;
  refuseHugePicture('JPEG picture', width, height, components * 8);
  const image: PdfImage = {
    width,
    height,
    bits: 8,
    colours: coloursOf[components] ?? '/DeviceRGB',
    filter: '/DCTDecode',
    data: bytes,
    ...(components === 4 && adobe ? { decode: '[1 0 1 0 1 0 1 0]' } : {}),
  };
  return { image, size: pageSize(width, height, resolution), orientation: asOrientation(orientation) };
}
