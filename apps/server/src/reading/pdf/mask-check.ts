import { Buffer } from 'node:buffer';
import { readFileStream } from './file-streams.ts';
import { proveOn } from './known-page.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { objectOffset, pictureNumber } from './picture-objects.ts';

const image = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1';
const content = '/X2 Do /X1 Do BI /W 1 /H 1 /CS /G /BPC 8 ID x EI';

/** Two pictures that are drawn in another order than they are written, and one that stands in the page. */
const objects = [
  [3, '<< /Type /Catalog /Pages 4 0 R >>'],
  [4, '<< /Type /Pages /Kids [9 0 R] /Count 1 >>'],
  [9, '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 9 9] /Contents 5 0 R /Resources 6 0 R >>'],
  [6, '<< /XObject << /X1 8 0 R /X2 7 0 R >> >>'],
  [8, `<< ${image} /SMask 12 0 R >>\nstream\nx\nendstream`],
  [7, `<< ${image} >>\nstream\nx\nendstream`],
  [12, `<< ${image} >>\nstream\nx\nendstream`],
  [5, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
] as const;
const drawn = [7, 8, 0];
const streams = [5, 7, 8, 12];

/** Without a table of objects: PDFium makes one. */
const file = Buffer.from(
  `%PDF-1.7\n${objects.map(([number, body]) => `${number} 0 obj ${body} endobj\n`).join('')}trailer << /Root 3 0 R /Size 13 >>\n%%EOF\n`,
);

/**
 * Whether this build of PDFium keeps its pictures and its table of objects where `picture-objects.ts` looks. With
 * another build masks are not read, and pictures are painted instead.
 */
export const canReadMasks = proveOn(file, liesAsExpected);

function liesAsExpected(pdfium: Pdfium, document: Pointer, page: Pointer): boolean {
  const { call } = pdfium;
  if (call.FPDFPage_CountObjects(page) !== drawn.length) return false;
  if (drawn.some((number, index) => pictureNumber(pdfium, call.FPDFPage_GetObject(page, index)) !== number)) {
    return false;
  }
  // An object that the file does not have is not found.
  if (objectOffset(pdfium, document, 11) !== null) return false;
  return streams.every((number) => {
    const offset = objectOffset(pdfium, document, number);
    return offset !== null && readFileStream(file, number, offset) !== null;
  });
}
