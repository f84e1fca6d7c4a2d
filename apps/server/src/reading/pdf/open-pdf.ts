import { dropFilledFields } from '../signs/drawn-signs.ts';
import { programSign } from '../signs/program-signs.ts';
import { compareVersions } from '../signs/revision-signs.ts';
import { type PageMarks, readAnnotations } from './annotations.ts';
import type { Pictures } from './buried-text.ts';
import { cutPages } from './cut-pages.ts';
import { type DocumentHandle, openHandle } from './document-handle.ts';
import { openEarlierVersion } from './earlier-version.ts';
import { madeWith } from './made-with.ts';
import type { PageGeometry } from './page-geometry.ts';
import { FileRefused, PageRefused, type PdfFile } from './pdf-file.ts';
import { dropPdfium, loadPdfium, type Pdfium, type Pointer } from './pdfium.ts';
import { hasPrintedMarks } from './printed-marks.ts';
import { type DrawnText, readDrawnText } from './read-page.ts';
import { renderPage } from './render-page.ts';
import { openSoftMasks } from './soft-masks.ts';
import { readUserUnits } from './user-unit.ts';

/** FPDF_GetLastError. */
const passwordError = 4;
const securityError = 5;

/** FLAT_NORMALDISPLAY: what a screen shows, not what a printer would get. */
const asDisplayed = 0;

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
  if (call.FPDF_GetPageCount(document) <= 0) {
    call.FPDF_CloseDocument(document);
    call.free(memory);
    throw new FileRefused('file_empty', 'The file has no pages. Print it to a PDF again and upload that.');
  }
  return guard(() => openedFile(pdfium, document, memory, bytes));
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

function openedFile(pdfium: Pdfium, document: Pointer, memory: Pointer, bytes: Uint8Array): PdfFile {
  const { call } = pdfium;
  const pageCount = call.FPDF_GetPageCount(document);
  const userUnitOf = readUserUnits(bytes);
  const reading = openHandle(pdfium, document, userUnitOf);
  /** Pages that were flattened, with the fields and notes that they had before. */
  const flattened = new Map<number, PageMarks>();
  /** Flattening changes pages, so what paints is another opening of the same bytes from then on. */
  let painting: DocumentHandle | null = reading;
  const pictures: Pictures = { known: new Map(), masks: openSoftMasks(pdfium, document, bytes) };
  const earlier = openEarlierVersion(pdfium, memory, bytes);
  const program = programSign(madeWith(pdfium, document));
  let closed = false;

  /** With what the file as a whole, and its earlier version, say of this page. */
  function withFileSigns(text: DrawnText & PageMarks): DrawnText & PageMarks {
    const before = earlier?.wordsOf(text.pageNo) ?? null;
    const changed = before === null ? [] : compareVersions(before, text.words);
    const ofFile = text.pageNo === 1 && program !== null ? [program] : [];
    const drawn = dropFilledFields(text.signs, text.formFields);
    return { ...text, signs: [...drawn, ...changed, ...ofFile] };
  }

  function lend<T>(pageNo: number, use: () => T): T {
    if (closed) throw new Error('The file is closed.');
    if (!Number.isInteger(pageNo) || pageNo < 1 || pageNo > pageCount) {
      throw new PageRefused('page_broken', `The file has no page ${pageNo}: it has ${pageCount}.`);
    }
    return guard(use);
  }

  function read(page: Pointer, geometry: PageGeometry, pageNo: number): DrawnText {
    const { alphabets } = reading;
    if (geometry.rotation === 0) return readDrawnText(pdfium, page, pageNo, geometry, alphabets, pictures);
    // PDFium's words fall apart on pages turned by 180 degrees, so its text is read unturned and turned by us.
    call.FPDFPage_SetRotation(page, 0);
    try {
      return readDrawnText(pdfium, page, pageNo, geometry, alphabets, pictures);
    } finally {
      call.FPDFPage_SetRotation(page, geometry.rotation / 90);
    }
  }

  /** PDFium's text leaves out what fields and notes show; flattening puts it into the page. */
  function readFlat(page: Pointer, geometry: PageGeometry, pageNo: number): DrawnText {
    if (painting === reading) painting = null;
    reading.withFields(page, () => call.FPDFPage_Flatten(page, asDisplayed));
    // Loaded anew, since a page keeps the content it was loaded with; the first, still open, keeps their fonts loaded.
    return reading.withPage(pageNo, (flat) => read(flat, geometry, pageNo));
  }

  return {
    pageCount,
    readPage: (pageNo) =>
      lend(pageNo, () =>
        reading.withPage(pageNo, (page, geometry) => {
          const before = flattened.get(pageNo);
          if (before !== undefined) return withFileSigns({ ...read(page, geometry, pageNo), ...before });
          const marks = readAnnotations(pdfium, page, reading.forms, geometry);
          if (!hasPrintedMarks(marks)) return withFileSigns({ ...read(page, geometry, pageNo), ...marks });
          flattened.set(pageNo, marks);
          return withFileSigns({ ...readFlat(page, geometry, pageNo), ...marks });
        }),
      ),
    renderPage: (request) =>
      lend(request.pageNo, () => {
        painting ??= openHandle(pdfium, call.FPDF_LoadMemDocument(memory, bytes.length, 0), userUnitOf);
        const { withPage, withFields, forms } = painting;
        return withPage(request.pageNo, (page, geometry) =>
          withFields(page, () => renderPage(pdfium, page, forms, geometry, request)),
        );
      }),
    cutPages: ({ pageNo, toPage }) =>
      lend(pageNo, () => {
        const last = Math.min(toPage, pageCount);
        const opened = openHandle(pdfium, call.FPDF_LoadMemDocument(memory, bytes.length, 0), userUnitOf);
        try {
          return cutPages(pdfium, opened, pageNo, last);
        } finally {
          opened.close();
        }
      }),
    close() {
      if (closed) return;
      closed = true;
      if (painting !== reading) painting?.close();
      earlier?.close();
      reading.close();
      // Only now: the documents read from these bytes as long as they are open.
      call.free(memory);
    },
  };
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
