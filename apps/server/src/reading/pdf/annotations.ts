import type { Annotation, FormField } from '@countersign/engine/pages/page';
import { onPage, type PageGeometry, toBox } from './page-geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readFsRect, readUtf16, writeAscii } from './read-values.ts';

/** FPDF_ANNOT_*. */
const subtypes: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'link',
  3: 'freetext',
  4: 'line',
  5: 'square',
  6: 'circle',
  7: 'polygon',
  8: 'polyline',
  9: 'highlight',
  10: 'underline',
  11: 'squiggly',
  12: 'strikeout',
  13: 'stamp',
  14: 'caret',
  15: 'ink',
  16: 'popup',
  17: 'fileattachment',
  18: 'sound',
  19: 'movie',
  20: 'widget',
  21: 'screen',
  22: 'printermark',
  23: 'trapnet',
  24: 'watermark',
  25: 'threed',
  26: 'richmedia',
  27: 'xfawidget',
  28: 'redact',
};
const widget = 20;
const popup = 16;

/** FPDF_FORMFIELD_*. */
const fieldKinds: Readonly<Record<number, FormField['kind']>> = {
  1: 'button',
  2: 'checkbox',
  3: 'radio',
  4: 'choice',
  5: 'choice',
  6: 'text',
  7: 'signature',
};

/** Annotation flags 2 (hidden) and 6 (no view): nobody sees these. */
const unseenFlags = (1 << 1) | (1 << 5);

/** A hostile page can list millions. */
const maxAnnotations = 10_000;

export interface PageMarks {
  readonly formFields: FormField[];
  readonly annotations: Annotation[];
}

/** The form fields and the notes, stamps and highlights that lie over a page. */
export function readAnnotations(pdfium: Pdfium, page: Pointer, form: Pointer, geometry: PageGeometry): PageMarks {
  const { call, scratch } = pdfium;
  const marks: PageMarks = { formFields: [], annotations: [] };
  const count = Math.min(maxAnnotations, call.FPDFPage_GetAnnotCount(page));
  if (count <= 0) return marks;
  const contents = writeAscii(pdfium, 'Contents');
  const appearanceState = writeAscii(pdfium, 'AS');
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    const unseen = (call.FPDFAnnot_GetFlags(annotation) & unseenFlags) !== 0;
    if (!unseen && call.FPDFAnnot_GetRect(annotation, scratch) !== 0) {
      const box = onPage(toBox(geometry, readFsRect(pdfium)));
      if (box !== null && subtype === widget) {
        const field = readField(pdfium, form, annotation, appearanceState, box);
        if (field !== null) marks.formFields.push(field);
      } else if (box !== null && subtype !== popup) {
        const text = readUtf16(pdfium, (buffer, bytes) =>
          call.FPDFAnnot_GetStringValue(annotation, contents, buffer, bytes),
        );
        marks.annotations.push({ kind: subtypes[subtype] ?? 'unknown', text: text === '' ? null : text, box });
      }
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  call.free(contents);
  call.free(appearanceState);
  return marks;
}

function readField(
  pdfium: Pdfium,
  form: Pointer,
  annotation: Pointer,
  appearanceState: Pointer,
  box: FormField['box'],
): FormField | null {
  const { call } = pdfium;
  const kind = fieldKinds[call.FPDFAnnot_GetFormFieldType(form, annotation)];
  if (kind === undefined) return null;
  const name = readUtf16(pdfium, (buffer, bytes) => call.FPDFAnnot_GetFormFieldName(form, annotation, buffer, bytes));
  const value = readUtf16(pdfium, (buffer, bytes) => call.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, bytes));
  if (kind !== 'checkbox' && kind !== 'radio')
    return { name, kind, value: value === '' ? null : value, checked: null, box };
  // What is drawn decides, since that is what a person sees: each state has an appearance, and the bare one is Off.
  const state = readUtf16(pdfium, (buffer, bytes) =>
    call.FPDFAnnot_GetStringValue(annotation, appearanceState, buffer, bytes),
  );
  const shown = state === '' ? value : state;
  const checked = shown !== '' && shown !== 'Off';
  // Without appearances PDFium does not know the states and answers Off for all.
  return { name, kind, value: checked && value === 'Off' ? shown : value === '' ? null : value, checked, box };
}
