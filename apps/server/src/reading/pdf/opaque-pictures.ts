import type { Pdfium, Pointer } from './pdfium.ts';

/** FPDFBitmap_BGRA: the only format of these bitmaps that can be seen through. */
const bgra = 4;

/** Of a picture's pixels: a few at its border may be half covered. */
const opaqueShare = 0.98;

/** What is known of the pictures of a document, by what they look like from outside. */
export type KnownPictures = Map<string, boolean>;

/**
 * Tells whether a picture hides what lies under it. PDFium does not say that a picture has a mask, so it is painted
 * and looked at: once in a document, since a letterhead or a watermark is on every page, and only over text.
 */
export function opaquePictures(
  pdfium: Pdfium,
  document: Pointer,
  page: Pointer,
  known: KnownPictures,
): (picture: Pointer) => boolean {
  const onPage = new Map<Pointer, boolean>();
  return (picture) => {
    let opaque = onPage.get(picture);
    if (opaque === undefined) {
      const look = describe(pdfium, picture);
      opaque = known.get(look) ?? isOpaque(pdfium, document, page, picture);
      known.set(look, opaque);
      onPage.set(picture, opaque);
    }
    return opaque;
  };
}

/** Place, pixels and length of the data: two pictures that share all of these are one. */
function describe(pdfium: Pdfium, picture: Pointer): string {
  const { call, scratch } = pdfium;
  call.FPDFPageObj_GetBounds(picture, scratch, scratch + 4, scratch + 8, scratch + 12);
  call.FPDFImageObj_GetImagePixelSize(picture, scratch + 16, scratch + 20);
  const bytes = call.FPDFImageObj_GetImageDataRaw(picture, 0, 0);
  return `${pdfium
    .i32()
    .subarray(scratch >> 2, (scratch >> 2) + 6)
    .join(' ')} ${bytes}`;
}

function isOpaque(pdfium: Pdfium, document: Pointer, page: Pointer, picture: Pointer): boolean {
  const { call } = pdfium;
  const bitmap = call.FPDFImageObj_GetRenderedBitmap(document, page, picture);
  // What cannot be painted does not show either.
  if (bitmap === 0) return false;
  try {
    if (call.FPDFBitmap_GetFormat(bitmap) !== bgra) return true;
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const width = call.FPDFBitmap_GetWidth(bitmap);
    const height = call.FPDFBitmap_GetHeight(bitmap);
    const memory = pdfium.u8();
    let covered = 0;
    for (let y = 0; y < height; y += 1) {
      const row = start + y * stride + 3;
      for (let x = 0; x < width; x += 1) if ((memory[row + x * 4] ?? 0) > 250) covered += 1;
    }
    return covered >= width * height * opaqueShare;
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
