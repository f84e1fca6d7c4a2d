import { readAnnotations } from './annotations.ts';
import { openForms } from './open-forms.ts';
import type { PageGeometry } from './page-geometry.ts';
import { FileRefused, PageRefused, type PdfFile } from './pdf-file.ts';
import { dropPdfium, loadPdfium, type Pdfium, type Pointer } from './pdfium.ts';
import { readPageText } from './read-page.ts';
import { readFsRect } from './read-values.ts';
import { renderPage } from './render-page.ts';

/** FPDF_GetLastError. */
const passwordError = 4;
const securityError = 5;

/** Opens a PDF that is held in memory. Throws FileRefused where there is nothing to read. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  if (bytes.length === 0) throw new FileRefused('file_empty', 'The file is empty. Upload it again.');
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const memory = call.malloc(bytes.length);
  if (memory === 0) {
    throw new FileRefused(
      'file_broken',
      'The file is too large to be opened. Split it into smaller files and upload those.',
    );
  }
  pdfium.u8().set(bytes, memory);
  const document = guard(() => openDocument(pdfium, memory, bytes.length));
  if (typeof document !== 'number') {
    call.free(memory);
    throw document;
  }
  const pageCount = call.FPDF_GetPageCount(document);
  if (pageCount <= 0) {
    call.FPDF_CloseDocument(document);
    call.free(memory);
    throw new FileRefused('file_empty', 'The file has no pages. Print it to a PDF again and upload that.');
  }
  return guard(() => openedFile(pdfium, document, memory, pageCount));
}

/** The document, or why it cannot be opened. PDFium tries the empty password where none is given. */
function openDocument(pdfium: Pdfium, memory: Pointer, length: number): Pointer | FileRefused {
  const { call } = pdfium;
  const document = call.FPDF_LoadMemDocument(memory, length, 0);
  if (document !== 0) return document;
  const error = call.FPDF_GetLastError();
  if (error === passwordError) {
    return new FileRefused(
      'file_encrypted',
      'The file is protected by a password. Remove the password, or print the file to a new PDF, and upload that.',
    );
  }
  if (error === securityError) {
    return new FileRefused(
      'file_encrypted',
      'The file is protected in a way that cannot be opened here. Print it to a new PDF and upload that.',
    );
  }
  return new FileRefused(
    'file_broken',
    'The file is damaged or is not a PDF. Print it to a PDF again and upload that.',
  );
}

function openedFile(pdfium: Pdfium, document: Pointer, memory: Pointer, pageCount: number): PdfFile {
  const { call } = pdfium;
  const forms = openForms(pdfium, document);
  let closed = false;

  function withPage<T>(pageNo: number, use: (page: Pointer, geometry: PageGeometry) => T): T {
    if (closed) throw new Error('The file is closed.');
    if (!Number.isInteger(pageNo) || pageNo < 1 || pageNo > pageCount) {
      throw new PageRefused('page_broken', `The file has no page ${pageNo}: it has ${pageCount}.`);
    }
    return guard(() => {
      const page = call.FPDF_LoadPage(document, pageNo - 1);
      if (page === 0) {
        throw new PageRefused('page_broken', 'The page is damaged. Print it to a PDF again and upload that.');
      }
      forms.enterPage(page);
      try {
        return use(page, readGeometry(pdfium, page));
      } finally {
        forms.leavePage(page);
        call.FPDF_ClosePage(page);
      }
    });
  }

  return {
    pageCount,
    readPage: (pageNo) =>
      withPage(pageNo, (page, geometry) => {
        const marks = readAnnotations(pdfium, page, forms.handle, geometry);
        const turned = geometry.rotation !== 0;
        if (turned) call.FPDFPage_SetRotation(page, 0);
        try {
          return { ...readPageText(pdfium, page, pageNo, geometry), ...marks };
        } finally {
          if (turned) call.FPDFPage_SetRotation(page, geometry.rotation / 90);
        }
      }),
    renderPage: (request) =>
      withPage(request.pageNo, (page, geometry) => renderPage(pdfium, page, forms.handle, geometry, request)),
    close() {
      if (closed) return;
      closed = true;
      forms.close();
      call.FPDF_CloseDocument(document);
      // Only now: the document reads from these bytes as long as it is open.
      call.free(memory);
    },
  };
}

function readGeometry(pdfium: Pdfium, page: Pointer): PageGeometry {
  const { call, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  return { seen: readFsRect(pdfium), rotation: (call.FPDFPage_GetRotation(page) & 3) * 90, userUnit: 1 };
}

/** A trap inside PDFium ends that instance: nothing may be read with it any more. */
function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') dropPdfium();
    throw error;
  }
}
