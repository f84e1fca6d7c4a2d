import type { Pdfium, Pointer } from './pdfium.ts';

/** FPDFBitmap_BGRA: the only format of these bitmaps that can be seen through. */
const bgra = 4;

/** Of a picture's pixels: a few at its border may be half covered. */
const opaqueShare = 0.98;

/**
 * Tells whether a picture hides what lies under it. PDFium does not say that a picture has a mask, so it is painted
 * and looked at, once, and only for pictures that lie over text.
 */
export function opaquePictures(pdfium: Pdfium, document: Pointer, page: Pointer): (picture: Pointer) => boolean {
  const known = new Map<Pointer, boolean>();
  return (picture) => {
    let opaque = known.get(picture);
    if (opaque === undefined) {
      opaque = isOpaque(pdfium, document, page, picture);
      known.set(picture, opaque);
    }
    return opaque;
  };
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
