import type { DocumentHandle } from './document-handle.ts';
import { PageRefused } from './pdf-file.ts';
import type { Pdfium } from './pdfium.ts';

/** FLAT_NORMALDISPLAY: what a screen shows. */
const asDisplayed = 0;

/**
 * The pages of a range as a PDF of their own. What fields and notes show is put into the pages first, since the form
 * that draws it belongs to the file as a whole and stays behind. The opening is used up: its pages are changed.
 */
export function cutPages(pdfium: Pdfium, opened: DocumentHandle, fromPage: number, toPage: number): Uint8Array {
  const { call } = pdfium;
  for (let pageNo = fromPage; pageNo <= toPage; pageNo += 1) {
    opened.withPage(pageNo, (page) => opened.withFields(page, () => call.FPDFPage_Flatten(page, asDisplayed)));
  }
  const count = toPage - fromPage + 1;
  const indexes = call.malloc(count * 4);
  const cut = call.FPDF_CreateNewDocument();
  const writer = call.PDFiumExt_OpenFileWriter();
  try {
    new Int32Array(pdfium.u8().buffer, indexes, count).set(Array.from({ length: count }, (_, at) => fromPage - 1 + at));
    if (!call.FPDF_ImportPagesByIndex(cut, opened.document, indexes, count, 0)) throw notCut();
    if (!call.PDFiumExt_SaveAsCopy(cut, writer)) throw notCut();
    const size = call.PDFiumExt_GetFileWriterSize(writer);
    const memory = call.malloc(size);
    try {
      call.PDFiumExt_GetFileWriterData(writer, memory, size);
      return pdfium.u8().slice(memory, memory + size);
    } finally {
      call.free(memory);
    }
  } finally {
    call.PDFiumExt_CloseFileWriter(writer);
    call.FPDF_CloseDocument(cut);
    call.free(indexes);
  }
}

function notCut(): PageRefused {
  return new PageRefused('page_broken', 'The pages are damaged. Print the file to a PDF again and upload that.');
}
