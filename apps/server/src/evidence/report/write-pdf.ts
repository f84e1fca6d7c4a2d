import { once } from 'node:events';
import type { Report, ReportStep } from './report-model.ts';
import { toWinAnsi } from './win-ansi.ts';

type Pdf = PDFKit.PDFDocument;

/** Points. US Letter, as American banks print; the margins leave room for a file's punch holes. */
const MARGIN = 60;
const FOOTER_HEIGHT = 30;
const INK = '#1c2430';
const MUTED = '#4a5565';
const LINE = '#d9dde3';
const LABEL_WIDTH = 130;
const DETAIL_SIZE = 9;

/** The same report for printing. Its date is the export's, so that one export always gives the same bytes. */
export async function writePdf(report: Report): Promise<Buffer> {
  // Loaded when the first report is made: the command line checks exports without ever drawing a page.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    lang: 'en-US',
    info: {
      Title: toWinAnsi(`Evidence of loan ${report.externalRef}`),
      Producer: 'Countersign',
      CreationDate: new Date(report.exportedAt),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');

  writeTitle(pdf, report);
  writeHeading(pdf, 'What happened');
  for (const step of report.steps) writeStep(pdf, step);
  writeHeading(pdf, 'Documents');
  writeDocuments(pdf, report);
  writeHeading(pdf, 'How to check this');
  plain(pdf, 9.5, INK).text(
    'These pages are for reading; nothing in them is signed. The entries they were made from are in entries.jsonl. ' +
      'Check them with "countersign verify-evidence FILE", which needs no server, no database and no network, and ' +
      'compare the key with the one that the bank publishes.',
  );
  numberPages(pdf, report);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeTitle(pdf: Pdf, report: Report): void {
  bold(pdf, 18, INK).text(toWinAnsi(`Evidence of loan ${report.externalRef}`));
  const until = report.steps.at(-1)?.when ?? '';
  plain(pdf, 10, MUTED).text(`What happened to this loan, by whom and when, up to ${until}. Times are UTC.`);
  pdf.moveDown(1);
  const facts: readonly (readonly [string, string])[] = [
    ['Loan id', report.loanId],
    ['Exported', until],
    ['Entries', String(report.steps.length)],
    ['Hash of the last entry', report.head],
    ['Entries in the signed log', String(report.treeSize)],
    ['Key', report.key],
  ];
  for (const [name, value] of facts) writePair(pdf, name, value, 9.5);
}

function writeHeading(pdf: Pdf, text: string): void {
  keepTogether(pdf, 70);
  pdf.moveDown(1.2);
  bold(pdf, 13, INK).text(text, MARGIN);
  rule(pdf, INK, 1);
  pdf.moveDown(0.6);
}

function writeStep(pdf: Pdf, step: ReportStep): void {
  // The title never stands alone at the foot of a page: who and when follow it, and the first detail.
  const [first] = step.details;
  const firstHeight = first === undefined ? 0 : measurePair(pdf, first.name, first.value, DETAIL_SIZE);
  keepTogether(pdf, 40 + Math.min(firstHeight, pdf.page.height / 2));
  bold(pdf, 10.5, INK).text(toWinAnsi(`${step.seq}.  ${step.title}`), MARGIN);
  plain(pdf, 9.5, MUTED).text(toWinAnsi(`${step.when}  ·  ${step.who}`));
  pdf.moveDown(0.25);
  for (const { name, value } of step.details) writePair(pdf, name, value, DETAIL_SIZE);
  keepTogether(pdf, 24);
  pdf.font('Courier').fontSize(7.5).fillColor(MUTED).text(step.hash, MARGIN);
  pdf.moveDown(0.35);
  rule(pdf, LINE, 0.5);
  pdf.moveDown(0.55);
}

function writeDocuments(pdf: Pdf, { documents }: Report): void {
  if (documents.length === 0) plain(pdf, 9.5, INK).text('The chain records no documents.');
  for (const { name, sha256, purged } of documents) {
    keepTogether(pdf, 44);
    bold(pdf, 9.5, INK).text(toWinAnsi(name), MARGIN);
    plain(pdf, 9, MUTED).text(purged === null ? 'Bytes stored' : `Bytes deleted by retention ${purged}`);
    pdf.font('Courier').fontSize(7.5).fillColor(MUTED).text(`SHA-256 ${sha256}`);
    pdf.moveDown(0.5);
  }
}

/** A name on the left, its value on the right, both wrapping in their own column. */
function writePair(pdf: Pdf, name: string, value: string, size: number): void {
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

function measurePair(pdf: Pdf, name: string, value: string, size: number): number {
  plain(pdf, size, INK);
  const labelHeight = pdf.heightOfString(toWinAnsi(name), { width: LABEL_WIDTH - 8 });
  return Math.max(labelHeight, pdf.heightOfString(toWinAnsi(value), { width: valueWidth(pdf) }));
}

function valueWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

function rule(pdf: Pdf, color: string, width: number): void {
  const y = pdf.y + 2;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
  pdf.y = y;
}

function numberPages(pdf: Pdf, report: Report): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would start a page of its own.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN;
    const half = (pdf.page.width - 2 * MARGIN) / 2;
    plain(pdf, 8, MUTED);
    pdf.text(toWinAnsi(`Evidence of loan ${report.externalRef}`), MARGIN, y, { width: half, lineBreak: false });
    pdf.text(`Page ${index + 1} of ${count}`, MARGIN + half, y, { width: half, align: 'right', lineBreak: false });
  }
}

function plain(pdf: Pdf, size: number, color: string): Pdf {
  return pdf.font('Helvetica').fontSize(size).fillColor(color);
}

function bold(pdf: Pdf, size: number, color: string): Pdf {
  return pdf.font('Helvetica-Bold').fontSize(size).fillColor(color);
}
