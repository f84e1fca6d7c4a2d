import { openAlphabets } from './alphabets.ts';
import { readGlyphsDirectly } from './direct-glyphs.ts';
import { type Glyphs, readGlyphs } from './glyphs.ts';
import { proveOn } from './known-page.ts';
import { readPageObjects } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { readMatrix, readRect } from './read-values.ts';
import { readTextObject } from './text-objects.ts';

/**
 * A page with all that direct reading follows: letters set apart, shifted and scaled, slanted and turned text, text in
 * a form, in another order than it stands, drawn twice, and marked to be left out.
 */
const content = [
  'BT 1.5 Tc 2.5 Tw 80 Tz /F1 11 Tf 1.25 0 0.25 1.75 60.5 700.25 Tm [(He) -120 (llo w) -600 (or) 90 (ld)] TJ ET',
  'BT 0 Tc 0 Tw 100 Tz /F2 9 Tf 300 640 Td (right) Tj -200 0 Td (left) Tj 0.3 0 Td (left) Tj ET',
  'BT /F1 12 Tf 0 1 -1 0 40 300 Tm (upwards) Tj 0.8 0.6 -0.6 0.8 400 300 Tm (slanted) Tj ET',
  'BT /F1 1 Tf 14 0 0 14 60 500 Tm 0.2 Tc (fj AV) Tj (T) Tj [(s) -250 (p) -250 (a) -250 (c) -250 (e)] TJ ET',
  '/Span << /ActualText <FEFF0009> >> BDC BT /F2 9 Tf 60 460 Td (x) Tj ET EMC q 2 0 0 2 10 20 cm /X1 Do Q',
  'BT 3 Tr /F2 8 Tf 60 420 Td (Unseen.) Tj ET',
].join('\n');
const form = 'BT /F1 6 Tf 30 40 Td (within a form) Tj 0 -12 Td (below) Tj ET';

/** Without a table of objects: PDFium finds them by itself. */
const file = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 7 0 R
/Resources << /Font << /F1 4 0 R /F2 5 0 R >> /XObject << /X1 6 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >> endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> endobj
6 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 300 300] /Matrix [1 0 0 1 5 5]
/Resources << /Font << /F1 4 0 R >> >> /Length ${form.length} >>
stream
${form}
endstream endobj
7 0 obj << /Length ${content.length} >>
stream
${content}
endstream endobj
trailer << /Root 1 0 R /Size 8 >>
%%EOF
`;

/**
 * Whether text objects of this build of PDFium lie in memory as `readTextObject` expects and are put together as is
 * done here: a known page is read in both ways. Another build may be slower to read with, never wrong.
 */
export const canReadDirectly = proveOn(new TextEncoder().encode(file), (pdfium, document, page) => {
  const alphabets = openAlphabets(pdfium, document);
  try {
    return readsAlike(pdfium, page, alphabets);
  } finally {
    alphabets.close();
  }
});

function readsAlike(pdfium: Pdfium, page: Pointer, alphabets: ReturnType<typeof openAlphabets>): boolean {
  const { call } = pdfium;
  const objects = readPageObjects(pdfium, page);
  for (const object of objects.texts.keys()) if (!liesAsExpected(pdfium, object)) return false;
  const direct = readGlyphsDirectly(pdfium, objects, { left: 0, bottom: 0, right: 612, top: 792 }, alphabets);
  const copied = direct === null ? null : ownedOf(direct);
  const textPage = call.FPDFText_LoadPage(page);
  const asked = ownedOf(readGlyphs(pdfium, textPage, objects));
  call.FPDFText_ClosePage(textPage);
  return asked.length > 0 && JSON.stringify(copied) === JSON.stringify(asked);
}

/** What PDFium has a call for, before anything else is believed: a false pointer must not reach it. */
function liesAsExpected(pdfium: Pdfium, object: Pointer): boolean {
  const { call, scratch } = pdfium;
  const text = readTextObject(pdfium, object);
  if (text === null || text.font !== call.FPDFTextObj_GetFont(object)) return false;
  if (text.mode !== call.FPDFTextObj_GetTextRenderMode(object)) return false;
  const matrix = readMatrix(pdfium, call.FPDFPageObj_GetMatrix(object, scratch));
  if (text.matrix.some((value, index) => value !== matrix[index])) return false;
  call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const { left, bottom, right, top } = readRect(pdfium);
  if (text.left !== left || text.bottom !== bottom || text.right !== right || text.top !== top) return false;
  return (text.marks !== 0) === call.FPDFPageObj_CountMarks(object) > 0;
}

/** The characters that belong to a text object, with all that is known of them. */
function ownedOf({ count, code, run, start, end, runs, slanted }: Glyphs): unknown[] {
  const owned: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const own = runs[run[index] ?? -1];
    if (own === undefined) continue;
    const { first, end: runEnd, font, ...rest } = own;
    owned.push([code[index], start[index], end[index], slanted.get(index) ?? null, rest]);
  }
  return owned;
}
