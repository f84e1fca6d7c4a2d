import {
  bold,
  INK,
  keepTogether,
  LINE,
  MARGIN,
  MUTED,
  measurePair,
  type Pdf,
  plain,
  rule,
  writeHeading,
  writePair,
  writePdfReport,
} from '../../platform/pdf-report.ts';
import { toWinAnsi } from '../../platform/win-ansi.ts';
import type { Report, ReportStep } from './report-model.ts';

const DETAIL_SIZE = 9;

/** The same report for printing. Its date is the export's, so that one export always gives the same bytes. */
export async function writePdf(report: Report): Promise<Buffer> {
  return writePdfReport(`Evidence of loan ${report.externalRef}`, report.exportedAt, (pdf) => {
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
  });
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
