import { type Alphabets, openAlphabets } from './alphabets.ts';
import { drawBareFields } from './bare-fields.ts';
import { openForms } from './open-forms.ts';
import type { PageGeometry } from './page-geometry.ts';
import { PageRefused } from './pdf-file.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readFsRect } from './read-values.ts';

/** One opening of a file by PDFium, with its form environment. */
export interface DocumentHandle {
  readonly document: Pointer;
  readonly forms: Pointer;
  /** What is known of its fonts. */
  readonly alphabets: Alphabets;
  /** Loads a page, lends it and closes it: nothing of a page stays behind. */
  withPage<T>(pageNo: number, use: (page: Pointer, geometry: PageGeometry) => T): T;
  /** Draws up the form fields of a loaded page, which costs as much again and is needed only to paint or flatten. */
  withFields<T>(page: Pointer, use: () => T): T;
  close(): void;
}

export function openHandle(
  pdfium: Pdfium,
  document: Pointer,
  userUnitOf: (objectNumber: number) => number,
): DocumentHandle {
  const { call, scratch } = pdfium;
  const forms = openForms(pdfium, document);
  const alphabets = openAlphabets(pdfium, document);

  function readGeometry(page: Pointer): PageGeometry {
    call.FPDF_GetPageBoundingBox(page, scratch);
    return {
      seen: readFsRect(pdfium),
      rotation: (call.FPDFPage_GetRotation(page) & 3) * 90,
      userUnit: userUnitOf(call.EPDFPage_GetObjectNumber(page)),
    };
  }

  function withPage<T>(pageNo: number, use: (page: Pointer, geometry: PageGeometry) => T): T {
    const page = call.FPDF_LoadPage(document, pageNo - 1);
    if (page === 0) {
      throw new PageRefused('page_broken', 'The page is damaged. Print it to a PDF again and upload that.');
    }
    try {
      return use(page, readGeometry(page));
    } finally {
      call.FPDF_ClosePage(page);
    }
  }

  return {
    document,
    forms: forms.handle,
    alphabets,
    withPage,
    withFields(page, use) {
      drawBareFields(pdfium, page, forms.handle);
      forms.enterPage(page);
      try {
        return use();
      } finally {
        forms.leavePage(page);
      }
    },
    close() {
      alphabets.close();
      forms.close();
      call.FPDF_CloseDocument(document);
    },
  };
}
