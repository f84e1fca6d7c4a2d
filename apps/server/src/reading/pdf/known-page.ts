import type { Pdfium, Pointer } from './pdfium.ts';

/**
 * A question about this build of PDFium, asked once for each instance on the first page of a known file. Where it is
 * answered with no, or the page cannot be loaded, what depends on it goes the slower way.
 */
export function proveOn(
  file: Uint8Array,
  prove: (pdfium: Pdfium, document: Pointer, page: Pointer) => boolean,
): (pdfium: Pdfium) => boolean {
  const proved = new WeakMap<Pdfium, boolean>();
  return (pdfium) => {
    let answer = proved.get(pdfium);
    if (answer === undefined) {
      answer = ask(pdfium, file, prove);
      proved.set(pdfium, answer);
    }
    return answer;
  };
}

function ask(
  pdfium: Pdfium,
  file: Uint8Array,
  prove: (pdfium: Pdfium, document: Pointer, page: Pointer) => boolean,
): boolean {
  const { call } = pdfium;
  const memory = call.malloc(file.length);
  pdfium.u8().set(file, memory);
  const document = call.FPDF_LoadMemDocument(memory, file.length, 0);
  const page = call.FPDF_LoadPage(document, 0);
  try {
    return page !== 0 && prove(pdfium, document, page);
  } finally {
    if (page !== 0) call.FPDF_ClosePage(page);
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(memory);
  }
}
