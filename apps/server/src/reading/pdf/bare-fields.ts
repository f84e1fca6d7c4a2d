import type { Pdfium, Pointer } from './pdfium.ts';

/** FPDF_ANNOT_WIDGET. */
const widget = 20;

/** FPDF_ANNOT_APPEARANCEMODE_NORMAL. */
const normal = 0;

/**
 * Draws fields that have a value and no appearance: viewers make one up, so a person sees the value, and so must we.
 */
export function drawBareFields(pdfium: Pdfium, page: Pointer, forms: Pointer): void {
  const { call } = pdfium;
  if (forms === 0) return;
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (
      call.FPDFAnnot_GetSubtype(annotation) === widget &&
      call.EPDFAnnot_HasAppearanceStream(annotation, normal) === 0
    ) {
      call.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
}
