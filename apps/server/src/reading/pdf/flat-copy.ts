import type { FormField } from '@countersign/engine/pages/page';
import type { Alphabets } from './alphabets.ts';
import type { PageMarks } from './annotations.ts';
import { type DocumentHandle, openHandle } from './document-handle.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** FLAT_NORMALDISPLAY: what a screen shows, not what a printer would get. */
const asDisplayed = 0;

/** Annotations that draw no text of their own. */
const textless = new Set(['link', 'highlight', 'underline', 'squiggly', 'strikeout']);

/** Whether words are drawn over this page that its own text does not hold. */
export function hasPrintedMarks({ formFields, annotations }: PageMarks): boolean {
  return formFields.some(isFilled) || annotations.some(({ kind }) => !textless.has(kind));
}

function isFilled({ kind, value, checked }: FormField): boolean {
  return checked === null ? value !== null || kind === 'signature' || kind === 'button' : checked;
}

/**
 * A second opening of the same bytes whose pages are flattened: PDFium's text leaves out what fields and notes show,
 * and flattening puts it into the page. It changes the page, so the opening that paints is kept apart from it.
 */
export interface FlatCopy {
  withPage<T>(pageNo: number, use: (page: Pointer, alphabets: Alphabets) => T): T;
  close(): void;
}

export function flatCopy(
  pdfium: Pdfium,
  memory: Pointer,
  length: number,
  userUnitOf: (objectNumber: number) => number,
): FlatCopy {
  const { call } = pdfium;
  const flattened = new Set<number>();
  let handle: DocumentHandle | null = null;

  return {
    withPage(pageNo, use) {
      handle ??= openHandle(pdfium, call.FPDF_LoadMemDocument(memory, length, 0), userUnitOf);
      if (!flattened.has(pageNo)) {
        handle.withFields(pageNo, (page) => call.FPDFPage_Flatten(page, asDisplayed));
        flattened.add(pageNo);
      }
      // Loaded anew: a page keeps the content it was loaded with.
      const { alphabets } = handle;
      return handle.withPage(pageNo, (page) => use(page, alphabets));
    },
    close() {
      handle?.close();
    },
  };
}
