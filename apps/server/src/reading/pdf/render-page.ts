import { type PageGeometry, seenSize } from './page-geometry.ts';
import type { Raster, RenderRequest } from './pdf-file.ts';
import { PageRefused } from './pdf-file.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** Above this one page takes gigabytes; 40 million are a letter page at 650 dpi. */
const maxPixels = 40_000_000;

const formats = { gray: 1, rgb: 2 } as const;

/** FPDF_ANNOT: annotations are drawn with the page. */
const drawAnnotations = 0x01;
/** FPDF_REVERSE_BYTE_ORDER: red first. */
const redFirst = 0x10;
const white = 0xffffffff | 0;

/** Paints a loaded page, with annotations and the fields of forms, on white. */
export function renderPage(
  pdfium: Pdfium,
  page: Pointer,
  form: Pointer,
  geometry: PageGeometry,
  request: RenderRequest,
): Raster {
  const { call } = pdfium;
  const size = seenSize(geometry);
  const width = Math.max(1, Math.round(request.width));
  const height = Math.max(1, Math.round((width * size.height) / size.width));
  // Before anything is allocated: a page may claim any size.
  if (!(width * height <= maxPixels)) {
    throw new PageRefused(
      'page_too_large',
      `The page's picture would have ${width} by ${height} pixels, more than the ${maxPixels / 1e6} million that are allowed. Print the page at a usual page size and upload it again.`,
    );
  }
  const channels = request.colour === 'gray' ? 1 : 3;
  const bitmap = call.FPDFBitmap_CreateEx(width, height, formats[request.colour], 0, 0);
  if (bitmap === 0)
    throw new PageRefused(
      'page_memory_limit',
      'There is not enough memory for the picture of this page. Ask for a narrower one.',
    );
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    const flags = drawAnnotations | (channels === 3 ? redFirst : 0);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    if (form !== 0) call.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    const row = width * channels;
    const memory = pdfium.u8();
    const data = new Uint8Array(row * height);
    for (let y = 0; y < height; y += 1) {
      data.set(memory.subarray(start + y * stride, start + y * stride + row), y * row);
    }
    return { width, height, channels, data };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
