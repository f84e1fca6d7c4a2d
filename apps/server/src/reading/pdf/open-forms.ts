import type { Pdfium, Pointer } from './pdfium.ts';

/** The form environment of a document, through which its fields are asked and painted. */
export interface Forms {
  /** 0 where the document has no form. */
  readonly handle: Pointer;
  /** Makes fields ready to be painted: PDFium draws up those that lack an appearance. */
  enterPage(page: Pointer): void;
  leavePage(page: Pointer): void;
  close(): void;
}

const none: Forms = { handle: 0, enterPage() {}, leavePage() {}, close() {} };

/** Opens the form environment, which PDFium wants before the first page is loaded. */
export function openForms(pdfium: Pdfium, document: Pointer): Forms {
  const { call } = pdfium;
  // Most files have no form, and its environment costs a tenth of reading a page.
  if (call.FPDF_GetFormType(document) === 0) return none;
  const info = call.PDFiumExt_OpenFormFillInfo();
  if (info === 0) return none;
  const handle = call.PDFiumExt_InitFormFillEnvironment(document, info);
  return {
    handle,
    enterPage(page) {
      if (handle !== 0) call.FORM_OnAfterLoadPage(page, handle);
    },
    leavePage(page) {
      if (handle !== 0) call.FORM_OnBeforeClosePage(page, handle);
    },
    close() {
      if (handle !== 0) call.PDFiumExt_ExitFormFillEnvironment(handle);
      call.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}
