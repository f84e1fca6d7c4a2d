import type { Pdfium, Pointer } from './pdfium.ts';

/** The form environment of a document. PDFium wants it before the first page is loaded. */
export interface Forms {
  readonly handle: Pointer;
  enterPage(page: Pointer): void;
  leavePage(page: Pointer): void;
  close(): void;
}

export function openForms(pdfium: Pdfium, document: Pointer): Forms {
  const { call } = pdfium;
  const info = call.PDFiumExt_OpenFormFillInfo();
  const handle = info === 0 ? 0 : call.PDFiumExt_InitFormFillEnvironment(document, info);
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
      if (info !== 0) call.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}
