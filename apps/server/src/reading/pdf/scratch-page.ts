import type { Pdfium, Pointer } from './pdfium.ts';

/** In points; its size does not matter. */
const side = 1000;

const pages = new WeakMap<Pdfium, Pointer>();

/** An empty page of a document of our own, on which objects of any file can be looked at without changing the file. */
export function scratchPage(pdfium: Pdfium): Pointer {
  let page = pages.get(pdfium);
  if (page === undefined) {
    page = pdfium.call.FPDFPage_New(pdfium.call.FPDF_CreateNewDocument(), 0, side, side);
    pages.set(pdfium, page);
  }
  return page;
}
