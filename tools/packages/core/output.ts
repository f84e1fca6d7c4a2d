import PDFDocument from 'pdfkit';

/** A PDF to draw into. Its dates are fixed, so that the same drawing gives the same bytes. */
export function openOutput(): { doc: PDFKit.PDFDocument; finished: Promise<Uint8Array> } {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  return { doc, finished };
}
