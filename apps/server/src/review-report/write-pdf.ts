import {
  bold,
  INK,
  keepTogether,
  LINE,
  MARGIN,
  MUTED,
  type Pdf,
  plain,
  rule,
  writeHeading,
  writePair,
  writePdfReport,
} from '../platform/pdf-report.ts';
import { toWinAnsi } from '../platform/win-ansi.ts';
import type { Crop, Line, ReportedAct, ReviewReport } from './review-report.ts';

/** A crop is drawn of a page of this many pixels; on paper it is as large as the print was, or a little smaller. */
const POINTS_PER_PIXEL = 0.45;
const TEXT_SIZE = 9.5;

/** The same report for printing and filing. */
export async function writeReviewPdf(report: ReviewReport): Promise<Buffer> {
  const title = `Review of loan ${report.externalRef}`;
  return writePdfReport(title, report.madeAt, (pdf) => {
    bold(pdf, 18, INK).text(toWinAnsi(title));
    pdf.moveDown(0.8);
    writeLines(pdf, report.facts);
    writeHeading(pdf, 'Summary');
    writeLines(pdf, report.counts);
    writeHeading(pdf, 'Findings and decisions');
    if (report.findings.length === 0) say(pdf, 'Nothing was found.');
    for (const { heading, rule: ruleId, message, sources, acts } of report.findings) {
      writeTitle(pdf, heading);
      say(pdf, `${message} (${ruleId})`);
      for (const { name, value, crop } of sources) {
        writePair(pdf, name, value, TEXT_SIZE);
        writeCrop(pdf, crop);
      }
      if (acts.length === 0) say(pdf, 'Nobody has decided on it.', MUTED);
      for (const act of acts) writeAct(pdf, act);
      endPart(pdf);
    }
    writeHeading(pdf, 'Corrections');
    if (report.corrections.length === 0) say(pdf, 'No value was corrected.');
    for (const { heading, before, after, isConfirmed, act, crop } of report.corrections) {
      writeTitle(pdf, heading);
      say(pdf, `${before} to ${after}. ${isConfirmed ? 'Confirmed by the page.' : 'Not confirmed by the page.'}`);
      writeCrop(pdf, crop);
      writeAct(pdf, act);
      endPart(pdf);
    }
    if (report.changes.length > 0) writeHeading(pdf, 'Other changes');
    for (const act of report.changes) writeAct(pdf, act);
    writeHeading(pdf, 'Documents');
    for (const name of report.documents) say(pdf, name);
    writeHeading(pdf, 'Evidence');
    writeLines(pdf, report.evidence);
    say(
      pdf,
      'This report is for reading. The evidence of the loan can be exported and checked without this service. Tax and ' +
        'account numbers are masked.',
    );
  });
}

function writeLines(pdf: Pdf, all: readonly Line[]): void {
  for (const { name, value } of all) writePair(pdf, name, value, TEXT_SIZE);
}

function writeTitle(pdf: Pdf, text: string): void {
  // A title never stands alone at the foot of a page.
  keepTogether(pdf, 60);
  bold(pdf, 10.5, INK).text(toWinAnsi(text), MARGIN);
}

function say(pdf: Pdf, text: string, color = INK): void {
  plain(pdf, TEXT_SIZE, color).text(toWinAnsi(text), MARGIN);
}

function writeAct(pdf: Pdf, { who, what, when, reason, note }: ReportedAct): void {
  keepTogether(pdf, 26);
  say(pdf, `${who} ${what}, ${when}.${reason === null ? '' : ` Reason: ${reason}.`}`, MUTED);
  if (note !== null && note !== '') say(pdf, note);
}

function writeCrop(pdf: Pdf, crop: Crop | null): void {
  if (crop === null) return;
  const width = Math.min(crop.width * POINTS_PER_PIXEL, pdf.page.width - 2 * MARGIN);
  const height = (crop.height * width) / crop.width;
  keepTogether(pdf, height + 6);
  pdf.image(crop.png, MARGIN, pdf.y, { width });
  pdf.rect(MARGIN, pdf.y, width, height).lineWidth(0.5).strokeColor(LINE).stroke();
  pdf.y += height + 5;
}

function endPart(pdf: Pdf): void {
  pdf.moveDown(0.3);
  rule(pdf, LINE, 0.5);
  pdf.moveDown(0.5);
}
