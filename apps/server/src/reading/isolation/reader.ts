import { sniffFile, toPdf } from '../files/index.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium.ts';
import { serveReader } from './serve-reader.ts';

/** The reading program (dist/reader.js): knows the files of the service, and is started by a pool only. */
export function runReader(): Promise<void> {
  return serveReader(async () => {
    // Before the first file: compiling takes longer than most files do.
    await loadPdfium();
    return (bytes) => openPdf(toPdf(bytes, sniffFile(bytes)));
  });
}
