import { FileRefused } from '../pdf/pdf-file.ts';
import type { FileKind } from './sniff-file.ts';
import { wrapJpeg } from './wrap-jpeg.ts';
import { wrapPng } from './wrap-png.ts';
import { wrapTiff } from './wrap-tiff.ts';
import { writePdf } from './write-pdf.ts';

/**
 * Lays a picture onto the page of a PDF, so that every later step knows PDFs only. A PDF is answered as it is. Throws
 * FileRefused; hostile pictures can take long or much memory, so this runs where PDFs are read.
 */
export function toPdf(bytes: Uint8Array, kind: FileKind | null): Uint8Array {
  if (kind === 'pdf') return bytes;
  if (kind === 'jpeg') return writePdf([wrapJpeg(bytes)]);
  if (kind === 'png') return writePdf([wrapPng(bytes)]);
  if (kind === 'tiff') return writePdf(wrapTiff(bytes));
  if (bytes.length === 0) throw new FileRefused('file_empty', 'The file is empty. Upload it again.');
  throw new FileRefused(
    'file_type_unknown',
    'The file is neither a PDF nor a JPEG, PNG or TIFF picture. Print it to a PDF and upload that.',
  );
}
