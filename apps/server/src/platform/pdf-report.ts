import { once } from 'node:events';
import { toWinAnsi } from './win-ansi.ts';

export type Pdf = PDFKit.PDFDocument;

/** Points. US Letter, as American banks print; the margins leave room for a file's punch holes. */
export const MARGIN = 60;
const FOOTER_HEIGHT = 30;
export const INK = '#1c2430';
export const MUTED = '#4a5565';
export const LINE = '#d9dde3';
const LABEL_WIDTH = 130;

/** A report for printing, as bytes. The same words and the same time always give the same bytes. */
export async function writePdfReport(title: string, at: string, write: (pdf: Pdf) => void): Promise<Buffer> {
  // Loaded when the first report is made: the command line checks exports without ever drawing a page.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    lang: 'en-US',
    info: { Title: toWinAnsi(title), Producer: 'Countersign', CreationDate: new Date(at) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  write(pdf);
  numberPages(pdf, title);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

export function writeHeading(pdf: Pdf, text: string): void {
  keepTogether(pdf, 70);
  pdf.moveDown(1.2);
  bold(pdf, 13, INK).text(text, MARGIN);
  rule(pdf, INK, 1);
  pdf.moveDown(0.6);
}

/** A name on the left, its value on the right, both wrapping in their own column. */
export function writePair(pdf: Pdf, name: string, value: string, size: number): void {
  const width = valueWidth(pdf);
  const [label, text] = [toWinAnsi(name), toWinAnsi(value)];
  const height = measurePair(pdf, name, value, size);
  // A value that fills a page by itself may break; every other one stays beside its name.
  if (height < pdf.page.height / 2) keepTogether(pdf, height);
  const top = pdf.y;
  plain(pdf, size, MUTED).text(label, MARGIN, top, { width: LABEL_WIDTH - 8 });
  plain(pdf, size, INK).text(text, MARGIN + LABEL_WIDTH, top, { width });
  const isSamePage = pdf.y >= top;
  if (isSamePage) pdf.y = Math.max(pdf.y, top + height);
  pdf.x = MARGIN;
  pdf.y += 1.5;
}

export function measurePair(pdf: Pdf, name: string, value: string, size: number): number {
  plain(pdf, size, INK);
  const labelHeight = pdf.heightOfString(toWinAnsi(name), { width: LABEL_WIDTH - 8 });
  return Math.max(labelHeight, pdf.heightOfString(toWinAnsi(value), { width: valueWidth(pdf) }));
}

function valueWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
}

export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

export function rule(pdf: Pdf, color: string, width: number): void {
  const y = pdf.y + 2;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
  pdf.y = y;
}

export function plain(pdf: Pdf, size: number, color: string): Pdf {
  return pdf.font('Helvetica').fontSize(size).fillColor(color);
}

export function bold(pdf: Pdf, size: number, color: string): Pdf {
  return pdf.font('Helvetica-Bold').fontSize(size).fillColor(color);
}

function numberPages(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would start a page of its own.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN;
    const half = (pdf.page.width - 2 * MARGIN) / 2;
    plain(pdf, 8, MUTED);
    pdf.text(toWinAnsi(title), MARGIN, y, { width: half, lineBreak: false });
    pdf.text(`Page ${index + 1} of ${count}`, MARGIN + half, y, { width: half, align: 'right', lineBreak: false });
  }
}
