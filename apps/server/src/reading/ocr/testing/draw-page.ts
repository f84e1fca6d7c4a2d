import PDFDocument from 'pdfkit';
import type { GrayImage } from '../../images/gray-image.ts';
import { openPdf } from '../../pdf/open-pdf.ts';

export interface DrawnLine {
  readonly text: string;
  /** Left edge and baseline's line box top, in points. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export interface DrawOptions {
  readonly dpi?: number;
  /** In points. */
  readonly width?: number;
  readonly height?: number;
}

/** A printed page as a picture. Small by default: recognizing it takes a fraction of what a whole page takes. */
export async function drawPage(lines: readonly DrawnLine[], options: DrawOptions = {}): Promise<GrayImage> {
  const { dpi = 200, width = 420, height = 300 } = options;
  const doc = new PDFDocument({ size: [width, height], margin: 0 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const { text, x, y, size = 11 } of lines)
    doc.font('Helvetica').fontSize(size).text(text, x, y, { lineBreak: false });
  doc.end();
  await ended;
  const pdf = await openPdf(Buffer.concat(parts));
  try {
    return pdf.renderPage({ pageNo: 1, width: Math.round((width * dpi) / 72), colour: 'gray' });
  } finally {
    pdf.close();
  }
}

/** Enough print to tell up from down, with the numbers that matter. */
export const noteLines: readonly DrawnLine[] = [
  { text: 'PROMISSORY NOTE', x: 40, y: 30, size: 15 },
  { text: 'Loan number 0044718293 dated 03/01/2026', x: 40, y: 70 },
  { text: 'For value received the borrower promises to pay', x: 40, y: 95 },
  { text: 'the principal amount of $418,250.75 with interest', x: 40, y: 115 },
  { text: 'at a yearly rate of 6.375% until it is paid in full.', x: 40, y: 135 },
  { text: 'Payments are due on the first day of each month', x: 40, y: 155 },
  { text: 'and the maturity date of this note is 03/01/2056.', x: 40, y: 175 },
  { text: 'The lender may change the place of payment at any', x: 40, y: 195 },
  { text: 'time by a written notice to the borrower.', x: 40, y: 215 },
];

/** What it must be read as, word for word. */
export const noteWords: readonly string[] = noteLines.flatMap(({ text }) => text.split(' '));
